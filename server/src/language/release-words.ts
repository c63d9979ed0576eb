import {
  type GateCode,
  type GateFixer,
  type GateReasonName,
  type GateRemedy,
  gateCodes,
  type HoldType,
  type ReleaseKind,
} from '@fairway/contract/release-fields.ts';
import { englishOf, type Words } from './words.ts';

/** Why a check of the gate passes or fails, as a customer reads it too. */
export const gateReasonWords: Record<GateReasonName, Words> = {
  nothingOwed: { zh: '本票款项已结清', en: 'Nothing is owed for this shipment' },
  onCredit: { zh: '在信用账期和额度之内', en: 'Within the agreed credit' },
  owesNoTerm: { zh: '欠 {owed}，未约定账期', en: '{owed} owed, and no credit was agreed' },
  owesPrepaid: { zh: '欠 {owed}，款到放单', en: '{owed} owed: released against payment only' },
  owesSuspended: { zh: '欠 {owed}，账期已暂停', en: '{owed} owed while the credit is suspended' },
  owesRateMissing: {
    zh: '汇率缺失：{pair} {date}，无法核对额度',
    en: 'No rate {pair} of {date}: the limit cannot be checked',
  },
  owesOverdue: {
    zh: '欠 {owed}，另有 {count} 份账单逾期 {days} 天',
    en: '{owed} owed, and {count} {count:invoice is overdue, by|invoices are overdue, the longest by} {days} {days:day|days}',
  },
  owesBeyondLimit: { zh: '欠 {owed}，超出信用额度', en: '{owed} owed, which is beyond the credit limit' },
  noHold: { zh: '没有扣货', en: 'Nothing holds the cargo' },
  heldHard: { zh: '{type}扣货：{reason}', en: 'Held ({type}): {reason}' },
  heldSoft: { zh: '{type}扣货：{reason}', en: 'Held ({type}): {reason}' },
  papersComplete: { zh: '单证齐全', en: 'The papers are complete' },
  billMissing: { zh: '提单还没有确认', en: 'The bill is not confirmed yet' },
  originalsMissing: {
    zh: '正本提单收回 {collected}/{originals} 份',
    en: '{collected} of {originals} {originals:original bill has|original bills have} come back',
  },
  originalsOut: {
    zh: '已签正本，收回 {collected}/{originals} 份后才能电放',
    en: 'Originals were issued: {collected} of {originals} {originals:has|have} come back',
  },
  letterMissing: { zh: '缺电放保函', en: 'The letter of indemnity is missing' },
  houseBillOut: { zh: '分单还没有交回或电放', en: 'The house bill is not surrendered' },
  masterBillOut: { zh: '主单还没有电放', en: 'The master bill is not surrendered' },
  carrierPaid: { zh: '船公司费用没有逾期', en: 'Nothing is overdue to the carrier' },
  carrierOverdue: {
    zh: '欠船公司运费已逾期，船公司可能扣货',
    en: 'The carrier’s freight is overdue: they may hold the cargo',
  },
  customsCleared: { zh: '目的港已清关', en: 'Customs cleared it at the destination' },
  customsOpen: { zh: '目的港还没有清关', en: 'Customs have not cleared it at the destination yet' },
  customsNotAsked: { zh: '不需要', en: 'Not needed' },
  customerFine: { zh: '客户状态正常', en: 'The customer is in good standing' },
  customerFrozen: { zh: '客户已冻结', en: 'The customer is frozen' },
  customerBlack: { zh: '客户在黑名单中', en: 'The customer is blacklisted' },
};

/** The same without amounts, for who may not see what is owed. */
export const gateReasonsWithoutAmounts: Partial<Record<GateReasonName, Words>> = {
  owesNoTerm: { zh: '款项未结清，未约定账期', en: 'Not paid, and no credit was agreed' },
  owesPrepaid: { zh: '款项未结清，款到放单', en: 'Not paid: released against payment only' },
  owesSuspended: { zh: '款项未结清，账期已暂停', en: 'Not paid while the credit is suspended' },
  owesOverdue: { zh: '款项未结清，有账单逾期', en: 'Not paid, and invoices are overdue' },
  owesBeyondLimit: { zh: '款项未结清，超出信用额度', en: 'Not paid, and beyond the credit limit' },
};

