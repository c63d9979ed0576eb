import type { OrderFields, OrderState, RejectReason } from '@fairway/contract/order-fields.ts';
import type { OrderProblem } from '@fairway/domain/orders/order-problems.ts';
import type { Words } from './words.ts';

export const orderStateWords: Record<OrderState, Words> = {
  draft: { zh: '草稿', en: 'draft' },
  submitted: { zh: '待审核', en: 'waiting for an answer' },
  needInfo: { zh: '待补资料', en: 'more information needed' },
  rejected: { zh: '已拒绝', en: 'rejected' },
  accepted: { zh: '已受理', en: 'accepted' },
  booking: { zh: '订舱中', en: 'booking' },
  confirmed: { zh: '已放舱', en: 'space confirmed' },
  converted: { zh: '已转单', en: 'a shipment already' },
  completed: { zh: '已完成', en: 'completed' },
  cancelled: { zh: '已取消', en: 'cancelled' },
  expired: { zh: '已失效', en: 'expired' },
};

export const rejectReasonWords: Record<RejectReason, Words> = {
  space: { zh: '无舱位', en: 'no space' },
  price: { zh: '价格', en: 'price' },
  credit: { zh: '信用', en: 'credit' },
  cargo: { zh: '货物不符合要求', en: 'cargo' },
  compliance: { zh: '合规', en: 'compliance' },
};

const fieldWords: Partial<Record<keyof OrderFields, Words>> = {
  customerId: { zh: '客户', en: 'customer' },
  mode: { zh: '运输方式', en: 'way of transport' },
  rateId: { zh: '运价', en: 'rate' },
  quoteId: { zh: '报价单', en: 'quote' },
  sailingId: { zh: '船期', en: 'sailing' },
  polId: { zh: '起运港', en: 'port of loading' },
  podId: { zh: '目的港', en: 'port of discharge' },
  cargoReadyOn: { zh: '货好日期', en: 'day the cargo is ready' },
  etdFrom: { zh: '期望开船日', en: 'day of departure' },
  etdTo: { zh: '最晚开船日', en: 'last day of departure' },
  boxes: { zh: '箱型箱量', en: 'boxes' },
  shipper: { zh: '发货人', en: 'shipper' },
  commodity: { zh: '品名', en: 'goods' },
  grossKg: { zh: '毛重', en: 'gross weight' },
  cbm: { zh: '体积', en: 'volume' },
  packages: { zh: '件数', en: 'packages' },
  isDangerous: { zh: '危险品', en: 'dangerous goods' },
  unNo: { zh: 'UN 编号', en: 'UN number' },
  imoClass: { zh: '危险品类别', en: 'class of dangerous goods' },
  fileIds: { zh: '附件', en: 'files' },
};
export const fieldName = (field: string): Words =>
  fieldWords[field as keyof OrderFields] ?? { zh: field, en: field };

const problemWords: Record<OrderProblem['problem'], Words> = {
  missing: { zh: '{field}未填写', en: '{field} is missing' },
  tooHeavy: { zh: '{field}超过箱子载重', en: '{field} is more than the boxes carry' },
  tooLarge: { zh: '{field}超过箱子容积', en: '{field} is more than the boxes hold' },
  backwards: { zh: '{field}与其他日期矛盾', en: '{field} does not fit the other days' },
  past: { zh: '{field}已过', en: '{field} lies in the past' },
  needsSafetySheet: { zh: '危险品须上传 MSDS', en: 'dangerous goods need their safety data sheet' },
};
export const problemWord = ({ field, problem }: OrderProblem): Words => ({
  zh: problemWords[problem].zh.replace('{field}', fieldName(field).zh),
  en: problemWords[problem].en.replace('{field}', fieldName(field).en),
});

/** What people are told about orders. */
export const orderMessages = {
  submitted: {
    zh: '{name}提交了订单 {orderNo}，请审核',
    en: '{name} sent the order {orderNo}: please answer it',
  },
  withdrawn: { zh: '{name}撤回了订单 {orderNo}', en: '{name} took the order {orderNo} back' },
  needInfo: { zh: '订单 {orderNo} 需要补充资料', en: 'The order {orderNo} needs more information' },
  rejected: { zh: '订单 {orderNo} 未被受理', en: 'The order {orderNo} was rejected' },
  accepted: { zh: '订单 {orderNo} 已受理', en: 'The order {orderNo} was accepted' },
  waitingForCredit: {
    zh: '订单 {orderNo} 超出信用额度，待信用审批',
    en: 'The order {orderNo} is beyond the credit of its customer: it waits for approval',
  },
  booking: { zh: '订单 {orderNo} 已订舱，等待放舱', en: 'Space was asked for: order {orderNo}' },
  noSpace: {
    zh: '订单 {orderNo} 舱位未确认，将改配船期',
    en: 'No space yet: order {orderNo} goes with another sailing',
  },
  confirmed: {
    zh: '订单 {orderNo} 已放舱，订舱号 {soNo}',
    en: 'Space for order {orderNo} is confirmed: {soNo}',
  },
  converted: {
    zh: '订单 {orderNo} 已转业务 {shipmentNo}',
    en: 'Order {orderNo} became the shipment {shipmentNo}',
  },
  completed: { zh: '订单 {orderNo} 已完成', en: 'The order {orderNo} is completed' },
  cancelled: { zh: '订单 {orderNo} 已取消', en: 'The order {orderNo} was cancelled' },
  cancelRefused: { zh: '订单 {orderNo} 的取消申请未获同意', en: 'The order {orderNo} was not cancelled' },
  amendAsked: { zh: '{name}申请变更订单 {orderNo}', en: '{name} asks for changes of the order {orderNo}' },
  cancelAsked: { zh: '{name}申请取消订单 {orderNo}', en: '{name} asks to cancel the order {orderNo}' },
  amendGranted: { zh: '订单 {orderNo} 的变更已同意', en: 'The changes of the order {orderNo} were made' },
  amendRefused: {
    zh: '订单 {orderNo} 的变更未获同意',
    en: 'The changes of the order {orderNo} were refused',
  },
  repriced: { zh: '订单 {orderNo} 已重新计价', en: 'The order {orderNo} was priced anew' },
  expired: {
    zh: '订单 {orderNo} 的锁价已到期，请重新计价',
    en: 'The price of order {orderNo} is not held any longer',
  },
  overdue: {
    zh: '订单 {orderNo} 超过 24 小时未审核',
    en: 'The order {orderNo} waits for its answer since a day',
  },
} satisfies Record<string, Words>;
