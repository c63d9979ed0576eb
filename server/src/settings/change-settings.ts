import { AppError } from '@fairway/contract/app-error.ts';
import type { Received } from '@fairway/contract/endpoint.ts';
import { type SettingKey, type SettingSection, settingsOf } from '@fairway/contract/setting-fields.ts';
import type { changeSettings as changeCall, SettingValue } from '@fairway/contract/settings.ts';
import { findLastChange } from '../entities/change-history.ts';
import { recordChange } from '../entities/record-change.ts';
import type { Context } from '../http/context.ts';
import { fieldWords } from '../http/field-words.ts';
import { fieldsInvalid } from '../http/input.ts';
import { settingSectionWords } from '../language/setting-words.ts';
import { changeSettings as saveSettings } from '../system/change-setting.ts';
import { takePictures } from './company-picture.ts';
import { refuseSettings } from './refuse-settings.ts';
import { ownValues } from './setting-values.ts';
import { lockSection, saveVersion } from './store.ts';
import { tellSettingScreens } from './tell-setting-screens.ts';

const entity = 'setting';

type Changes = Partial<Record<SettingKey, SettingValue | null>>;

export async function changeSettings(
  ctx: Context,
  section: SettingSection,
  { version, changes }: Received<typeof changeCall>['body'],
): Promise<{ version: number }> {
  await takeSection(ctx, section, version);
  refuseForeign(ctx, section, Object.keys(changes));
  return writeSettings(ctx, section, version, await takePictures(ctx, changes as Changes), 'update');
}

/** Takes the last change of a section back; what was taken back once is not brought forward again. */
export async function undoSettings(
  ctx: Context,
  section: SettingSection,
  version: number,
): Promise<{ version: number }> {
  await takeSection(ctx, section, version);
  const last = await findLastChange(ctx.db, entity, section);
  if (last?.version !== version || last.act === 'undo')
    throw new AppError('SETTING_UNDO_OVER', { section: settingSectionWords[section][ctx.language] });
  const before = Object.fromEntries(last.differences.map((one) => [one.field, one.before]));
  return writeSettings(ctx, section, version, before as Changes, 'undo');
}

/** Holds a section as the caller saw it. */
async function takeSection(ctx: Context, section: SettingSection, version: number): Promise<void> {
  ctx.auditTarget(settingSectionWords[section].zh);
  if ((await lockSection(ctx.db, section)) !== version) throw new AppError('RECORD_CHANGED');
}

function refuseForeign({ language }: Context, section: SettingSection, keys: readonly string[]): void {
  const own: readonly string[] = settingsOf(section);
  const foreign = keys.filter((key) => !own.includes(key));
  if (foreign.length > 0)
    throw fieldsInvalid(
      Object.fromEntries(foreign.map((key) => [`changes.${key}`, fieldWords.unknown[language]])),
    );
}

/** Writes what differs from what the company set, with before and after. */
async function writeSettings(
  ctx: Context,
  section: SettingSection,
  version: number,
  changes: Changes,
  act: 'update' | 'undo',
): Promise<{ version: number }> {
  const { db, session, now } = ctx;
  const before = await ownValues(db, section);
  const after = { ...before, ...changes };
  const changed = Object.fromEntries(
    Object.entries(after).filter(([key, value]) => value !== before[key as SettingKey]),
  ) as Changes;
  if (Object.keys(changed).length === 0) return { version };
  refuseSettings(ctx, after);
  await saveSettings(db, changed, { changedBy: session.userId, changedAt: now });
  await saveVersion(db, section, version + 1);
  await recordChange(ctx, { entity, id: section, version: version + 1, act }, before, after);
  await tellSettingScreens(db);
  return { version: version + 1 };
}
