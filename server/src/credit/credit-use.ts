import type { CreditPart } from '@fairway/contract/aging.ts';
import type { Money } from '@fairway/domain/money/money.ts';
import type { Db } from '../database/open.ts';

export interface Asking {
  customerIds: readonly string[];
  /** One that is decided about now does not count for itself. */
  exceptOrderId?: string | undefined;
}

/** What something of customers uses of their credit, by customer and in any currency. */
export type CreditUse = (db: Db, asking: Asking) => Promise<ReadonlyMap<string, readonly Money[]>>;

/** Each part of what is used, by the feature that knows it. */
export type CreditUses = Partial<Record<CreditPart, CreditUse>>;
