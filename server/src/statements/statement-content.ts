import type { StatementBasis } from '@fairway/contract/money-fields.ts';
import type { StatementInvoice } from '@fairway/contract/statements.ts';
import {
  type InvoiceHistory,
  type StatementPeriod,
  statementLine,
  statementSums,
} from '@fairway/domain/statements/statement-figures.ts';
import {
  type FundsHistory,
  statementReceipts,
  unappliedOf,
} from '@fairway/domain/statements/statement-receipts.ts';
import { addDays } from '@fairway/domain/time/calendar-day.ts';
import { defaultZone } from '@fairway/domain/time/format-date.ts';
import { midnightOf } from '@fairway/domain/time/zoned.ts';
import type { Db } from '../database/open.ts';
import { companyDay } from '../freight/company-day.ts';
import { inCurrency } from '../invoices/invoice-lines.ts';
import {
  type FundsRow,
  findCarried,
  findFunds,
  findIssuedCredits,
  findIssuedInvoices,
  findSettlements,
  type InvoiceRow,
} from './history-store.ts';
import type { StatementContent } from './stored-statement.ts';

/** So many lines are read by a customer; beyond that the period is too long. */
export const mostLines = 2_000;
const mostRead = 50_000;

export interface Pair {
  companyId: string;
  partyId: string;
}
export const pairKey = ({ companyId, partyId }: Pair): string => `${companyId} ${partyId}`;

interface Known extends InvoiceRow {
  history: InvoiceHistory;
  credits: ReadonlyMap<string, string>;
}

/**
 * What statements of some customers would say of a period, by company and customer. The number of statements to the
 * database does not grow with them.
 */
export async function statementContents(
  db: Db,
  pairs: readonly Pair[],
  { basis, period }: { basis: StatementBasis; period: StatementPeriod },
): Promise<ReadonlyMap<string, StatementContent>> {
  const partyIds = [...new Set(pairs.map(({ partyId }) => partyId))];
  const companyIds = [...new Set(pairs.map(({ companyId }) => companyId))];
  const span = { begins: firstMoment(period.from), ends: firstMoment(addDays(period.to, 1)) };
  const asked = { partyIds, zone: defaultZone, ...span };
  const invoices = await histories(
    db,
    await findIssuedInvoices(db, { ...asked, companyIds, basis, from: period.from, most: mostRead }),
  );
  const paymentIds = invoices.flatMap(({ history }) => history.settlements.map((one) => one.paymentId));
  const funds = await findFunds(db, { ...asked, paymentIds: [...new Set(paymentIds)] });
  const byPair = Map.groupBy(invoices, pairKey);
  const byParty = Map.groupBy(funds, ({ partyId }) => partyId);
  const contents = new Map<string, StatementContent>();
  for (const pair of pairs)
    contents.set(
      pairKey(pair),
      contentOf(byPair.get(pairKey(pair)) ?? [], byParty.get(pair.partyId) ?? [], {
        ...{ period, companyId: pair.companyId },
      }),
    );
  return withShipments(db, contents);
}

const firstMoment = (day: string): Date => {
  const at = midnightOf(day, defaultZone);
  if (at === undefined) throw new RangeError(`Not a day: ${day}`);
  return new Date(at);
};

