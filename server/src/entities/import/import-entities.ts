import { AppError } from '@fairway/contract/app-error.ts';
import type { AskedImport, ImportOutcome, ImportProblem } from '@fairway/contract/entity-imports.ts';
import { type RefusalName, wordsOf } from '@fairway/contract/errors.ts';
import { attempt } from '../../database/attempt.ts';
import { newId } from '../../database/new-id.ts';
import { openSheetFile } from '../../files/sheet-file.ts';
import { sheetAt } from '../../files/sheet-rows.ts';
import type { Context } from '../../http/context.ts';
import { wordsOfIssue } from '../../http/field-words.ts';
import { sheetLimitWords } from '../../language/rate-sheet-words.ts';
import { addressOf, type Row } from '../../spreadsheets/sheet.ts';
import { differencesOf } from '../differences.ts';
import type { EntityRow, EntityRules, Kept, Visible } from '../entity-rules.ts';
import { recordImport } from '../record-change.ts';
import { insertEntity, nameOf, updateEntity } from '../save-entity.ts';
import { listRows, takeRowBy } from '../store.ts';
import { keptOf } from '../wire-row.ts';
import type { Field } from './cell-value.ts';
import { spelledRecords } from './find-spelled.ts';
import { readRow } from './read-row.ts';
import { rowsInOrder } from './rows-in-order.ts';

/** Written one after the other in one transaction: more than this is a job for several sheets. */
const mostRows = 3_000;
const toldProblems = 200;
const toldRows = 200;

class TriedOnly extends Error {}

/** What would come of a sheet: it is written as in earnest and taken back, so that nothing is found out later. */
export async function previewImport(ctx: Context, rules: EntityRules, asked: AskedImport) {
  let outcome: ImportOutcome | undefined;
  await attempt(
    ctx.db,
    (error) => error instanceof TriedOnly,
    async () => {
      outcome = (await writeSheet(ctx, rules, asked)).outcome;
      throw new TriedOnly();
    },
  );
  if (!outcome) throw new AppError('SHEET_EMPTY');
  return outcome;
}

/** All of a sheet or nothing of it. */
export async function runImport(ctx: Context, rules: EntityRules, asked: AskedImport) {
  const { importId, fileName, outcome } = await writeSheet(ctx, rules, asked);
  ctx.auditTarget(fileName);
  const { added, changed, same, bad } = outcome;
  if (bad > 0) throw new AppError('ENTITY_IMPORT_BAD', { count: bad });
  if (added + changed === 0) throw new AppError('ENTITY_IMPORT_NOTHING');
  return { id: importId, added, changed, same };
}