export const gateRemedyWords: Record<GateRemedy, Words> = {
  collectMoney: { zh: '付款后自动通过', en: 'It passes by itself once it is paid' },
  askGuarantee: { zh: '付款，或申请担保放货', en: 'Pay, or ask for a release on guarantee' },
  addRate: { zh: '请维护汇率', en: 'Enter the exchange rate' },
  liftHold: { zh: '解除扣货后继续', en: 'It goes on once the hold is lifted' },
  writeBill: { zh: '请确认提单', en: 'Confirm the bill' },
  collectOriginals: { zh: '请交回全套正本提单', en: 'Hand in the full set of original bills' },
  addLetter: { zh: '请签署或上传电放保函', en: 'Sign the letter of indemnity, or upload a signed one' },
  surrenderBill: { zh: '请先办理提单电放', en: 'Have the bill surrendered first' },
  payCarrier: { zh: '请安排付款给船公司', en: 'Have the carrier paid' },
  clearCustoms: { zh: '清关后即可提货', en: 'The cargo can be picked up after customs' },
  unfreeze: { zh: '请联系财务解除冻结', en: 'Ask finance to release the customer' },
};

export const gateFixerWords: Record<GateFixer, Words> = {
  customer: { zh: '客户', en: 'the customer' },
  sales: { zh: '业务员', en: 'the salesperson' },
  operations: { zh: '操作', en: 'operations' },
  documents: { zh: '单证', en: 'documents' },
  finance: { zh: '财务', en: 'finance' },
  manager: { zh: '经理', en: 'a manager' },
};

export const holdTypeWords: Record<HoldType, Words> = {
  credit: { zh: '欠费', en: 'credit' },
  customs: { zh: '海关', en: 'customs' },
  carrier: { zh: '船公司', en: 'carrier' },
  terminal: { zh: '码头', en: 'terminal' },
  documents: { zh: '单证', en: 'documents' },
  shipper: { zh: '发货人', en: 'shipper' },
  legal: { zh: '司法', en: 'legal' },
  quarantine: { zh: '检疫', en: 'quarantine' },
  dangerous: { zh: '危险品', en: 'dangerous goods' },
  overweight: { zh: '超重', en: 'overweight' },
};

export const releaseKindWords: Record<ReleaseKind, Words> = {
  original: { zh: '正本放单', en: 'Against originals' },
  telex: { zh: '电放', en: 'Telex release' },
  seaway: { zh: '海运单', en: 'Sea waybill' },
  deliveryOrder: { zh: '换单放货', en: 'Delivery order' },
};

export const gateCheckNames: Record<GateCode, Words> = {
  G1: { zh: '应收款', en: 'Receivables' },
  G2: { zh: '扣货', en: 'Holds' },
  G3: { zh: '提单文件', en: 'Bill and papers' },
  G4: { zh: '船司费用', en: 'Owed to the carrier' },
  G5: { zh: '目的港清关', en: 'Customs at destination' },
  G6: { zh: '客户状态', en: 'Customer' },
};

export const releaseWords = {
  /** Why and by whom stays with staff. */
  heldForCustomer: { zh: '货物被扣（{type}），请联系客服', en: 'Held ({type}): please ask our service' },
  gateOpen: { zh: '全部通过', en: 'Everything passes' },
  overdueHold: { zh: '账单逾期', en: 'Overdue invoices' },
  overduePaid: { zh: '逾期账单已结清', en: 'The overdue invoices were paid' },
  holdEnded: { zh: '扣货到期', en: 'The hold ended' },
  wholeCargo: { zh: '整票', en: 'all of it' },
} as const satisfies Record<string, Words>;

