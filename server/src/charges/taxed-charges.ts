import type { Db } from '../database/open.ts';

/** In the currency of the charge: what tax invoices ask for of it, and what issued ones have. */
export interface TaxedPart {
  asked: string;
  invoiced: string;
}

/** What some charges have on tax invoices; one that none asks for may be missing. */
export type TaxedCharges = (db: Db, chargeIds: readonly string[]) => Promise<ReadonlyMap<string, TaxedPart>>;
