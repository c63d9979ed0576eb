import { createModel } from '@fairway/contract/form-models.ts';
import type { FormDefinition, FormField, FormValues } from '@fairway/contract/forms.ts';
import {
  getModelConfig,
  getRecord,
  listRecordHistory,
  listRecords,
  showRecord,
} from '@fairway/contract/records.ts';
import { closedChanges } from '@fairway/domain/forms/closed-fields.ts';
import { type CompiledForm, compileForm } from '@fairway/domain/forms/compile-form.ts';
import { deriveFields, isComputed } from '@fairway/domain/forms/derive-fields.ts';
import type { FormContext } from '@fairway/domain/forms/expression/scope.ts';
import { formProblems } from '@fairway/domain/forms/form-problems.ts';
import { errorsOf } from '@fairway/domain/forms/form-state.ts';
import { fieldsOf } from '@fairway/domain/forms/form-tree.ts';
import { newValues } from '@fairway/domain/forms/new-values.ts';
import { ownValue } from '@fairway/domain/forms/own-value.ts';
import { isSameValue } from '@fairway/domain/forms/same-value.ts';
import { anyForm, anyValues } from '@fairway/domain/forms/testing/generated-forms.ts';
import { isRow } from '@fairway/domain/forms/value-shape.ts';
import { takeVisible } from '@fairway/domain/forms/visible-changes.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';
import { add, change } from './testing/make-model.ts';

const howMany = 100;
const valuesEach = 4;
const seed = 20_261_115;

let house: TestApp;
let admin: Person;
let sales: Person;

beforeAll(async () => {
  house = await startTestApp({ from: 'demo' });
  admin = await house.as('admin');
  sales = await house.as('sales01');
});
afterAll(() => house.close());

/** The same form without what keeps it from being used. */
function repaired(given: FormDefinition): FormDefinition {
  const form = structuredClone(given);
  for (let round = 0; round < 50; round += 1) {
    const problems = formProblems(form);
    if (problems.length === 0) return form;
    for (const { problem, id, places } of problems) {
      const node = [...form.nodes, ...fieldsOf(form).map(({ field }) => field)].find((one) => one.id === id);
      const name = problem === 'circle' ? 'calculated' : String(places.name ?? '');
      if (problem === 'calculationMissing') (node as FormField).calculated = '1';
      else if (id === '') form.rules = [];
      else if (problem === 'patternWrong' || name === 'rules') (node as FormField).rules = [];
      else if (problem === 'circle')
        for (const { field } of fieldsOf(form))
          Object.assign(field, {
            calculated: field.kind === 'calculation' ? '1' : undefined,
            whenHidden: 'keep',
          });
      else if (node && name in node) delete (node as unknown as Record<string, unknown>)[name];
      else throw new Error(`cannot repair ${problem}`);
    }
  }
  throw new Error('cannot be repaired');
}

/** A form that asks for nothing, so that something can be kept. */
function lenient(form: FormDefinition): FormDefinition {
  for (const { field } of fieldsOf(form)) Object.assign(field, { required: false, requiredWhen: undefined });
  return { ...form, rules: [] };
}

/** The values without those that are refused: those nobody may write, or also those that are wrong. */
function mended(
  form: CompiledForm,
  given: FormValues,
  context: FormContext,
  withErrors: boolean,
): FormValues {
  const values = { ...given };
  const standing = newValues(form, context);
  const before = deriveFields(form, standing, { context });
  for (let round = 0; round < 10; round += 1) {
    const after = deriveFields(form, taken(form, standing, values, context), { context, standing });
    const closed = closedChanges(form, { before, after, context }).map(({ field }) => field.path);
    const wrong = withErrors ? errorsOf(form, after).map(({ path }) => path) : [];
    for (const path of [...closed, ...wrong]) delete values[path.split('.')[0] ?? ''];
  }
  return values;
}

/** As it arrives: through JSON, without what is worked out, and with who sent it. */
function arriving(form: CompiledForm, given: FormValues, context: FormContext): FormValues {
  const values = JSON.parse(JSON.stringify(given)) as FormValues;
  const typed = (row: FormValues, table?: string) =>
    Object.fromEntries(
      Object.entries(row).filter(([model]) => {
        const field = form.byPath.get(table ? `${table}.${model}` : model);
        return field && !isComputed(field);
      }),
    );
  const by = (table?: string) =>
    Object.fromEntries(
      form.reading
        .filter((one) => one.field.kind === 'createdBy' && one.table === table)
        .map(({ field }) => [field.model, context.user.id]),
    );
  const top: FormValues = { ...typed(values), ...by() };
  if (Array.isArray(top.rows) && top.rows.every(isRow))
    top.rows = top.rows.map((row) => ({ ...typed(row, 'rows'), ...by('rows') }));
  return top;
}

/** What is left of it: nobody sets what they cannot see. */
function taken(
  form: CompiledForm,
  standing: FormValues,
  given: FormValues,
  context: FormContext,
): FormValues {
  const sent = { ...standing, ...arriving(form, given, context) };
  if (Array.isArray(sent.rows) && sent.rows.every(isRow))
    sent.rows = sent.rows.map((row, index) => ({ ...row, id: `r${index}` }));
  return takeVisible(form, { standing, sent, context });
}

