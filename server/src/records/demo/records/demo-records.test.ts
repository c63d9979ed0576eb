import { readFormDefinition } from '@fairway/contract/forms.ts';
import { compileForm } from '@fairway/domain/forms/compile-form.ts';
import { deriveFields } from '@fairway/domain/forms/derive-fields.ts';
import type { FormContext } from '@fairway/domain/forms/expression/scope.ts';
import { errorsOf } from '@fairway/domain/forms/form-state.ts';
import { newValues } from '@fairway/domain/forms/new-values.ts';
import { describe, expect, it } from 'vitest';
import { colleagueOf } from '../../../organisation/demo/colleagues.ts';
import { readWorkForms } from '../read-demo-forms.ts';
import { demoRecords } from './demo-records.ts';

const day = 86_400_000;

const contextOf = (account: string, now: number): FormContext => ({
  now,
  zone: 'Asia/Shanghai',
  user: colleagueOf(account),
});

/** A Monday, a Saturday, a day after a leap day, and the turn of a year. */
const mornings = [
  '2026-03-02T01:00:00Z',
  '2026-08-15T12:00:00Z',
  '2028-03-01T23:59:00Z',
  '2027-01-01T00:00:00Z',
];

describe.for(mornings)('loaded on %s', (morning) => {
  const today = new Date(morning);
  const records = demoRecords(today);

  it.for(readWorkForms())(
    '$enCode: every record is in order when it was filled in and after each change',
    ({ enCode: id, formData, roleIds }) => {
      const compiled = compileForm(readFormDefinition(JSON.parse(formData)));
      for (const record of records[id] ?? []) {
        const steps = [{ by: record.by, at: record.at, values: record.values }, ...record.changes];
        let values: Record<string, unknown> | undefined;
        let last = 0;
        for (const { by, at, values: written } of steps) {
          const context = contextOf(by, at);
          const derived = deriveFields(
            compiled,
            { ...(values ?? newValues(compiled, context)), ...written },
            { context },
          );
          expect(errorsOf(compiled, derived), `${record.id} by ${by}`).toEqual([]);
          expect(
            context.user.roleIds.some((role) => roleIds.includes(role)),
            `${by} may`,
          ).toBe(true);
          expect(at, `${record.id} in order`).toBeGreaterThan(last);
          expect(at).toBeLessThan(today.getTime());
          expect(at).toBeGreaterThan(today.getTime() - 125 * day);
          expect(Object.keys(written).filter((path) => !compiled.byPath.has(path))).toEqual([]);
          values = derived.values;
          last = at;
        }
      }
    },
  );

  it('is the same at another hour of the day', () => {
    const noon = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate(), 12));
    expect(demoRecords(noon)).toEqual(records);
  });
});

it('there is enough of everything, by many people, and much of it was changed later', () => {
  const records = demoRecords(new Date('2026-07-01T00:00:00Z'));
  const counts = Object.fromEntries(Object.entries(records).map(([id, list]) => [id, list.length]));
  expect(counts).toEqual({
    visitRecord: 40,
    customerLead: 80,
    complaint: 30,
    warehouseEntry: 40,
    truckDispatch: 50,
    fixedAsset: 60,
    meetingRoom: 40,
    supplierEvaluation: 24,
  });
  const all = Object.values(records).flat();
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(new Set(all.map(({ by }) => by)).size).toBeGreaterThan(30);
  expect(all.filter(({ changes }) => changes.length > 0).length).toBeGreaterThan(120);
});

it('what must be unique is', () => {
  const {
    customerLead = [],
    fixedAsset = [],
    meetingRoom = [],
  } = demoRecords(new Date('2026-07-01T00:00:00Z'));
  const keys = [
    customerLead.map(({ values }) => values.company),
    fixedAsset.map(({ values }) => values.serial),
    meetingRoom.map(({ values }) => `${values.room} ${values.heldOn} ${String(values.period).slice(0, 5)}`),
  ];
  for (const list of keys) expect(new Set(list).size).toBe(list.length);
});