/** What people are told, by what happened. */
export const releaseMessages = {
  applied: { zh: '{no} 申请放货：{shipment}', en: 'Release {no} applied for: {shipment}' },
  passed: { zh: '{no} 检查全部通过，可以放货：{shipment}', en: 'Release {no} may be executed: {shipment}' },
  approved: { zh: '{no} 放货已批准：{shipment}', en: 'Release {no} approved: {shipment}' },
  rejected: { zh: '{no} 放货未获批准：{shipment}', en: 'Release {no} refused: {shipment}' },
  held: { zh: '{no} 被扣货：{shipment}', en: 'Release {no} held: {shipment}' },
  lifted: { zh: '{no} 扣货已解除：{shipment}', en: 'Release {no} goes on: {shipment}' },
  bounced: {
    zh: '{no} 放货条件变差，重新审批：{shipment}',
    en: 'Release {no} is approved once more: {shipment}',
  },
  released: { zh: '{no} 已放货：{shipment}', en: 'Released with {no}: {shipment}' },
  expired: { zh: '{no} 批准后未执行，已失效：{shipment}', en: 'Release {no} expired: {shipment}' },
  revoked: { zh: '{no} 放货已撤回：{shipment}', en: 'Release {no} was taken back: {shipment}' },
  stopped: { zh: '{no} 代理确认停止放货：{shipment}', en: 'The agent stopped the release {no}: {shipment}' },
  promiseBroken: {
    zh: '{no} 担保放货过了承诺付款日：{shipment}',
    en: 'The promise behind {no} was not kept: {shipment}',
  },
} as const satisfies Record<string, Words>;

export const holdMessages = {
  placed: {
    zh: '客户 {customer} 账单逾期，{count} 票货已扣',
    en: '{customer} is overdue: {count} {count:shipment is|shipments are} held',
  },
  lifted: {
    zh: '客户 {customer} 逾期已清，{count} 票货解除扣货',
    en: '{customer} has paid: {count} {count:shipment goes|shipments go} on',
  },
} as const satisfies Record<string, Words>;

/** A check as its approval names it. */
export const gateCheckTitle = (code: GateCode): Words => ({
  zh: `${code} ${gateCheckNames[code].zh}`,
  en: `${code} ${gateCheckNames[code].en}`,
});

/** The texts of the built-in approval of releases, and what its choices are called. */
export const releaseFlowEnglish = {
  ...englishOf(Object.values(releaseKindWords)),
  ...englishOf(gateCodes.map(gateCheckTitle)),
  放货审批: 'Cargo release',
  '在放货管理中提交；欠款 5 万元以内部门经理批准，20 万元以内加上级经理，更多加财务，担保放货至少两级。':
    'Submitted from cargo release: up to CNY 50,000 the head of department approves, up to 200,000 a manager as well, beyond that finance too; a guarantee needs two levels at least.',
  提交放货申请: 'Submit the release',
  部门经理批准: 'Approval by the head of department',
  欠款和担保: 'Owed and vouched for',
  需要上级批准: 'Somebody above has to approve',
  欠款少且无担保: 'Little owed, no guarantee',
  上级经理批准: 'Approval by the manager of who approved first',
  欠款金额: 'What is owed',
  '超过 20 万元': 'More than 200,000',
  '20 万元以内': 'Up to 200,000',
  财务批准: 'Approval by finance',
  '放货：{releaseNo}（{shipmentNo}）': 'Release: {releaseNo} ({shipmentNo})',
  放货单号: 'Release no.',
  业务号: 'Shipment no.',
  提单号: 'Bill no.',
  客户: 'Customer',
  放货方式: 'Kind of release',
  箱号: 'Boxes',
  欠款: 'Owed',
  欠款折人民币: 'Owed, in CNY',
  放货检查: 'Gate',
  检查项: 'Check',
  结果: 'Result',
  说明: 'Explanation',
  是否担保: 'On guarantee',
  欠款可折算: 'Can be converted',
  担保人: 'Guarantor',
  承诺付款日: 'To be paid by',
  申请原因: 'Reason',
};