/** Fields that are hidden after a change, and yet became another value. */
function changedUnseen(form: CompiledForm, before: FormValues, after: FormValues, context: FormContext) {
  const { cells } = deriveFields(form, after, { context });
  return form.reading
    .filter((field) => field.table === undefined && !isComputed(field) && field.field.whenHidden === 'keep')
    .filter(({ path }) => !cells.get(path)?.state.visible)
    .filter(({ path }) => !isSameValue(ownValue(before, path), ownValue(after, path)))
    .map(({ path }) => path);
}

const serverChecked = new Set([
  ...[
    'user',
    'users',
    'department',
    'position',
    'organisation',
    'role',
    'group',
    'area',
    'files',
    'pictures',
  ],
]);

it(`${howMany} forms nobody has seen: saved, filled in, and judged as the rules themselves judge them`, async () => {
  const forms = fc
    .sample(anyForm, { numRuns: howMany, seed })
    .map(repaired)
    .map((form, place) => (place % 2 ? lenient(form) : form));
  const filled = fc.sample(anyValues, { numRuns: howMany * valuesEach, seed });
  const seen = { kept: 0, closed: 0, wrong: 0, notThere: 0, unreadable: 0 };
  for (const [place, definition] of forms.entries()) {
    const reply = await admin.call(createModel, {
      body: {
        fullName: `生成 ${place}`,
        enCode: `generated${place}`,
        formData: JSON.stringify(definition),
        roleIds: ['sales'],
      },
    });
    expect(reply, JSON.stringify(reply)).toMatchObject({ code: 200 });
    const modelId = reply.data?.id ?? '';
    const config = await sales.call(getModelConfig, { params: { modelId } });
    const context = config.data?.context as FormContext;
    const form = compileForm(JSON.parse(config.data?.definition ?? ''));
    for (let turn = 0; turn < valuesEach; turn += 1) {
      const raw = filled[place * valuesEach + turn] ?? {};
      const values = turn === 0 ? raw : mended(form, raw, context, turn > 1);
      const outcome = await add(sales.call, modelId, values);
      const said = `${JSON.stringify(values)} ${JSON.stringify(outcome)} ${JSON.stringify(definition)}`;
      expect(outcome.status, said).toBe(200);
      if (outcome.code === 422 && outcome.msg.startsWith('提交的内容有误')) {
        seen.unreadable += 1;
        continue;
      }
      const standing = newValues(form, context);
      const before = deriveFields(form, standing, { context });
      const after = deriveFields(form, taken(form, standing, values, context), { context, standing });
      const errors = errorsOf(form, after).map(({ path }) => path);
      const closed = closedChanges(form, { before, after, context });
      if (outcome.code === 403) {
        expect(closed.length, said).toBeGreaterThan(0);
        seen.closed += 1;
        continue;
      }
      expect(closed, said).toEqual([]);
      if (errors.length > 0) {
        expect(outcome.code, said).toBe(422);
        const { fields } = outcome.data as unknown as { fields: object };
        expect(new Set(Object.keys(fields)), said).toEqual(new Set(errors));
        seen.wrong += 1;
        continue;
      }
      if (outcome.code === 422) {
        const { fields } = outcome.data as unknown as { fields: object };
        for (const path of Object.keys(fields)) {
          const parts = path.split('.');
          const field = form.byPath.get(parts.length === 3 ? `${parts[0]}.${parts[2]}` : path);
          expect(serverChecked.has(field?.field.kind ?? ''), said).toBe(true);
        }
        seen.notThere += 1;
        continue;
      }
      expect(outcome.code, said).toBe(200);
      seen.kept += 1;
      await readAndChange(
        { modelId, form, context },
        outcome.data?.id ?? '',
        filled[(place * valuesEach + turn + 1) % filled.length] ?? {},
      );
    }
  }
  // Each way was gone often enough for the test to mean something.
  for (const count of [seen.kept, seen.closed, seen.wrong])
    expect(count, JSON.stringify(seen)).toBeGreaterThan(10);
});

interface Filled {
  modelId: string;
  form: CompiledForm;
  context: FormContext;
}

async function readAndChange({ modelId, form, context }: Filled, id: string, values: FormValues) {
  const params = { modelId, id };
  const again = await sales.call(getRecord, { params });
  const stored = JSON.parse(again.data?.data ?? '');
  expect(await change(sales.call, modelId, id, stored)).toMatchObject({ code: 200 });
  expect((await change(sales.call, modelId, id, values, 2)).status).toBe(200);
  const changed = JSON.parse((await sales.call(getRecord, { params })).data?.data ?? '');
  expect(changedUnseen(form, stored, changed, context)).toEqual([]);
  expect(await sales.call(showRecord, { params })).toMatchObject({ code: 200 });
  expect(await sales.call(listRecordHistory, { params, query: {} })).toMatchObject({ code: 200 });
  expect(
    await sales.call(listRecords, { params: { modelId }, body: { keyword: 'a', sidx: 'a' } }),
  ).toMatchObject({
    code: 200,
  });
}

it('forms as they come, broken or not: a form or sentences, never trouble', async () => {
  const forms = fc.sample(anyForm, { numRuns: 40, seed: seed + 1 });
  for (const [place, definition] of forms.entries()) {
    const reply = await admin.call(createModel, {
      body: { fullName: 'x', enCode: `raw${place}`, formData: JSON.stringify(definition) },
    });
    const isBroken = formProblems(JSON.parse(JSON.stringify(definition))).length > 0;
    expect(reply, JSON.stringify(definition)).toMatchObject({ status: 200, code: isBroken ? 422 : 200 });
  }
});
