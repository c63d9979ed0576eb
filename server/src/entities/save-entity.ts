import { AppError } from '@fairway/contract/app-error.ts';
import { newId } from '../database/new-id.ts';
import type { Context } from '../http/context.ts';
import { quickQueryOf } from '../organisation/quick-query.ts';
import type { EntityRow, EntityRules, Kept, Saver } from './entity-rules.ts';
import { hiddenFields } from './hidden-fields.ts';
import { recordChange } from './record-change.ts';
import { refuseMissingReferences } from './references.ts';
import { visibleRow } from './show-entities.ts';
import { insertRow, takeRow, updateRow } from './store.ts';
import { columnsOf, keptOf } from './wire-row.ts';

interface Saved {
  id: string;
  version: number;
}

export async function addEntity(ctx: Context, rules: EntityRules, written: Kept): Promise<Saved> {
  ctx.auditTarget(nameOf(rules, written));
  return insertEntity(ctx, rules, written);
}

/** Adds a record by hand or by an import. */
export async function insertEntity(
  saver: Saver,
  rules: EntityRules,
  written: Kept,
  importId: string | null = null,
): Promise<Saved> {
  const { db, now, session, language } = saver;
  await refuseMissingReferences(db, rules, written, undefined, language);
  const kept = (await rules.check?.(saver, written, undefined)) ?? written;
  const id = newId(now.getTime());
  const head = {
    ...{ id, version: 1, isEnabled: kept.isEnabled !== false, importId },
    ...{ searchText: await searchTextOf(rules, kept), creatorUserId: session.userId },
    ...{ creatorTime: now, lastModifyTime: now },
  };
  await refuseTaken(saver, rules, kept, () => insertRow(db, rules.table, head, columnsOf(rules, kept)));
  await rules.afterSave?.(db, id, kept);
  return { id, version: 1 };
}

export async function changeEntity(
  ctx: Context,
  rules: EntityRules,
  id: string,
  { version, ...written }: Kept,
): Promise<Saved> {
  ctx.auditTarget(nameOf(rules, written));
  await visibleRow(ctx, rules, id);
  const row = await takeRow(ctx.db, rules.table, id);
  if (!row) throw new AppError('NOT_FOUND');
  if (row.version !== version) throw new AppError('RECORD_CHANGED');
  return updateEntity(ctx, rules, row, written, 'update');
}

/** Changes a record that is held; nothing happens where nothing differs. */
export async function updateEntity(
  saver: Saver,
  rules: EntityRules,
  row: EntityRow,
  written: Kept,
  act: 'update' | 'import' | 'undo',
  importId: string | null = null,
): Promise<Saved> {
  const { db, now, language } = saver;
  const before = keptOf(rules, row);
  // Who does not see a field does not change it either: their copy came without it.
  const unseen = [...(await hiddenFields(saver, rules))].map((field) => [field, before[field]]);
  const whole = { ...written, ...Object.fromEntries(unseen) };
  await refuseMissingReferences(db, rules, whole, before, language);
  const kept = (await rules.check?.(saver, whole, row)) ?? whole;
  const version = row.version + 1;
  const changed = { entity: rules.entity.name, id: row.id, version, act, importId };
  if (!(await recordChange(saver, changed, before, kept))) return { id: row.id, version: row.version };
  const head = {
    version,
    isEnabled: kept.isEnabled !== false,
    searchText: await searchTextOf(rules, kept),
    lastModifyTime: now,
  };
  await refuseTaken(saver, rules, kept, () =>
    updateRow(db, rules.table, row.id, head, columnsOf(rules, kept)),
  );
  await rules.afterSave?.(db, row.id, kept);
  return { id: row.id, version };
}

/** Changes a record for somebody who acts elsewhere, whatever version it has; nothing where it is not there. */
export async function changeByRules(
  saver: Saver,
  rules: EntityRules,
  id: string,
  change: (kept: Kept) => Kept,
): Promise<Saved | undefined> {
  const row = await takeRow(saver.db, rules.table, id);
  return row && updateEntity(saver, rules, row, change(keptOf(rules, row)), 'update');
}

export const nameOf = (rules: EntityRules, kept: Kept): string => {
  const { fullName, enCode } = rules.naming(kept, 'zh');
  return [enCode, fullName].filter(Boolean).join(' ');
};

/** Codes and names first, as they are; then how those in Chinese are spelled. */
export async function searchTextOf({ found }: EntityRules, kept: Kept): Promise<string> {
  const texts = found(kept).filter(Boolean);
  const spelled = await Promise.all(texts.filter((text) => /\p{Script=Han}/u.test(text)).map(quickQueryOf));
  return [...texts, ...spelled].join(' ').toLowerCase();
}

const uniqueViolation = '23505';

/** The database knows which codes are taken, also by somebody who saves at this moment. */
async function refuseTaken(
  { language }: Saver,
  rules: EntityRules,
  kept: Kept,
  save: () => Promise<void>,
): Promise<void> {
  try {
    await save();
  } catch (error) {
    if ((error as { code?: unknown }).code !== uniqueViolation) throw error;
    const value = nameOf(rules, kept) || { zh: '该记录', en: 'This record' }[language];
    throw new AppError('ENTITY_TAKEN', { value });
  }
}
