import type { PlainKey } from '../../language/words.ts';

export type BatchKind = 'approve' | 'reject' | 'transfer';

interface Shown {
  batchType: 0 | 1 | 2;
  /** On the button. */
  act: PlainKey;
  title: PlainKey;
  opinion: PlainKey;
}

export const batchKinds: Readonly<Record<BatchKind, Shown>> = {
  approve: { batchType: 0, act: 'flowApprove', title: 'batchApprove', opinion: 'flowOpinion' },
  reject: { batchType: 1, act: 'flowReject', title: 'batchReject', opinion: 'flowRejectOpinion' },
  transfer: { batchType: 2, act: 'flowTransfer', title: 'batchTransfer', opinion: 'flowTransferReason' },
};
