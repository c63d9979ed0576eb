import { type LedgerLine, refuseUnbalanced, reversedLines } from '@fairway/domain/ledger/entry.ts';
import { bookedPeriod } from '@fairway/domain/periods/period.ts';
import type { Db } from '../../database/open.ts';
import type { Posting } from '../post-entry.ts';
import { findClosedPeriods, type StoredEntry } from '../store.ts';
import type { LedgerTables } from '../tables.ts';
import { addDemoBalances, insertDemoRows } from './store.ts';

export interface DemoBooks {
  /** As `postEntry`, at a moment. */
  post: (at: number, posting: Omit<Posting, 'reverses'>) => void;
  /** As `reverseEntries`, at a moment. */
  reverse: (at: number, sourceId: string, on: string, byId: string) => void;
  /** Writes all of them, in few statements. */
  write: (db: Db) => Promise<void>;
}

/** The books of the demo while they are worked out: entries as the app would have written them one by one. */
export async function openDemoBooks(db: Db): Promise<DemoBooks> {
  // A company that upgrades may have closed months already.
  const closed = await findClosedPeriods(db, '');
  const entries: StoredEntry[] = [];
  const lines: LedgerTables['ledger_line'][] = [];
  const ofSource = new Map<string, { entry: StoredEntry; lines: readonly LedgerLine[] }[]>();

  const add = (at: number, { on, lines: posted, reverses, ...source }: Posting): void => {
    refuseUnbalanced(posted);
    const period = bookedPeriod(on, closed);
    const entry: StoredEntry = {
      ...{ ...source, id: `entry-demo-${String(entries.length + 1).padStart(5, '0')}`, period },
      bookedOn: period === on.slice(0, 7) ? on : `${period}-01`,
      ...{ at: new Date(at), reverses: reverses ?? null },
    };
    entries.push(entry);
    for (const [line, one] of posted.entries())
      lines.push({
        ...{ entryId: entry.id, line, account: one.account, partyId: one.partyId, currency: one.currency },
        ...{ amount: one.amount, bookAmount: one.bookAmount, invoiceId: one.invoiceId ?? null },
        ...{ paymentId: one.paymentId ?? null, shipmentId: one.shipmentId ?? null },
        ...{ bankAccountId: one.bankAccountId ?? null, at: entry.at },
      });
    const written = ofSource.get(source.sourceId) ?? [];
    ofSource.set(source.sourceId, [...written, { entry, lines: posted }]);
  };

  return {
    post: add,
    reverse(at, sourceId, on, byId) {
      for (const { entry, lines: posted } of ofSource.get(sourceId) ?? []) {
        const { kind, sourceNo, companyId } = entry;
        const source = { kind, sourceId, sourceNo, companyId, on, byId };
        add(at, { ...source, lines: reversedLines(posted), reverses: entry.id });
      }
    },
    async write(transaction) {
      await insertDemoRows(transaction, 'ledger_entry', entries);
      // The database looks at whole entries: all lines come in one statement.
      await insertDemoRows(transaction, 'ledger_line', lines, lines.length);
      await addDemoBalances(
        transaction,
        entries.map(({ id }) => id),
      );
    },
  };
}
