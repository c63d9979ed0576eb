import type { Business, ShipmentState } from '@fairway/contract/shipment-fields.ts';
import type { ShipmentStage } from '@fairway/contract/tracking.ts';
import type { Words } from './words.ts';

export const shipmentStateWords: Record<ShipmentState, Words> = {
  active: { zh: '进行中', en: 'under way' },
  closed: { zh: '结案', en: 'closed' },
  cancelled: { zh: '取消', en: 'cancelled' },
};

/** What people are told about shipments. */
export const shipmentMessages = {
  billSent: { zh: '请确认 {number} 的提单草稿', en: 'Please confirm the draft of the bill of {number}' },
  billRedrafted: {
    zh: '{number} 的提单内容有变，将重新请您确认',
    en: 'The bill of {number} changed; you will be asked to confirm it again',
  },
  billConfirmed: { zh: '{name}确认了 {number} 的提单草稿', en: '{name} confirmed the bill of {number}' },
  billChanges: {
    zh: '{name}要求修改 {number} 的提单',
    en: '{name} asks for changes in the bill of {number}',
  },
  assigned: { zh: '您成为 {number} 的负责人员', en: 'You look after {number} now' },
  documentAdded: { zh: '{name}上传了 {number} 的文件', en: '{name} added a document to {number}' },
  published: { zh: '{number} 有新的单证', en: 'There is a new document of {number}' },
} satisfies Record<string, Words>;

export const businessWords: Record<Business, Words> = {
  SE: { zh: '海运出口', en: 'Sea export' },
  SI: { zh: '海运进口', en: 'Sea import' },
  AE: { zh: '空运出口', en: 'Air export' },
  AI: { zh: '空运进口', en: 'Air import' },
  RE: { zh: '铁路', en: 'Rail' },
  LT: { zh: '陆运', en: 'Land' },
};

export const stageWords: Record<ShipmentStage, Words> = {
  unbooked: { zh: '待订舱', en: 'Not booked' },
  booked: { zh: '已订舱', en: 'Booked' },
  emptyOut: { zh: '已提空箱', en: 'Empty picked up' },
  gatedIn: { zh: '已进港', en: 'Gated in' },
  cleared: { zh: '已放行', en: 'Cleared' },
  loaded: { zh: '已装船', en: 'Loaded' },
  atSea: { zh: '海上运输', en: 'At sea' },
  transhipping: { zh: '中转中', en: 'Transhipping' },
  arrived: { zh: '已到港', en: 'Arrived' },
  discharged: { zh: '已卸船', en: 'Discharged' },
  available: { zh: '可提货', en: 'Available' },
  gatedOut: { zh: '已提重箱', en: 'Gated out' },
  delivered: { zh: '已送达', en: 'Delivered' },
  emptyReturned: { zh: '已还空箱', en: 'Empty returned' },
  closed: { zh: '已结案', en: 'Closed' },
};

/** The sheet that a list is exported to. */
export const shipmentSheetWords = {
  title: { zh: '货物清单', en: 'Shipments' },
  shipmentNo: { zh: '业务编号', en: 'Shipment' },
  business: { zh: '业务类型', en: 'Business' },
  customer: { zh: '客户', en: 'Customer' },
  mbl: { zh: '主单号', en: 'Master bill' },
  hbl: { zh: '分单号', en: 'House bill' },
  so: { zh: '订舱号', en: 'Booking' },
  customerRef: { zh: '客户参考号', en: 'Reference' },
  pol: { zh: '起运港', en: 'Port of loading' },
  pod: { zh: '目的港', en: 'Port of discharge' },
  carrier: { zh: '船公司', en: 'Carrier' },
  vessel: { zh: '船名航次', en: 'Vessel and voyage' },
  boxes: { zh: '箱量', en: 'Boxes' },
  teu: { zh: 'TEU', en: 'TEU' },
  stage: { zh: '状态', en: 'Stage' },
  etd: { zh: '预计开船', en: 'ETD' },
  atd: { zh: '实际开船', en: 'ATD' },
  eta: { zh: '预计到港', en: 'ETA' },
  ata: { zh: '实际到港', en: 'ATA' },
  salesman: { zh: '业务员', en: 'Sales' },
  cut: {
    zh: '数据较多，只导出了前 {count} 票，请缩小筛选范围',
    en: 'Only the first {count} shipments were exported. Narrow the filters for the rest.',
  },
} satisfies Record<string, Words>;

/** What was chosen and is not there. */
export const shipmentReferenceWords = {
  customer: { zh: '客户', en: 'customer' },
  bookingAgent: { zh: '订舱代理', en: 'booking agent' },
  agent: { zh: '海外代理', en: 'overseas agent' },
  carrier: { zh: '承运人', en: 'carrier' },
  pol: { zh: '起运港', en: 'port of loading' },
  pod: { zh: '目的港', en: 'port of discharge' },
  receiptPort: { zh: '收货地', en: 'place of receipt' },
  deliveryPort: { zh: '交货地', en: 'place of delivery' },
  tranship: { zh: '中转港', en: 'transhipment port' },
  port: { zh: '港口', en: 'port' },
  company: { zh: '公司', en: 'company' },
  member: { zh: '人员', en: 'colleague' },
  party: { zh: '往来单位', en: 'partner' },
  sailing: { zh: '船期', en: 'sailing' },
} satisfies Record<string, Words>;

/** What shipments that are to be merged must have in common. */
export const mergeWords = {
  customer: { zh: '客户', en: 'customer' },
  lane: { zh: '航线', en: 'lane' },
  ship: { zh: '船名航次', en: 'ship' },
  business: { zh: '业务类型', en: 'business' },
} satisfies Record<string, Words>;
