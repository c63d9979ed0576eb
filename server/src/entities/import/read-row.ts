import type { AskedImport, ImportProblem } from '@fairway/contract/entity-imports.ts';
import { defaultZone } from '@fairway/domain/time/format-date.ts';
import type { Db } from '../../database/open.ts';
import { addressOf, type Cell, type Row } from '../../spreadsheets/sheet.ts';
import type { EntityRules, Kept, Reference } from '../entity-rules.ts';
import { cellMoment, cellValue, type Field, partsOf } from './cell-value.ts';
import type { spelledRecords } from './find-spelled.ts';

type Columns = AskedImport['columns'];
type Problem = Omit<ImportProblem, 'words'>;
type Found = { value: unknown } | { why: Problem['why'] };

interface Reading {
  db: Db;
  rules: EntityRules;
  columns: Columns;
  idsOf: ReturnType<typeof spelledRecords>;
}

/** What the cells of a row say, by field, and which of them say nothing that fits. An empty cell says nothing at all. */
export async function readRow({ db, rules, columns, idsOf }: Reading, row: Row) {
  const values: Kept = {};
  const problems: Problem[] = [];
  const moments = rules.moments ?? [];
  // The zone of a moment may depend on the ports of the same row.
  const ordered = columns.toSorted((one, other) => order(moments, one.field) - order(moments, other.field));
  for (const { column, field, means } of ordered) {
    const cell = row.cells[column];
    if (!cell || cell.text === '') continue;
    const found = await readCell(field, cell, means);
    if ('value' in found) values[field] = found.value;
    else {
      const address = cell.mergedFrom === undefined ? addressOf(row.number, column) : cell.address;
      problems.push({ row: row.number, address, field, text: cell.text, why: found.why });
    }
  }
  return { values, problems };

  async function readCell(
    field: string,
    cell: Cell,
    means: Readonly<Record<string, string>>,
  ): Promise<Found> {
    if (cell.error !== undefined || cell.isUncalculated) return { why: 'value' };
    const reference = rules.references?.[field];
    if (reference) return referred(reference, field, cell.text);
    if (moments.includes(field)) {
      const at = cellMoment(cell, (await rules.zoneOf?.(db, values, field)) ?? defaultZone);
      return at === undefined ? { why: 'value' } : { value: at };
    }
    const own = rules.fromCell?.[field];
    if (own) return { value: own.read(cell.text) };
    const value = cellValue(rules.entity.written.shape[field] as Field, cell, means);
    return value === undefined ? { why: 'value' } : { value };
  }

  async function referred(reference: Reference, field: string, text: string): Promise<Found> {
    const isMany = (rules.entity.written.shape[field] as Field).safeParse([]).success;
    const ids: string[] = [];
    for (const part of isMany ? partsOf(text) : [text]) {
      const meant = await idsOf(reference, part);
      if (meant.length !== 1) return { why: meant.length === 0 ? 'unknown' : 'ambiguous' };
      ids.push(...meant);
    }
    return { value: isMany ? ids : ids[0] };
  }
}

const order = (moments: readonly string[], field: string) => Number(moments.includes(field));
