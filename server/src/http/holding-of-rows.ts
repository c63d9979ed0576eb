import type { HoldingKind } from '@fairway/contract/leaving-words.ts';
import type { ModelId } from '@fairway/contract/modules.ts';
import {
  countRowsOf,
  firstRowsOf,
  giveRows,
  giveRowsBack,
  type RowsOfPerson,
} from '../database/rows-of-person.ts';
import { examplesShown, type HandingOver, type Holding } from './holding.ts';

interface OfRows {
  kind: HoldingKind;
  seenWith: ModelId;
  /** A table has several columns that name somebody. */
  rows: readonly RowsOfPerson[];
  linkTo: (id: string) => string;
  /** What follows for rows that are somebody else's now. */
  after?: (
    ctx: HandingOver,
    changed: { column: string; ids: readonly string[]; from: string; to: string },
  ) => Promise<unknown>;
}

/** A kind that is rows with the id of who looks after them. */
export const holdingOfRows = ({ kind, seenWith, rows, linkTo, after }: OfRows): Holding => ({
  ...{ kind, seenWith },
  async count(db, userId, most) {
    let count = 0;
    for (const each of rows) count += await countRowsOf(db, each, userId, most);
    return Math.min(count, most);
  },
  async examples(db, userId) {
    const found = [];
    for (const each of rows) found.push(...(await firstRowsOf(db, each, userId, examplesShown)));
    return found.slice(0, examplesShown).map(({ id, name }) => ({ name, link: linkTo(id) }));
  },
  async handOver(ctx, { from, to }) {
    if (to === null) return [];
    const moved = [];
    for (const each of rows) {
      const { column } = each;
      const ids = await giveRows(ctx.db, each, { from, to, now: ctx.now });
      if (ids.length > 0) await after?.(ctx, { column, ids, from, to });
      moved.push(...ids.map((id) => ({ ref: `${column} ${id}` })));
    }
    return moved;
  },
  async handBack(ctx, { from, to }, moved) {
    if (to === null) return 0;
    let count = 0;
    for (const each of rows) {
      const { column } = each;
      const mark = `${column} `;
      const wanted = moved.flatMap(({ ref }) => (ref.startsWith(mark) ? [ref.slice(mark.length)] : []));
      const ids = await giveRowsBack(ctx.db, each, { from: to, to: from, now: ctx.now, ids: wanted });
      if (ids.length > 0) await after?.(ctx, { column, ids, from: to, to: from });
      count += ids.length;
    }
    return count;
  },
});
