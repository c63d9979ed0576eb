import type { CreditTerm } from '@fairway/contract/customers.ts';
import type { Business } from '@fairway/contract/shipment-fields.ts';
import { dueDay } from './due-day.ts';

/** What of a shipment a term may count from; days of the calendar, null while they are not known. */
export interface TermShipment {
  business: Business;
  etdOn: string | null;
  atdOn: string | null;
  onBoardOn: string | null;
  bizDate: string;
}

/** The term that holds for business of a kind on a day; one for this kind before one for all. */
export function termOf(terms: readonly CreditTerm[], business: Business, on: string): CreditTerm | null {
  const holding = terms.filter(
    ({ status, validFrom, validTo }) =>
      status === 'active' && validFrom <= on && (validTo === null || on <= validTo),
  );
  return (
    holding.find(({ bizTypes }) => bizTypes.includes(business)) ??
    holding.find(({ bizTypes }) => bizTypes.length === 0) ??
    null
  );
}

/** The day a term counts from; what is not known yet is what comes nearest to it. */
export function baseDay(
  { etdOn, atdOn, onBoardOn, bizDate }: TermShipment,
  basis: CreditTerm['baseDate'],
  billOn: string,
): string {
  if (basis === 'invoiceDate') return billOn;
  if (basis === 'jobDate') return bizDate;
  const sailed = atdOn ?? etdOn ?? bizDate;
  if (basis === 'onBoard') return onBoardOn ?? sailed;
  return basis === 'atd' ? sailed : (etdOn ?? atdOn ?? bizDate);
}

/** When an invoice over shipments is due: as late as the last of them, since it is paid as a whole. */
export function dueOfInvoice(
  terms: readonly CreditTerm[],
  shipments: readonly TermShipment[],
  billOn: string,
): { baseOn: string; dueOn: string } {
  const days = shipments.map((shipment) => {
    const term = termOf(terms, shipment.business, billOn);
    const baseOn = term ? baseDay(shipment, term.baseDate, billOn) : billOn;
    return { baseOn, dueOn: dueDay(baseOn, term) };
  });
  return days.reduce(
    (last, one) => (one.dueOn > last.dueOn ? one : last),
    days[0] ?? { baseOn: billOn, dueOn: billOn },
  );
}
