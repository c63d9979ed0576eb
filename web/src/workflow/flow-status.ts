import type { PlainKey } from '../language/words.ts';
import type { Tone } from '../ui/state-label.tsx';

interface Shown {
  words: PlainKey;
  tone: Tone;
}

/** Where a flow stands, by its status. */
export const flowStatuses: Readonly<Record<number, Shown>> = {
  0: { words: 'flowStatusDraft', tone: 'neutral' },
  1: { words: 'flowStatusRunning', tone: 'brand' },
  2: { words: 'flowStatusApproved', tone: 'good' },
  3: { words: 'flowStatusReturned', tone: 'bad' },
  4: { words: 'flowStatusWithdrawn', tone: 'neutral' },
  5: { words: 'flowStatusTerminated', tone: 'bad' },
  6: { words: 'flowStatusSuspended', tone: 'warn' },
  8: { words: 'flowStatusRevoking', tone: 'warn' },
  9: { words: 'flowStatusRevoked', tone: 'neutral' },
};

/** What somebody did, by the handleStatus of its record. */
export const handleStatuses: Readonly<Record<number, Shown>> = {
  0: { words: 'handleReject', tone: 'bad' },
  1: { words: 'handleApprove', tone: 'good' },
  2: { words: 'handleSubmit', tone: 'brand' },
  3: { words: 'handleWithdraw', tone: 'neutral' },
  4: { words: 'handleTerminate', tone: 'bad' },
  5: { words: 'handleAssign', tone: 'neutral' },
  6: { words: 'handleSignAfter', tone: 'neutral' },
  7: { words: 'handleTransfer', tone: 'neutral' },
  8: { words: 'handleChange', tone: 'neutral' },
  9: { words: 'handleRevive', tone: 'neutral' },
  10: { words: 'handleSignBefore', tone: 'neutral' },
  11: { words: 'handleSuspend', tone: 'warn' },
  12: { words: 'handleRestore', tone: 'neutral' },
  14: { words: 'handleRevokeAsked', tone: 'warn' },
  15: { words: 'handleRevoked', tone: 'neutral' },
  16: { words: 'handleNotRevoked', tone: 'neutral' },
};

/** What a time limit or the leaving of somebody did is called by that: nobody handed anything over. */
const systemStatuses: Readonly<Record<number, Shown>> = {
  5: { words: 'handleSuccession', tone: 'neutral' },
  7: { words: 'handleOverdueMove', tone: 'warn' },
};

/** What was done, as a record of it is headed. */
export const actOf = ({ handleStatus, handleId }: { handleStatus: number; handleId: string }): Shown =>
  (handleId === '#system' ? systemStatuses[handleStatus] : undefined) ??
  handleStatuses[handleStatus] ?? { words: 'recordActOther', tone: 'neutral' };

/** How urgent a request is, by its flowUrgent. */
export const urgencies: Readonly<Record<number, PlainKey>> = {
  1: 'flowUrgentNormal',
  2: 'flowUrgentImportant',
  3: 'flowUrgentUrgent',
};

/** It was approved, whatever became of it since. */
export const isAgreedTo = (status: number) => status === 2 || status === 8 || status === 9;

/** What is a draft or was taken back may be deleted. */
export const isDeletable = (status: number) => status === 0 || status === 4;
