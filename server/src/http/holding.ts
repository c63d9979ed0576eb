import type { Language } from '@fairway/contract/errors.ts';
import type { HoldingKind } from '@fairway/contract/leaving-words.ts';
import type { ModelId } from '@fairway/contract/modules.ts';
import type { Db } from '../database/open.ts';
import type { Context } from './context.ts';

/** One thing that was handed over, as its kind calls it, and what the kind needs to know to take it back. */
export interface Moved {
  ref: string;
  was?: unknown;
}

/** A command that hands over or takes back: its transaction, who gave it, and what follows it. */
export type HandingOver = Pick<
  Context,
  'db' | 'bus' | 'now' | 'session' | 'language' | 'afterCommit' | 'config' | 'reader' | 'log'
>;

/** Things of one kind that somebody has to look after, and that go to somebody else when they leave. */
export interface Holding {
  kind: HoldingKind;
  /** Who has this module may see examples of them; the others learn how many there are. */
  seenWith: ModelId;
  /** How many there are, at most so many. */
  count: (db: Db, userId: string, most: number) => Promise<number>;
  /** The first of them, with the screen that shows each; no link where there is none. */
  examples: (db: Db, userId: string, language: Language) => Promise<{ name: string; link: string }[]>;
  /** Hands over all that is there now. Nobody gets what only ends. */
  handOver: (ctx: HandingOver, hand: { from: string; to: string | null }) => Promise<Moved[]>;
  /** Gives back what is still as it was handed over; says how many. */
  handBack: (
    ctx: HandingOver,
    hand: { from: string; to: string | null },
    moved: readonly Moved[],
  ) => Promise<number>;
  /** Handed over when the account is closed already: rules ask who is still here. */
  isAfterwards?: boolean;
  /** How many of those handed over follow after the commit. */
  later?: (db: Db, userId: string) => Promise<number>;
}

export const examplesShown = 5;
