import type { CreditTerm } from '@fairway/contract/customers.ts';
import { dueOfInvoice, type TermShipment } from '@fairway/domain/invoices/term-of.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { creditTermsOf } from '../customers/credit-terms-of.ts';
import type { Db } from '../database/open.ts';
import { shipmentsById } from '../shipments/shipment-lookups.ts';
import type { StoredShipment } from '../shipments/stored-shipment.ts';

const dayOf = (at: Date | null): string | null =>
  at === null ? null : formatDate(at.getTime(), 'yyyy-MM-dd');

/** What of a shipment a term may count from. */
export const termFacts = ({ business, etd, atd, bizDate }: StoredShipment): TermShipment => ({
  ...{ business, etdOn: dayOf(etd), atdOn: dayOf(atd), onBoardOn: dayOf(atd), bizDate },
});

/** When an invoice of a party over shipments is due, and the day that is counted from. */
export async function dueDayOf(
  db: Db,
  { partyId, shipmentIds, billOn }: { partyId: string; shipmentIds: readonly string[]; billOn: string },
): Promise<{ baseOn: string; dueOn: string }> {
  const terms: CreditTerm[] = await creditTermsOf(db, partyId);
  const shipments = await shipmentsById(db, shipmentIds);
  return dueOfInvoice(terms, [...shipments.values()].map(termFacts), billOn);
}
