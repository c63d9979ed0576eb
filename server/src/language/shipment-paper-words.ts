import type { Language } from '@fairway/contract/errors.ts';
import type { BillTextField } from '@fairway/contract/shipment-papers.ts';
import type { ShipmentPaperKind } from '@fairway/contract/shipment-prints.ts';
import { type Words, wordsIn } from './words.ts';

const titles: Record<ShipmentPaperKind, Words> = {
  bookingForm: { zh: '出口货物托运单', en: 'Booking Form' },
  billDraft: { zh: '提单确认件', en: 'Bill of Lading (Draft)' },
  arrivalNotice: { zh: '到港通知书', en: 'Arrival Notice' },
  telexLetter: { zh: '电放保函', en: 'Letter of Indemnity for Telex Release' },
};

const billFields: Record<BillTextField, Words> = {
  shipper: { zh: '发货人 Shipper', en: 'Shipper' },
  consignee: { zh: '收货人 Consignee', en: 'Consignee' },
  notify: { zh: '通知人 Notify party', en: 'Notify party' },
  notify2: { zh: '第二通知人 Also notify', en: 'Also notify' },
  preCarriage: { zh: '前程运输 Pre-carriage', en: 'Pre-carriage' },
  vesselVoyage: { zh: '船名航次 Vessel / Voyage', en: 'Vessel / Voyage' },
  receiptPlace: { zh: '收货地 Place of receipt', en: 'Place of receipt' },
  loadingPort: { zh: '装货港 Port of loading', en: 'Port of loading' },
  dischargePort: { zh: '卸货港 Port of discharge', en: 'Port of discharge' },
  deliveryPlace: { zh: '交货地 Place of delivery', en: 'Place of delivery' },
  marks: { zh: '唛头 Marks & numbers', en: 'Marks & numbers' },
  containers: { zh: '箱号/封号 Container / Seal', en: 'Container / Seal' },
  packages: { zh: '件数 Packages', en: 'Packages' },
  goods: { zh: '货名 Description of goods', en: 'Description of goods' },
  grossWeight: { zh: '毛重 Gross weight', en: 'Gross weight' },
  measurement: { zh: '体积 Measurement', en: 'Measurement' },
  freightTerm: { zh: '运费条款 Freight', en: 'Freight' },
  remarks: { zh: '备注 Remarks', en: 'Remarks' },
};

