/**
 * Flows about business records, by the code of their template. The record starts them and hears what they come to;
 * nobody starts them by hand, because there would be nothing to approve. A batch of rates is published by the same flow
 * as one rate.
 */
export const flowsOfRecords = {
  ...{ rate: 'RATE_PUB', rateBatch: 'RATE_PUB' },
  ...{ customerFreeze: 'FREEZE', chargeChange: 'CHG', paymentRequest: 'PAY', release: 'REL' },
  ...{ taxInvoice: 'TAX', redInvoice: 'RED' },
  punch: 'PUNCH',
} as const;

/** What a flow is about. */
export type FlowSubject = keyof typeof flowsOfRecords;
export const flowSubjects = Object.keys(flowsOfRecords) as FlowSubject[];

const codes: ReadonlySet<string> = new Set(Object.values(flowsOfRecords));
export const isFlowOfRecord = (enCode: string): boolean => codes.has(enCode);
