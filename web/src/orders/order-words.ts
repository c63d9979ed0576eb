import type { OrderFields, OrderService, OrderState, RejectReason } from '@fairway/contract/order-fields.ts';
import type {
  OrderCutoff,
  OrderHistoryAct,
  OrderNext,
  OrderPartyRole,
  OrderStep,
  OrderTab,
  OrderWarning,
} from '@fairway/contract/orders.ts';
import type { PlainKey } from '../language/words.ts';
import type { Tone } from '../ui/state-label.tsx';

type Words<K extends string> = Readonly<Record<K, PlainKey>>;

export const orderStateWords: Words<OrderState> = {
  draft: 'orderDraft',
  submitted: 'orderSubmitted',
  needInfo: 'orderNeedInfo',
  rejected: 'orderRejected',
  accepted: 'orderAccepted',
  booking: 'orderBooking',
  confirmed: 'orderConfirmed',
  converted: 'orderConverted',
  completed: 'orderCompleted',
  cancelled: 'orderCancelled',
  expired: 'orderExpired',
};

export const orderStateTones: Readonly<Record<OrderState, Tone>> = {
  draft: 'neutral',
  submitted: 'brand',
  needInfo: 'warn',
  rejected: 'bad',
  accepted: 'brand',
  booking: 'brand',
  confirmed: 'good',
  converted: 'good',
  completed: 'good',
  cancelled: 'neutral',
  expired: 'warn',
};

export const orderTabWords: Words<OrderTab> = {
  all: 'orderTabAll',
  draft: 'orderTabDraft',
  submitted: 'orderTabSubmitted',
  needInfo: 'orderTabNeedInfo',
  booking: 'orderTabBooking',
  confirmed: 'orderTabConfirmed',
  converted: 'orderTabConverted',
  completed: 'orderTabCompleted',
  cancelled: 'orderTabCancelled',
};

export const stepWords: Words<OrderStep['step']> = {
  draft: 'orderStepDraft',
  review: 'orderStepReview',
  booking: 'orderStepBooking',
  release: 'orderStepRelease',
  conversion: 'orderStepConversion',
  shipping: 'orderStepShipping',
  completion: 'orderStepCompletion',
};

export const cutoffWords: Words<OrderCutoff> = {
  cutSi: 'orderCutSi',
  cutVgm: 'orderCutVgm',
  cutPort: 'orderCutPort',
  cutCustoms: 'orderCutCustoms',
  cutManifest: 'orderCutManifest',
};

type Plain = Exclude<OrderNext['what'], 'meetCutoff' | 'none' | 'ship'>;

/** To whom it is up, and to everybody else. */
export const nextWords: Readonly<Record<Plain, { todo: PlainKey; waits: PlainKey }>> = {
  submit: { todo: 'orderDoSubmit', waits: 'orderWaitSubmit' },
  reprice: { todo: 'orderDoReprice', waits: 'orderWaitReprice' },
  review: { todo: 'orderDoReview', waits: 'orderWaitReview' },
  approveCredit: { todo: 'orderDoCredit', waits: 'orderWaitCredit' },
  giveInfo: { todo: 'orderDoInfo', waits: 'orderWaitInfo' },
  book: { todo: 'orderDoBook', waits: 'orderWaitBook' },
  release: { todo: 'orderDoRelease', waits: 'orderWaitRelease' },
  convert: { todo: 'orderDoConvert', waits: 'orderWaitConvert' },
  answerAmend: { todo: 'orderDoAmend', waits: 'orderWaitAmend' },
  answerCancel: { todo: 'orderDoCancel', waits: 'orderWaitCancel' },
};

export const warningWords: Words<OrderWarning> = {
  priceLockEnds: 'orderWarnLockEnds',
  priceLockOver: 'orderWarnLockOver',
  priceLeftValidity: 'orderWarnLeft',
  priceOtherBoxes: 'orderWarnBoxes',
  rateChanged: 'orderWarnRate',
  notPriced: 'orderWarnNoPrice',
  readyAfterCutoff: 'orderWarnReady',
  answerOverdue: 'orderWarnOverdue',
  waitingForCredit: 'orderWarnCredit',
  customerFrozen: 'orderWarnFrozen',
  spaceFull: 'orderWarnSpace',
};

export const rejectWords: Words<RejectReason> = {
  space: 'orderRejectSpace',
  price: 'orderRejectPrice',
  credit: 'orderRejectCredit',
  cargo: 'orderRejectCargo',
  compliance: 'orderRejectCompliance',
};

export const serviceWords: Words<OrderService> = {
  truck: 'orderServiceTruck',
  customs: 'orderServiceCustoms',
  insurance: 'orderServiceInsurance',
  warehouse: 'orderServiceWarehouse',
  delivery: 'orderServiceDelivery',
};

export const roleWords: Words<OrderPartyRole> = {
  shipper: 'orderShipper',
  consignee: 'orderConsignee',
  notify: 'orderNotify',
};

export const fieldWords: Words<keyof OrderFields> = {
  customerId: 'orderCustomer',
  mode: 'orderMode',
  rateId: 'orderPricedBy',
  quoteId: 'orderPricedBy',
  incoterm: 'orderIncoterm',
  polId: 'orderPol',
  podId: 'orderPod',
  receiptPlace: 'orderReceipt',
  deliveryPlace: 'orderDelivery',
  cargoReadyOn: 'orderReady',
  etdFrom: 'orderEtdFrom',
  etdTo: 'orderEtdTo',
  sailingId: 'orderSailing',
  boxes: 'orderBoxes',
  services: 'orderServices',
  shipper: 'orderShipper',
  consignee: 'orderConsignee',
  notify: 'orderNotify',
  commodity: 'orderCommodity',
  commodityEn: 'orderCommodityEn',
  hsCode: 'orderHs',
  marks: 'orderMarks',
  isDangerous: 'orderDangerous',
  unNo: 'orderUn',
  imoClass: 'orderClass',
  packages: 'orderPackages',
  packageType: 'orderPackageType',
  grossKg: 'orderGross',
  cbm: 'orderCbm',
  customerRef: 'orderCustomerRef',
  poNo: 'orderPo',
  remark: 'orderRemark',
  fileIds: 'orderFiles',
};

export const historyWords: Words<OrderHistoryAct> = {
  create: 'orderHistCreate',
  edit: 'orderHistEdit',
  reprice: 'orderHistReprice',
  copy: 'orderHistCopy',
  submit: 'orderHistSubmit',
  withdraw: 'orderHistWithdraw',
  askInfo: 'orderHistAskInfo',
  reject: 'orderHistReject',
  accept: 'orderHistAccept',
  waitForCredit: 'orderHistCredit',
  book: 'orderHistBook',
  failSpace: 'orderHistFail',
  release: 'orderHistRelease',
  convert: 'orderHistConvert',
  cancel: 'orderHistCancel',
  confirmCancel: 'orderHistConfirmCancel',
  expire: 'orderHistExpire',
  complete: 'orderHistComplete',
  overdue: 'orderHistOverdue',
  requestAmend: 'orderHistAskAmend',
  grantAmend: 'orderHistGrantAmend',
  refuseAmend: 'orderHistRefuseAmend',
  requestCancel: 'orderHistAskCancel',
  refuseCancel: 'orderHistRefuseCancel',
};
