import type { ActsTitle, AuditActs } from '../wire/audit-acts.ts';

/** What they are called together. */
export const ordersActsTitle: ActsTitle = 'auditOfOrders';

export const ordersActs: AuditActs = {
  createOrder: 'actCreateOrder',
  updateOrder: 'actUpdateOrder',
  deleteOrder: 'actDeleteOrder',
  copyOrder: 'actCopyOrder',
  repriceOrder: 'actRepriceOrder',
  submitOrder: 'actSubmitOrder',
  withdrawOrder: 'actWithdrawOrder',
  askOrderInfo: 'actAskOrderInfo',
  rejectOrder: 'actRejectOrder',
  acceptOrder: 'actAcceptOrder',
  acceptOrders: 'actAcceptOrders',
  bookOrder: 'actBookOrder',
  failOrderSpace: 'actFailOrderSpace',
  releaseOrder: 'actReleaseOrder',
  convertOrder: 'actConvertOrder',
  requestOrderAmend: 'actRequestOrderAmend',
  answerOrderAmend: 'actAnswerOrderAmend',
  cancelOrder: 'actCancelOrder',
  requestOrderCancel: 'actRequestOrderCancel',
  answerOrderCancel: 'actAnswerOrderCancel',
  saveOrderTemplate: 'actSaveOrderTemplate',
  orderFromTemplate: 'actOrderFromTemplate',
  deleteOrderTemplate: 'actDeleteOrderTemplate',
};
