import { setImmediate as otherWork } from 'node:timers/promises';
import type { FormValues } from '@fairway/contract/forms.ts';
import { deriveFields } from '@fairway/domain/forms/derive-fields.ts';
import type { FormContext } from '@fairway/domain/forms/expression/scope.ts';
import { errorsOf } from '@fairway/domain/forms/form-state.ts';
import { newValues } from '@fairway/domain/forms/new-values.ts';
import { recordDifferences } from '@fairway/domain/forms/record-differences.ts';
import { defaultZone } from '@fairway/domain/time/format-date.ts';
import { takeBillNumbersAt } from '../../bill/take-bill-numbers-at.ts';
import type { Db } from '../../database/open.ts';
import { indexesOf } from '../list/index-record.ts';
import { type Model, modelOf } from '../models/model.ts';
import { changedCells } from '../save/changed-cells.ts';
import { settleComputed } from '../save/computed-values.ts';
import { isPicker, type PickedRow } from '../save/picked-rows.ts';
import { mergeSent } from '../save/read-sent.ts';
import { labelsOf } from '../save/settle-values.ts';
import { withAttributes } from '../save/with-attributes.ts';
import { shortenDifferences } from '../shorten-differences.ts';
import type { Labels } from '../tables.ts';
import { type InterfaceRows, knownRows } from './known-rows.ts';
import { insertHistories, insertRecords } from './store.ts';

/** A record as it came about: who filled it in, when and with what, and what was changed later. */
export interface SeededRecord extends Step {
  id: string;
  /** Oldest first. */
  changes: readonly Step[];
}

interface Step {
  by: FormContext['user'];
  at: Date;
  values: FormValues;
}

/** Records worked out and written together. */
const atOnce = 100;
const betweenPauses = 10;

interface Grown {
  values: FormValues;
  labels: Labels;
  differences: unknown[][];
}

/**
 * Writes records a company starts with, with their history. They are worked out and checked by the same rules as what
 * people send, but all of a model at once and without asking anybody whether what was chosen is offered. What records
 * of one model refer to is inserted before them.
 */
export async function seedRecords(
  db: Db,
  byModel: readonly { modelId: string; records: readonly SeededRecord[] }[],
  interfaceRows: InterfaceRows,
): Promise<void> {
  for (const { modelId, records } of byModel) await plantInto(db, modelId, records, interfaceRows);
}

async function plantInto(
  db: Db,
  modelId: string,
  given: readonly SeededRecord[],
  interfaceRows: InterfaceRows,
): Promise<void> {
  const model = await modelOf(db, modelId);
  if (!model) throw new Error(`there is no model ${modelId}`);
  const records = given.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const numbers = await numbersFor(db, model, records);
  const picked = await knownRows(db, model.form, records, interfaceRows);
  // The database writes one part while the next one is worked out here.
  let writing = Promise.resolve();
  for (let from = 0; from < records.length; from += atOnce) {
    const part = records.slice(from, from + atOnce);
    const [grown] = await Promise.all([growAll(model, part, numbers.slice(from), picked), writing]);
    const indexes = await indexesOf(
      db,
      model,
      grown.map(({ values, labels }) => ({ data: values, labels })),
    );
    writing = write(db, model, part, grown, indexes);
  }
  await writing;
}

/** With pauses, in which the database is handed its next statement. */
async function growAll(
  model: Model,
  records: readonly SeededRecord[],
  numbers: readonly FormValues[],
  picked: PickedRow,
): Promise<Grown[]> {
  const grown: Grown[] = [];
  for (const [place, record] of records.entries()) {
    if (place % betweenPauses === 0) await otherWork();
    grown.push(grow(model, record, numbers[place] ?? {}, picked));
  }
  return grown;
}

async function write(
  db: Db,
  { id: modelId, formVersion }: Model,
  records: readonly SeededRecord[],
  grown: readonly Grown[],
  indexes: Awaited<ReturnType<typeof indexesOf>>,
): Promise<void> {
  await insertRecords(
    db,
    records.flatMap(({ id, by, at, changes }, place) => {
      const [record, index] = [grown[place], indexes[place]];
      if (!record || !index) return [];
      return {
        ...{ id, modelId, formVersion, version: changes.length + 1, index },
        ...{ data: record.values, labels: record.labels, creatorUserId: by.id, creatorTime: at },
        lastModifyUserId: changes.at(-1)?.by.id ?? null,
        lastModifyTime: changes.at(-1)?.at ?? null,
      };
    }),
  );
  await insertHistories(
    db,
    records.flatMap(({ id, changes }, place) =>
      changes.map(({ by, at }, nth) => ({
        ...{ recordId: id, version: nth + 2, at, userId: by.id },
        differences: JSON.stringify(grown[place]?.differences[nth + 1] ?? []),
      })),
    ),
  );
}

/** What a record became, step by step. */
function grow(
  { form }: Model,
  { id, changes, ...first }: SeededRecord,
  numbers: FormValues,
  picked: PickedRow,
): Grown {
  let standing: FormValues | undefined;
  const differences: unknown[][] = [];
  for (const { by, at, values: sent } of [first, ...changes]) {
    const context = { now: at.getTime(), zone: defaultZone, user: by };
    const merged = mergeSent(form, standing ?? { ...newValues(form, context), ...numbers }, sent, context);
    const settled = settleComputed(form, merged, standing, context);
    const pickers = changedCells(form, standing ?? {}, settled).filter(({ field }) => isPicker(field.field));
    const derived = deriveFields(form, withAttributes(form, settled, pickers, picked), { context });
    const errors = errorsOf(form, derived);
    if (errors.length > 0) throw new Error(`the record ${id} is not in order: ${JSON.stringify(errors)}`);
    const values = JSON.parse(JSON.stringify(derived.values)) as FormValues;
    differences.push(standing ? shortenDifferences(recordDifferences(form, standing, values)) : []);
    standing = values;
  }
  const values = standing ?? {};
  return { values, labels: labelsOf(form, values, {}, picked), differences };
}

/** The bill numbers of each record, oldest first. */
async function numbersFor(db: Db, { form }: Model, records: readonly SeededRecord[]): Promise<FormValues[]> {
  const numbers: FormValues[] = records.map(() => ({}));
  for (const { field, path, table } of form.reading) {
    if (field.kind !== 'billNumber' || table !== undefined) continue;
    const taken = await takeBillNumbersAt(
      db,
      field.billRule ?? '',
      records.map(({ at }) => at),
    );
    for (const [place, number] of taken.entries()) numbers[place] = { ...numbers[place], [path]: number };
  }
  return numbers;
}