const words = {
  page: { zh: '第 {page} / {pages} 页', en: 'Page {page} of {pages}' },
  shipmentNo: { zh: '业务编号', en: 'Shipment No.' },
  date: { zh: '日期', en: 'Date' },
  shipper: { zh: '发货人', en: 'Shipper' },
  consignee: { zh: '收货人', en: 'Consignee' },
  notify: { zh: '通知人', en: 'Notify party' },
  customer: { zh: '委托单位', en: 'Booked by' },
  soNo: { zh: '订舱号 (S/O)', en: 'Booking No.' },
  mblNo: { zh: '船东提单号 (MBL)', en: 'Master B/L No.' },
  hblNo: { zh: '货代提单号 (HBL)', en: 'House B/L No.' },
  billNo: { zh: '提单号', en: 'B/L No.' },
  customerRef: { zh: '客户编号', en: 'Your reference' },
  poNo: { zh: '采购订单号', en: 'P.O. No.' },
  carrier: { zh: '船公司', en: 'Carrier' },
  vessel: { zh: '船名航次', en: 'Vessel / Voyage' },
  pol: { zh: '起运港', en: 'Port of loading' },
  pod: { zh: '目的港', en: 'Port of discharge' },
  receipt: { zh: '收货地', en: 'Place of receipt' },
  delivery: { zh: '交货地', en: 'Place of delivery' },
  via: { zh: '中转港', en: 'Via' },
  etd: { zh: '预计开船', en: 'ETD' },
  atd: { zh: '实际开船', en: 'Departed' },
  eta: { zh: '预计到港', en: 'ETA' },
  ata: { zh: '实际到港', en: 'Arrived' },
  cutSi: { zh: '截单', en: 'SI cut-off' },
  cutVgm: { zh: '截VGM', en: 'VGM cut-off' },
  cutPort: { zh: '截港', en: 'Port cut-off' },
  cutCustoms: { zh: '截关', en: 'Customs cut-off' },
  cutManifest: { zh: '截舱单', en: 'Manifest cut-off' },
  incoterm: { zh: '贸易条款', en: 'Incoterm' },
  moveTerm: { zh: '运输条款', en: 'Service' },
  freightTerm: { zh: '运费', en: 'Freight' },
  prepaid: { zh: '预付', en: 'Prepaid' },
  collect: { zh: '到付', en: 'Collect' },
  third: { zh: '第三地付款', en: 'Payable elsewhere' },
  billIssue: { zh: '签单方式', en: 'Form of B/L' },
  original: { zh: '正本', en: 'Original' },
  telex: { zh: '电放', en: 'Telex release' },
  seaway: { zh: '海运单', en: 'Sea waybill' },
  electronic: { zh: '电子提单', en: 'Electronic B/L' },
  originals: { zh: '正本份数', en: 'Originals' },
  cargo: { zh: '货物', en: 'Cargo' },
  boxes: { zh: '集装箱', en: 'Containers' },
  parties: { zh: '收发通', en: 'Parties' },
  route: { zh: '航程', en: 'Route' },
  marks: { zh: '唛头', en: 'Marks' },
  goods: { zh: '货名', en: 'Description of goods' },
  hsCode: { zh: 'HS 编码', en: 'HS code' },
  packages: { zh: '件数', en: 'Packages' },
  grossWeight: { zh: '毛重', en: 'Gross weight' },
  measurement: { zh: '体积', en: 'Volume' },
  grossKg: { zh: '毛重 (KGS)', en: 'Gross weight (kg)' },
  cbm: { zh: '体积 (CBM)', en: 'Volume (CBM)' },
  containerNo: { zh: '箱号', en: 'Container No.' },
  boxType: { zh: '箱型', en: 'Type' },
  sealNo: { zh: '封号', en: 'Seal No.' },
  lastFreeDay: { zh: '最后免费日', en: 'Last free day' },
  dangerous: { zh: '危险品', en: 'Dangerous goods' },
  temperature: { zh: '温度 (℃)', en: 'Temperature (°C)' },
  remark: { zh: '备注', en: 'Remarks' },
  total: { zh: '合计', en: 'Total' },
  draftMark: { zh: '确认稿，不得用于提货', en: 'DRAFT — NOT NEGOTIABLE' },
  confirmLine: {
    zh: '请核对以上内容；如有更改请在截单前在线提出，确认后以此签发。',
    en: 'Please check the above. Ask for changes before the SI cut-off; it is issued as confirmed.',
  },
  arrivalLine: {
    zh: '贵司货物预计（或已经）到港，请凭提单或电放文件及时办理换单、清关及提货，以免产生滞港费和滞箱费。',
    en: 'Your cargo arrives or has arrived as below. Please arrange delivery order, customs clearance and collection in time: demurrage and detention are charged after the last free day.',
  },
  telexTo: { zh: '致：{company}', en: 'To: {company}' },
  telexBody: {
    zh: '我司委托贵司承运下列货物。因业务需要，我司申请将下列提单项下货物作电放处理，无需凭正本提单，请将货物放给提单所载收货人：',
    en: 'We have entrusted you with the carriage of the cargo below. We ask you to release it by telex, without presentation of the original bill of lading, to the consignee named below:',
  },
  telexPromise: {
    zh: '我司保证：一、对因电放而产生的一切责任、风险、费用和损失由我司承担，并赔偿贵司及承运人因此遭受的损失；二、如贵司因此涉诉，我司提供所需资金与担保；三、本保函适用中华人民共和国法律，自签章之日起生效。',
    en: 'We undertake: (1) to bear every liability, risk, cost and loss that follows from this release and to indemnify you and the carrier; (2) to provide funds and security should you be sued for it; (3) that this letter is governed by the laws of the People’s Republic of China and takes effect when it is signed and stamped.',
  },
  signature: { zh: '发货人签章：', en: 'Signature and stamp of the shipper:' },
  signedOn: { zh: '日期：', en: 'Date:' },
  signer: { zh: '签署人：', en: 'Signed by:' },
  signedWith: {
    zh: '以账号“{account}”在线手写签署。',
    en: 'Signed online by hand, with the account “{account}”.',
  },
} satisfies Record<string, Words>;

type WordName = keyof typeof words;

/** The words of a paper in its language. */
export function shipmentPaperWords(language: Language) {
  return {
    ...wordsIn<WordName>(words, language),
    ...{ titles: wordsIn(titles, language), billFields: wordsIn(billFields, language) },
  };
}
export type ShipmentPaperWords = ReturnType<typeof shipmentPaperWords>;
