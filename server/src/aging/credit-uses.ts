import type { CreditUse, CreditUses } from '../credit/credit-use.ts';
import { sumReceivable, sumUnbilled } from './store.ts';

const byParty =
  (sums: typeof sumReceivable): CreditUse =>
  async (db, { customerIds }) => {
    const rows = Map.groupBy(await sums(db, customerIds), ({ partyId }) => partyId);
    return new Map(
      [...rows].map(([partyId, own]) => [partyId, own.map(({ currency, amount }) => ({ currency, amount }))]),
    );
  };

/** What invoices and charges use of the credit of customers. */
export const agingCreditUses: CreditUses = {
  receivable: byParty(sumReceivable),
  unbilled: byParty(sumUnbilled),
};
