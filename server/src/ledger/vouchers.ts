import { Readable } from 'node:stream';
import { AppError } from '@fairway/contract/app-error.ts';
import type { Reply } from '@fairway/contract/endpoint.ts';
import type {
  exportVouchers as exportCall,
  LedgerEntry,
  listVoucherBatches as listCall,
} from '@fairway/contract/ledger.ts';
import { exact } from '@fairway/domain/money/money.ts';
import { csvOf, csvType } from '@fairway/domain/text/csv.ts';
import { newId } from '../database/new-id.ts';
import { contentDisposition } from '../files/describe-file.ts';
import type { Bytes, Context } from '../http/context.ts';
import { entryWords, reversalWords, voucherWords as words } from '../language/ledger-words.ts';
import { peopleNames } from '../people/people-by-id.ts';
import { type SheetColumn, sheetType, writeSheet } from '../spreadsheets/write-sheet.ts';
import { readCompanies } from './reader.ts';
import { shownEntries } from './shown-entries.ts';
import {
  fillBatch,
  findBatch,
  findBatches,
  findVouchers,
  isBatchOf,
  type StoredBatch,
} from './voucher-store.ts';

const shownBatches = 100;
const pageSize = 500;

/** The entries of a month that no batch has, each handed out once; a file can be had again and again. */
export async function exportVouchers(ctx: Context, period: string): Promise<Reply<typeof exportCall>> {
  const { db, now, session } = ctx;
  const batch = { id: newId(now.getTime()), period, count: 0, at: now, byId: session.userId };
  const count = await fillBatch(db, batch, await readCompanies(ctx));
  if (count === 0) throw new AppError('VOUCHERS_NONE', { period });
  ctx.auditTarget(`${period} ${count}`);
  return { id: batch.id, period, count, at: now.getTime(), byName: session.realName };
}

export async function listVoucherBatches(ctx: Context): Promise<Reply<typeof listCall>> {
  const { db } = ctx;
  const companyIds = await readCompanies(ctx);
  const own: StoredBatch[] = [];
  for (const batch of await findBatches(db, shownBatches))
    if (await isBatchOf(db, batch.id, companyIds)) own.push(batch);
  const people = await peopleNames(
    db,
    own.flatMap(({ byId }) => byId ?? []),
    { withAccounts: false },
  );
  return {
    list: own.map(({ id, period, count, at, byId }) => ({
      ...{ id, period, count, at: at.getTime(), byName: people.get(byId ?? '') ?? '' },
    })),
  };
}

export async function getVoucherFile(ctx: Context, id: string, as: 'csv' | 'xlsx'): Promise<Bytes> {
  const { db, language } = ctx;
  const batch = await findBatch(db, id);
  if (!batch || !(await isBatchOf(db, id, await readCompanies(ctx)))) throw new AppError('NOT_FOUND');
  const rows = rowsOf(ctx, id);
  const columns = columnsOf(language);
  const name = `${words.title[language]} ${batch.period} ${id}.${as}`;
  const headers = {
    'content-disposition': contentDisposition('attachment', name),
    'cache-control': 'no-store',
  };
  if (as === 'csv') return { contentType: csvType, body: Readable.from(csvLines(columns, rows)), headers };
  return {
    contentType: sheetType,
    body: await writeSheet({ name: words.title[language], columns, rows }),
    headers,
  };
}

interface VoucherLine {
  entry: LedgerEntry;
  no: number;
  at: number;
  line: LedgerEntry['lines'][number];
}

async function* rowsOf(ctx: Context, batchId: string): AsyncGenerator<VoucherLine> {
  for (let after = 0; ; ) {
    const found = await findVouchers(ctx.db, batchId, after, pageSize);
    const entries = await shownEntries(ctx, found);
    for (const [index, entry] of entries.entries())
      for (const [at, line] of entry.lines.entries())
        yield { entry, no: found[index]?.no ?? 0, at: at + 1, line };
    if (found.length < pageSize) return;
    after = found.at(-1)?.no ?? after;
  }
}

const sideOf = (amount: string, side: 'debit' | 'credit'): string => {
  const value = side === 'debit' ? exact(amount) : exact(amount).negated();
  return value.greaterThan(0) ? value.toFixed(exact(amount).decimalPlaces() > 2 ? 3 : 2) : '';
};

function summaryOf({ kind, sourceNo, isReversal }: LedgerEntry, language: Context['language']): string {
  const name = entryWords[kind][language];
  return [isReversal ? reversalWords[language] : '', name, sourceNo].filter(Boolean).join(' ');
}

function columnsOf(language: Context['language']): SheetColumn<VoucherLine>[] {
  const text = (of: keyof typeof words, value: (row: VoucherLine) => string): SheetColumn<VoucherLine> => ({
    ...{ heading: words[of][language], kind: 'text', value },
  });
  return [
    text('date', ({ entry }) => entry.bookedOn),
    text('period', ({ entry }) => entry.period),
    { heading: words.number[language], kind: 'number', value: ({ no }) => no },
    { heading: words.line[language], kind: 'number', value: ({ at }) => at },
    text('summary', ({ entry }) => summaryOf(entry, language)),
    text('accountCode', ({ line }) => line.code),
    text('accountName', ({ line }) => line.name),
    text('currency', ({ line }) => line.currency),
    text('debit', ({ line }) => sideOf(line.amount, 'debit')),
    text('credit', ({ line }) => sideOf(line.amount, 'credit')),
    text('bookDebit', ({ line }) => sideOf(line.bookAmount, 'debit')),
    text('bookCredit', ({ line }) => sideOf(line.bookAmount, 'credit')),
    text('partyName', ({ line }) => line.partyName),
    text('shipmentNo', ({ line }) => line.shipmentNo),
    text('source', ({ entry }) => entry.sourceNo),
    // The last one: systems that take such files in count their columns.
    text('company', ({ entry }) => entry.companyName),
  ];
}

async function* csvLines(
  columns: readonly SheetColumn<VoucherLine>[],
  rows: AsyncIterable<VoucherLine>,
): AsyncGenerator<string> {
  yield csvOf([columns.map(({ heading }) => heading)]);
  // The mark of UTF-8 stands at the beginning only.
  for await (const row of rows) yield csvOf([columns.map(({ value }) => String(value(row) ?? ''))]).slice(1);
}
