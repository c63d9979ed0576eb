import type { StatementBasis, StatementState } from '@fairway/contract/money-fields.ts';
import type { StatementActName, StatementSum, StatementTab } from '@fairway/contract/statements.ts';
import type { PlainKey } from '../language/words.ts';
import type { IconName } from '../ui/icon.tsx';
import type { Tone } from '../ui/state-label.tsx';

export const stateWords = {
  draft: 'statementStateDraft',
  sent: 'statementStateSent',
  confirmed: 'statementStateConfirmed',
  disputed: 'statementStateDisputed',
  closed: 'statementStateClosed',
} as const satisfies Record<StatementState, PlainKey>;

export const stateTones: Readonly<Record<StatementState, Tone>> = {
  draft: 'neutral',
  sent: 'brand',
  confirmed: 'good',
  disputed: 'warn',
  closed: 'neutral',
};

export const tabWords = { ...stateWords, all: 'invoiceTabAll' } as const satisfies Record<
  StatementTab,
  PlainKey
>;

export const basisWords = {
  billDate: 'statementByBillDate',
  etd: 'statementByEtd',
  bizDate: 'statementByBizDate',
} as const satisfies Record<StatementBasis, PlainKey>;

export type Figure = Exclude<keyof StatementSum, 'currency'>;
export const figures = ['opening', 'billed', 'credited', 'received', 'closing'] as const;
export const figureWords = {
  opening: 'statementOpening',
  billed: 'statementBilled',
  credited: 'statementCredited',
  received: 'statementReceived',
  closing: 'statementClosing',
} as const satisfies Record<Figure, PlainKey>;

export const actWords = {
  recompute: 'statementActRecompute',
  send: 'statementActSend',
  drop: 'statementActDrop',
  noteConfirmed: 'statementActNoteConfirmed',
  close: 'statementActClose',
} as const satisfies Record<StatementActName, PlainKey>;

/** What comes of an act. */
export const actLines = {
  recompute: 'statementRecomputeLine',
  send: 'statementSendLine',
  drop: 'statementDropLine',
  noteConfirmed: 'statementNoteConfirmedLine',
  close: 'statementCloseLine',
} as const satisfies Record<StatementActName, PlainKey>;

export const actIcons: Readonly<Record<StatementActName, IconName>> = {
  recompute: 'refresh',
  send: 'forward',
  drop: 'trash',
  noteConfirmed: 'check',
  close: 'close',
};

/** What the history of a statement calls what was done. */
const historyWords: Readonly<Record<string, PlainKey>> = {
  ...actWords,
  create: 'statementDidCreate',
  confirm: 'statementDidConfirm',
  dispute: 'statementDidDispute',
};

export const historyWordOf = (act: string): PlainKey => historyWords[act] ?? 'invoiceDidOther';