async function writeSheet(ctx: Context, rules: EntityRules, asked: AskedImport) {
  const { db, session, language, now } = ctx;
  const file = await openSheetFile(db, { userId: session.userId, language }, asked.fileId);
  const { rows } = sheetAt(file, asked.sheet, asked.headerRow);
  if (rows.length === 0) throw new AppError('SHEET_EMPTY');
  if (rows.length > mostRows)
    throw new AppError('SHEET_TOO_LARGE', { limit: `${mostRows} ${sheetLimitWords.rows[language]}` });
  const columns = asked.columns.filter(({ field }) => Object.hasOwn(rules.entity.written.shape, field));
  const importId = newId(now.getTime());
  const reading = { db, rules, columns, idsOf: spelledRecords(db) };
  const outcome: ImportOutcome = {
    ...{ total: 0, added: 0, changed: 0, same: 0, bad: 0, problems: [], rows: [] },
  };
  const seen = new Map<string, number>();
  let visible: Visible | undefined;
  const ordered = rowsInOrder(rules, columns, rows as readonly Row[]);
  for (const row of ordered.rows) {
    const { values, problems } = await readRow(reading, row);
    // A line below the table, such as a remark, has nothing in the columns that were chosen.
    if (Object.keys(values).length + problems.length === 0) continue;
    const done =
      problems.length > 0
        ? {
            is: 'bad' as const,
            name: '',
            fields: [],
            problems: problems.map((one) => ({ ...one, why: whyOf(row, one), words: '' })),
          }
        : await writeRow(row, values);
    outcome.total += 1;
    outcome[done.is] += 1;
    outcome.rows.push({ row: row.number, is: done.is, name: done.name, fields: done.fields });
    outcome.problems.push(...done.problems);
  }
  // In the order of the sheet, in which they were not written.
  const byRow = (one: { row: number }, other: { row: number }) => one.row - other.row;
  outcome.rows = outcome.rows.toSorted(byRow).slice(0, toldRows);
  outcome.problems = outcome.problems.toSorted(byRow).slice(0, toldProblems);
  return { importId, fileName: file.fileName, outcome };

  /** A record that is not there yet because it waits for this row. */
  function whyOf(row: Row, { why, field }: Pick<ImportProblem, 'why' | 'field'>): ImportProblem['why'] {
    const isOwn = rules.references?.[field]?.to === rules.table;
    return why === 'unknown' && isOwn && ordered.inCircle.has(row) ? 'circle' : why;
  }

  async function writeRow(row: Row, values: Kept): Promise<Done> {
    const before = await existing(values);
    if (before && !(await isSeen(before))) {
      const words = wordsOf('FORBIDDEN', language, {});
      const problem = { row: row.number, address: '', field: '', text: '', why: 'refused' as const, words };
      return { is: 'bad', name: '', fields: [], problems: [problem] };
    }
    const keys = [JSON.stringify(keyOf(rules, values)), before?.id].filter((key) => key !== undefined);
    const bad = (problem: Partial<ImportProblem>): Done => ({
      ...{ is: 'bad', name: before ? nameOf(rules, before) : '', fields: [] },
      problems: [
        { row: row.number, address: '', field: '', text: '', why: 'refused', words: '', ...problem },
      ],
    });
    const other = keys.map((key) => seen.get(key)).find((number) => number !== undefined);
    if (other !== undefined) return bad({ why: 'double', text: String(other) });
    for (const key of keys) seen.set(key, row.number);
    const read = {
      ...(before ? keptOf(rules, before) : nothingSaid(rules)),
      ...values,
      ...added(rules, values, before),
    };
    const checked = written(rules).safeParse(read);
    if (!checked.success) {
      const [issue] = checked.error.issues;
      const field = String(issue?.path[0] ?? '');
      const column = columns.find((one) => one.field === field)?.column;
      const words = issue ? wordsOfIssue({ ...issue, input: read[field] } as typeof issue, language) : '';
      return bad({
        field,
        address: column === undefined ? '' : addressOf(row.number, column),
        text: column === undefined ? '' : (row.cells[column]?.text ?? ''),
        why: read[field] === undefined ? 'missing' : 'value',
        words,
      });
    }
    return save(before, checked.data, bad);
  }

  async function save(
    before: EntityRow | undefined,
    kept: Kept,
    bad: (problem: Partial<ImportProblem>) => Done,
  ): Promise<Done> {
    let done: Done | undefined;
    let refusal: AppError | undefined;
    await attempt(
      db,
      (error) => {
        refusal = error instanceof AppError ? error : undefined;
        return refusal !== undefined;
      },
      async () => {
        if (before) {
          const { version } = await updateEntity(ctx, rules, before, kept, 'import', importId);
          const isSame = version === before.version;
          const fields = isSame ? [] : differencesOf(keptOf(rules, before), kept).map(({ field }) => field);
          done = { is: isSame ? 'same' : 'changed', name: nameOf(rules, kept), fields, problems: [] };
        } else {
          const { id } = await insertEntity(ctx, rules, kept, importId);
          await recordImport(ctx, { entity: rules.entity.name, importId }, [
            { id, version: 1, before: undefined, after: kept },
          ]);
          done = { is: 'added', name: nameOf(rules, kept), fields: [], problems: [] };
        }
      },
    );
    if (done) return done;
    const name = refusal?.refusal as RefusalName;
    return bad({ words: wordsOf(name, language, refusal?.places ?? {}) });
  }

  /** Whoever imports changes what they see, as by hand. */
  async function isSeen({ id }: EntityRow): Promise<boolean> {
    if (!rules.visible) return true;
    visible ??= await rules.visible(ctx);
    if (!visible) return true;
    const { rows } = await listRows(db, rules.table, { currentPage: 1, pageSize: 1, ids: [id], visible });
    return rows.length > 0;
  }

  /** The record that the row is about: by the first of its keys that the row names wholly. */
  async function existing(values: Kept): Promise<EntityRow | undefined> {
    for (const fields of rules.importedBy ?? []) {
      if (fields.some((field) => values[field] === undefined)) continue;
      const named = Object.fromEntries(fields.map((field) => [field, values[field]]));
      const row = await takeRowBy(db, rules.table, named);
      if (row) return row;
    }
    return undefined;
  }
}

interface Done {
  is: 'added' | 'changed' | 'same' | 'bad';
  name: string;
  fields: string[];
  problems: ImportProblem[];
}

function keyOf({ importedBy = [] }: EntityRules, values: Kept): unknown[] | undefined {
  const fields = importedBy.find((one) => one.every((field) => values[field] !== undefined));
  return fields?.map((field) => values[field]);
}

/** Cells that add to what a record has, such as aliases. */
function added({ fromCell = {} }: EntityRules, values: Kept, before: EntityRow | undefined): Kept {
  const fields = Object.entries(fromCell).filter(([field]) => before && values[field] !== undefined);
  return Object.fromEntries(fields.map(([field, { add }]) => [field, add(before?.[field], values[field])]));
}

/** What people keep of it, checked as when it is typed. */
const written = ({ entity }: EntityRules) =>
  entity.written as unknown as {
    safeParse: (
      value: unknown,
    ) =>
      | { success: true; data: Kept }
      | { success: false; error: { issues: Parameters<typeof wordsOfIssue>[0][] } };
  };

/** A new record of which the sheet says nothing: null where that may be. */
function nothingSaid({ entity }: EntityRules): Kept {
  const fields = Object.entries(entity.written.shape as Readonly<Record<string, Field>>);
  const empty = fields.filter(
    ([, field]) => !field.safeParse(undefined).success && field.safeParse(null).success,
  );
  return Object.fromEntries(empty.map(([name]) => [name, null]));
}
