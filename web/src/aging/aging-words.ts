import type { AgingGroup, AgingRisk, CreditPart } from '@fairway/contract/aging.ts';
import type { AgingBucket, ChargeSide } from '@fairway/contract/money-fields.ts';
import type { PlainKey } from '../language/words.ts';

export const figures = [
  'notDue',
  'to30',
  'to60',
  'to90',
  'over90',
  'balance',
  'overdue',
  'unapplied',
] as const;
export type Figure = (typeof figures)[number];

export const bucketWords: Record<AgingBucket, PlainKey> = {
  ...{
    notDue: 'agingNotDue',
    to30: 'agingTo30',
    to60: 'agingTo60',
    to90: 'agingTo90',
    over90: 'agingOver90',
  },
};

/** Money no invoice has used: to us in advance, by us, or of a customer who looks at their own account. */
export const unappliedWord = (side: ChargeSide, isStaff: boolean): PlainKey =>
  isStaff ? (side === 'payable' ? 'agingUnappliedPaid' : 'agingUnapplied') : 'agingUnappliedOwn';

export const figureWords: Record<Figure, PlainKey> = {
  ...bucketWords,
  ...{ balance: 'agingBalance', overdue: 'agingOverdue', unapplied: 'agingUnapplied' },
};

export const groupWords: Record<AgingGroup, PlainKey> = {
  ...{ customer: 'agingByCustomer', sales: 'agingBySales', department: 'agingByDepartment' },
  ...{ currency: 'agingByCurrency', company: 'agingByCompany' },
};

export const sideWords: Record<ChargeSide, PlainKey> = {
  receivable: 'agingReceivable',
  payable: 'agingPayable',
};

export const riskWords: Record<AgingRisk, PlainKey> = {
  ...{ overLimit: 'agingRiskOverLimit', overdue: 'agingRiskOverdue', frozen: 'agingRiskFrozen' },
};

export const creditPartWords: Record<CreditPart, PlainKey> = {
  ...{ receivable: 'agingCreditReceivable', unbilled: 'agingCreditUnbilled', orders: 'agingCreditOrders' },
};
