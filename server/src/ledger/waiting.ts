import type { Db } from '../database/open.ts';
import type { Context } from '../http/context.ts';

/** How much of a company still waits in a month, such as charges nobody approved. */
export interface WaitingCount {
  period: string;
  companyId: string;
  count: number;
}

/** What keeps a month from being closed. */
export interface Waiting {
  /** In the months from one on. */
  count: (db: Db, from: string) => Promise<readonly WaitingCount[]>;
  /** Moves what still waits in one month into another that is open. */
  carryOver: (ctx: Context, from: string, to: string) => Promise<void>;
}
