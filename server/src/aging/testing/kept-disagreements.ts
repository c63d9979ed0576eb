import { agingCells, agingGroups, agingItemColumns } from '@fairway/contract/aging.ts';
import type { Db } from '../../database/open.ts';
import { readGroups, readItems } from '../read-open-items.ts';
import {
  type AgingItemsPage,
  type AgingQuestion,
  listOpenItems,
  sumBilled,
  sumOwed,
  sumUnapplied,
} from '../store.ts';

export interface Asking {
  asOf: string;
  moment: Date | null;
  /** Who sees companies, and who sees what they sell or made. */
  sights: readonly { companyIds: string[]; userIds: string[] }[];
  filters: readonly AgingQuestion['filters'][];
}

const sorted = <T extends object>(rows: readonly T[]): string[] =>
  rows
    .map((row) =>
      JSON.stringify(
        Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1)),
        plain,
      ),
    )
    .sort();
/** The database writes a sum with as many decimals as what it added up. */
const plain = (_: string, value: unknown): unknown =>
  typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;

const inPlace = (item: object, place: number) => ({ ...item, place });

/** What is kept in memory beside what the database adds up when it is asked directly; where they are not the same. */
export async function keptDisagreements(
  db: Db,
  { asOf, moment, sights, filters }: Asking,
): Promise<string[]> {
  const found: string[] = [];
  const compare = (words: string, kept: readonly object[], direct: readonly object[]) => {
    const [one, other] = [sorted(kept), sorted(direct)];
    if (one.join() !== other.join()) found.push(`${asOf} ${words}: ${one.join()} is not ${other.join()}`);
  };
  for (const { companyIds, userIds } of sights)
    for (const side of ['receivable', 'payable'] as const)
      for (const filter of filters) {
        const sight = { partyId: null, companyIds, userIds, sides: [side] };
        const question: AgingQuestion = { sight, side, asOf, moment, filters: filter };
        const words = [userIds, companyIds, side, JSON.stringify(filter)].join(' ');
        for (const groupBy of agingGroups) {
          const kept = await readGroups(db, question, groupBy, '2000-01-01');
          compare(`owed ${groupBy} ${words}`, kept.owed, await sumOwed(db, question, groupBy));
          compare(`money ${groupBy} ${words}`, kept.unapplied, await sumUnapplied(db, question, groupBy));
          if (groupBy === 'currency')
            compare(
              `billed ${words}`,
              [kept],
              [{ ...kept, billed: await sumBilled(db, question, '2000-01-01') }],
            );
        }
        for (const what of ['invoice', 'money'] as const)
          for (const [at, cell] of agingCells.entries()) {
            const page: AgingItemsPage = {
              ...{ currentPage: 1 + (at % 2), pageSize: 5, sort: at % 3 === 0 ? 'asc' : 'desc' },
              sidx: [undefined, ...agingItemColumns][at % 4],
            };
            const kept = await readItems(db, question, { what, cell }, page);
            const direct = await listOpenItems(db, question, { what, cell }, page);
            compare(`${what} ${cell} ${words}`, kept.items.map(inPlace), direct.items.map(inPlace));
            compare(`sums of ${what} ${cell} ${words}`, kept.sums, direct.sums);
          }
      }
  return found;
}