async function histories(db: Db, invoices: readonly InvoiceRow[]): Promise<Known[]> {
  const ids = invoices.map(({ id }) => id);
  const credits = Map.groupBy(await findIssuedCredits(db, ids), ({ creditOfId }) => creditOfId);
  const settlements = Map.groupBy(await findSettlements(db, ids), ({ invoiceId }) => invoiceId);
  const dayOf = (at: Date | null) => (at === null ? null : companyDay(at));
  return invoices.map((invoice) => {
    const { id, currency, total, basisOn, issuedAt, voidedAt } = invoice;
    const own = credits.get(id) ?? [];
    return {
      ...invoice,
      credits: new Map(own.map((credit) => [credit.id, credit.invoiceNo])),
      history: {
        ...{ id, currency, total, basisOn, issuedOn: companyDay(issuedAt), voidedOn: dayOf(voidedAt) },
        credits: own.map((credit) => ({
          ...{ id: credit.id, amount: credit.total, on: companyDay(credit.issuedAt) },
          voidedOn: dayOf(credit.voidedAt),
        })),
        settlements: (settlements.get(id) ?? []).map(({ at, reversedAt, ...one }) => ({
          ...{ id: one.id, paymentId: one.paymentId, payCurrency: one.payCurrency, paid: one.paid },
          ...{ settled: one.settled, on: companyDay(at), reversedOn: dayOf(reversedAt) },
        })),
      },
    };
  });
}

function contentOf(
  known: readonly Known[],
  funds: readonly FundsRow[],
  { period, companyId }: { period: StatementPeriod; companyId: string },
): StatementContent {
  const byId = new Map(known.map((invoice) => [invoice.id, invoice]));
  const invoices = known.flatMap((invoice): StatementInvoice[] => {
    const line = statementLine(invoice.history, period);
    if (!line) return [];
    const { id: invoiceId, credits, ...figures } = line;
    return [
      {
        ...{ invoiceId, invoiceNo: invoice.invoiceNo, on: invoice.basisOn, dueOn: invoice.dueOn },
        ...{ shipmentNos: [], billNos: [], total: inCurrency(invoice.currency, invoice.total), ...figures },
        credits: credits.map(({ id, amount }) => ({
          ...{ invoiceId: id, invoiceNo: invoice.credits.get(id) ?? '', amount },
        })),
      },
    ];
  });
  const numbers = new Map(funds.map(({ paymentId, paymentNo }) => [paymentId, paymentNo]));
  const receipts = statementReceipts(
    fundsHistories(funds, companyId),
    known.map(({ history }) => history),
    period,
  );
  return {
    ...{ sums: statementSums(invoices), unapplied: unappliedOf(receipts), invoices },
    receipts: receipts.map(({ uses, ...receipt }) => ({
      ...{ ...receipt, paymentNo: numbers.get(receipt.paymentId) ?? '' },
      uses: uses.map((use) => ({ ...use, invoiceNo: byId.get(use.invoiceId)?.invoiceNo ?? '' })),
    })),
  };
}

const fundsHistories = (rows: readonly FundsRow[], companyId: string): FundsHistory[] =>
  [...Map.groupBy(rows, ({ paymentId }) => paymentId)].flatMap(([paymentId, own]) => {
    const [first] = own;
    if (!first) return [];
    const { currency, valueOn } = first;
    const isElsewhere = first.companyId !== companyId;
    return [{ ...{ paymentId, currency, valueOn, isElsewhere, moves: own } }];
  });

async function withShipments(
  db: Db,
  contents: ReadonlyMap<string, StatementContent>,
): Promise<ReadonlyMap<string, StatementContent>> {
  const ids = [...contents.values()].flatMap(({ invoices }) => invoices.map(({ invoiceId }) => invoiceId));
  const carried = Map.groupBy(await findCarried(db, ids), ({ invoiceId }) => invoiceId);
  for (const { invoices } of contents.values())
    for (const invoice of invoices) {
      const own = carried.get(invoice.invoiceId) ?? [];
      invoice.shipmentNos = own.map(({ shipmentNo }) => shipmentNo);
      invoice.billNos = [...new Set(own.flatMap(({ mblNo, hblNo }) => [mblNo, hblNo]).filter(Boolean))];
    }
  return contents;
}

export const isEmpty = ({ invoices, receipts }: StatementContent): boolean =>
  invoices.length === 0 && receipts.length === 0;

export const isTooLong = ({ invoices, receipts }: StatementContent): boolean =>
  invoices.length + receipts.length > mostLines;
