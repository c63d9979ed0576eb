import type { PeriodActName } from '@fairway/contract/ledger.ts';
import type { EntryKind, PeriodState } from '@fairway/contract/money-fields.ts';
import type { PlainKey } from '../language/words.ts';
import type { IconName } from '../ui/icon.tsx';
import type { Tone } from '../ui/state-label.tsx';
import type { LedgerTab } from './paths.ts';

export const tabWords = {
  periods: 'ledgerPeriods',
  balance: 'ledgerBalance',
  entries: 'ledgerEntries',
  vouchers: 'ledgerVouchers',
} as const satisfies Record<LedgerTab, PlainKey>;

export const stateWords = {
  open: 'periodOpen',
  closed: 'periodClosed',
  locked: 'periodLocked',
} as const satisfies Record<PeriodState, PlainKey>;

export const stateTones: Readonly<Record<PeriodState, Tone>> = {
  ...{ open: 'brand', closed: 'good', locked: 'neutral' },
};

export const actWords = {
  close: 'periodClose',
  reopen: 'periodReopen',
  lock: 'periodLock',
  unlock: 'periodUnlock',
} as const satisfies Record<PeriodActName, PlainKey>;

/** What comes of an act. */
export const actLines = {
  close: 'periodCloseLine',
  reopen: 'periodReopenLine',
  lock: 'periodLockLine',
  unlock: 'periodUnlockLine',
} as const satisfies Record<PeriodActName, PlainKey>;

export const actIcons: Readonly<Record<PeriodActName, IconName>> = {
  ...{ close: 'check', reopen: 'undo', lock: 'lock', unlock: 'undo' },
};

/** What an entry came from. */
export const entryWords = {
  invoice: 'entryInvoice',
  payment: 'entryPayment',
  claim: 'entryClaim',
  settlement: 'entrySettlement',
  transfer: 'entryTransfer',
  loan: 'entryLoan',
} as const satisfies Record<EntryKind, PlainKey>;
