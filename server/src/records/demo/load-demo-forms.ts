import { AppError } from '@fairway/contract/app-error.ts';
import { loadDemoInterfaces } from '../../data-interfaces/demo/load-demo-interfaces.ts';
import { demoRowsOf } from '../../data-interfaces/demo/rows.ts';
import { attempt } from '../../database/attempt.ts';
import type { Db } from '../../database/open.ts';
import { colleagueOf } from '../../organisation/demo/colleagues.ts';
import { userIdOf } from '../../organisation/demo/ids.ts';
import { seedRecords } from '../seed/seed-records.ts';
import { addDemoForm } from './add-demo-form.ts';
import { readDemoForms } from './read-demo-forms.ts';
import type { DemoChange } from './records/demo-record.ts';
import { demoRecords } from './records/demo-records.ts';

/** The forms were there before anything was filled in. */
const daysInUse = 130;

/** A company that was changed since it was loaded gets what still fits it: a start must not fail because of a form. */
const isUnfit = (error: unknown): boolean => error instanceof AppError;

/** Gives the demo company its forms, what they choose from, and what was filled in so far. */
export async function loadDemoForms(db: Db, today: Date): Promise<void> {
  const madeAt = new Date(
    Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate() - daysInUse),
  );
  await loadDemoInterfaces(db, madeAt);
  const by = { userId: userIdOf('admin'), now: madeAt };
  const added: string[] = [];
  for (const form of readDemoForms())
    if (await attempt(db, isUnfit, () => addDemoForm(db, form, by))) added.push(form.enCode);
  const byModel = Object.entries(demoRecords(today))
    .filter(([modelId]) => added.includes(modelId))
    .map(([modelId, records]) => ({
      modelId,
      records: records.map(({ id, changes, ...first }) => ({
        id,
        ...stepOf(first),
        changes: changes.map(stepOf),
      })),
    }));
  await seedRecords(db, byModel, demoRowsOf);
}

const stepOf = ({ by, at, values }: DemoChange) => ({ by: colleagueOf(by), at: new Date(at), values });
