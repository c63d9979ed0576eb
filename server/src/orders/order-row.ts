import type { StoredOrder } from './store.ts';

/** Nothing happened to it yet. */
export const untouched = {
  ...{ version: 1, status: 'draft', request: null, asked: null, clientId: null, copiedFromId: null },
  ...{ priceBefore: null, soNo: '', slaDue: null, isLateTold: false, isWaitingForCredit: false },
  ...{ rejectReason: null, stateRemark: '', deadFreight: null, submittedAt: null, acceptedAt: null },
  ...{
    bookedAt: null,
    confirmedAt: null,
    convertedAt: null,
    endedAt: null,
    shipmentId: null,
    shipmentNo: '',
  },
} as const satisfies Partial<StoredOrder>;
