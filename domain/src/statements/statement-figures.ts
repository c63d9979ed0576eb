import { exact, roundMoney, write } from '../money/money.ts';
import { addDays } from '../time/calendar-day.ts';

/** From the first day to the last one, both within. */
export interface StatementPeriod {
  from: string;
  to: string;
}

/** What happened to an invoice on which day of the company's calendar. */
export interface InvoiceHistory {
  id: string;
  currency: string;
  total: string;
  /** The day it belongs to a period by. */
  basisOn: string;
  issuedOn: string;
  voidedOn: string | null;
  credits: readonly { id: string; amount: string; on: string; voidedOn: string | null }[];
  settlements: readonly InvoiceSettlement[];
}

export interface InvoiceSettlement {
  id: string;
  paymentId: string;
  payCurrency: string;
  /** Of the payment, in its currency. */
  paid: string;
  /** What the balance fell by: covered and given up. */
  settled: string;
  on: string;
  reversedOn: string | null;
}

export interface StatementFigures {
  opening: string;
  billed: string;
  credited: string;
  received: string;
  closing: string;
}

export interface StatementLine extends StatementFigures {
  id: string;
  currency: string;
  /** Of all its time, until the end of the period. */
  paid: string;
  allCredited: string;
  /** The credit notes of the period; taken back ones below nothing. */
  credits: { id: string; amount: string }[];
}

type Exact = ReturnType<typeof exact>;
const nothing = exact('0');

/** An invoice is part of statements from the day it belongs to, or from the day it was issued where that is later. */
export const enteredOn = ({ basisOn, issuedOn }: Pick<InvoiceHistory, 'basisOn' | 'issuedOn'>): string =>
  issuedOn > basisOn ? issuedOn : basisOn;

const stands = (on: string, endedOn: string | null, day: string): boolean =>
  on <= day && (endedOn === null || endedOn > day);

interface Standing {
  billed: Exact;
  credited: Exact;
  received: Exact;
}

/** Everything that counted at the end of a day. A voided invoice is billed and taken back. */
function standingAt(invoice: InvoiceHistory, day: string): Standing {
  if (enteredOn(invoice) > day) return { billed: nothing, credited: nothing, received: nothing };
  const billed = exact(invoice.total);
  if (invoice.voidedOn !== null && invoice.voidedOn <= day)
    return { billed, credited: billed, received: nothing };
  const credited = invoice.credits
    .filter(({ on, voidedOn }) => stands(on, voidedOn, day))
    .reduce((sum, { amount }) => sum.plus(exact(amount)), nothing);
  const received = invoice.settlements
    .filter(({ on, reversedOn }) => stands(on, reversedOn, day))
    .reduce((sum, { settled }) => sum.plus(exact(settled)), nothing);
  return { billed, credited, received };
}

const openOf = ({ billed, credited, received }: Standing): Exact => billed.minus(credited).minus(received);

/** What an invoice was open for at the end of a day. */
export const openAt = (invoice: InvoiceHistory, day: string): string =>
  write(openOf(standingAt(invoice, day)));

/** What a statement says of an invoice; nothing where it was neither open at the beginning nor touched since. */
export function statementLine(
  invoice: InvoiceHistory,
  { from, to }: StatementPeriod,
): StatementLine | undefined {
  const [before, after] = [standingAt(invoice, addDays(from, -1)), standingAt(invoice, to)];
  // Billed and taken back within the period: the customer never owed it.
  if (before.billed.isZero() && invoice.voidedOn !== null && invoice.voidedOn <= to) return undefined;
  const moved = {
    billed: after.billed.minus(before.billed),
    credited: after.credited.minus(before.credited),
    received: after.received.minus(before.received),
  };
  const opening = openOf(before);
  const isTouched = [opening, moved.billed, moved.credited, moved.received].some((one) => !one.isZero());
  const credits = creditsIn(invoice, { from, to });
  if (!isTouched && credits.length === 0) return undefined;
  const { id, currency } = invoice;
  const amount = (value: Exact) => roundMoney({ currency, amount: write(value) }).amount;
  return {
    ...{ id, currency, opening: amount(opening), billed: amount(moved.billed) },
    ...{ credited: amount(moved.credited), received: amount(moved.received), closing: amount(openOf(after)) },
    ...{ paid: amount(after.received), allCredited: amount(after.credited), credits },
  };
}

/** The credit notes that changed what it is open for within the period. */
function creditsIn(invoice: InvoiceHistory, { from, to }: StatementPeriod): StatementLine['credits'] {
  const before = addDays(from, -1);
  const entered = enteredOn(invoice);
  const counts = (on: string, endedOn: string | null, day: string) =>
    entered <= day && stands(on, endedOn, day);
  return invoice.credits.flatMap(({ id, amount, on, voidedOn }) => {
    const [was, is] = [counts(on, voidedOn, before), counts(on, voidedOn, to)];
    if (was === is) return [];
    const signed = is ? exact(amount) : exact(amount).negated();
    return [{ id, amount: roundMoney({ currency: invoice.currency, amount: write(signed) }).amount }];
  });
}

/** By currency, in the order of their codes: what the lines come to, never one sum over several. */
export function statementSums(
  lines: readonly (StatementFigures & { currency: string })[],
): ({ currency: string } & StatementFigures)[] {
  const byCurrency = Map.groupBy(lines, ({ currency }) => currency);
  return [...byCurrency]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([currency, own]) => {
      const sum = (of: keyof StatementFigures) =>
        roundMoney({
          currency,
          amount: write(own.reduce((all, line) => all.plus(exact(line[of])), nothing)),
        }).amount;
      return {
        ...{ currency, opening: sum('opening'), billed: sum('billed'), credited: sum('credited') },
        ...{ received: sum('received'), closing: sum('closing') },
      };
    });
}
