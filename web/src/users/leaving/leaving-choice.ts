import type { LeavingPreview } from '@fairway/contract/leaving.ts';
import type { HoldingKind } from '@fairway/contract/leaving-words.ts';
import { isReceived, kindsWithoutReceiver, receiverOf } from '@fairway/domain/leaving/receivers.ts';

/** What somebody chose so far. */
export interface LeavingChoice {
  leftOn: string;
  /** Who gets everything that nobody else was chosen for; '' is nobody. */
  toId: string;
  receivers: Partial<Record<HoldingKind, string>>;
}

type Holdings = LeavingPreview['holdings'];

const asked = ({ toId, receivers }: LeavingChoice) => ({
  toId: toId || null,
  receivers: Object.fromEntries(Object.entries(receivers).filter(([, id]) => id !== '')),
});

export const bodyOf = (version: number, choice: LeavingChoice) => ({
  ...{ version, leftOn: choice.leftOn },
  ...asked(choice),
});

export const missingIn = (holdings: Holdings, choice: LeavingChoice): HoldingKind[] =>
  kindsWithoutReceiver(holdings, asked(choice));

export const heldIn = (holdings: Holdings): Holdings => holdings.filter(({ count }) => count > 0);

export const toOf = (kind: HoldingKind, choice: LeavingChoice): string | null =>
  receiverOf(kind, asked(choice));

export const hasOwnReceiver = isReceived;
