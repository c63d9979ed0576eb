import type { ActsTitle, AuditActs } from '../wire/audit-acts.ts';

/** What they are called together. */
export const freightActsTitle: ActsTitle = 'auditOfRates';

export const freightActs: AuditActs = {
  addRate: 'actAddRate',
  changeRate: 'actChangeRate',
  deleteRate: 'actDeleteRate',
  actOnRate: 'actActOnRate',
  publishRates: 'actPublishRates',
  addLineNote: 'actAddLineNote',
  removeLineNote: 'actRemoveLineNote',
  sendLine: 'actSendLine',
  addInquiry: 'actAddInquiry',
  answerInquiry: 'actAnswerInquiry',
  closeInquiry: 'actCloseInquiry',
  addLocalCharge: 'actAddLocalCharge',
  addLocalCharges: 'actAddLocalCharges',
  changeLocalCharge: 'actChangeLocalCharge',
  deleteLocalCharge: 'actDeleteLocalCharge',
  addLaneSurcharge: 'actAddLaneSurcharge',
  changeLaneSurcharge: 'actChangeLaneSurcharge',
  deleteLaneSurcharge: 'actDeleteLaneSurcharge',
  viewRateCost: 'actViewRateCost',
};
