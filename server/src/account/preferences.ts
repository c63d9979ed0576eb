import { defaultPreferences, type Preferences } from '@fairway/contract/account.ts';
import { zoneOf } from '@fairway/domain/account/quiet-hours.ts';
import type { Db } from '../database/open.ts';
import type { Context } from '../http/context.ts';
import { fieldsInvalid } from '../http/input.ts';
import { noSuchZone } from '../language/words.ts';
import { readSettings } from '../system/settings.ts';
import { findPreferences, upsertPreferences } from './store.ts';

/** What a person wants to be told, and when not; what they never chose, or could not yet choose, is as the company set it. */
export async function preferencesOf(db: Db, userId: string): Promise<Preferences> {
  const chosen = await findPreferences(db, userId);
  const { quietEnabled, quietFrom, quietTo, timeZone } = await readSettings(db);
  const companys = { enabled: quietEnabled === 1, from: quietFrom, to: quietTo, zone: timeZone };
  return {
    notifications: { ...defaultPreferences.notifications, ...chosen?.notifications },
    quietHours: { ...companys, ...chosen?.quietHours },
  };
}

export async function savePreferences(
  { db, session, language }: Context,
  { notifications, quietHours }: Preferences,
): Promise<null> {
  const zone = zoneOf(quietHours.zone);
  if (!zone) throw fieldsInvalid({ 'quietHours.zone': noSuchZone[language] });
  await upsertPreferences(db, session.userId, { notifications, quietHours: { ...quietHours, zone } });
  return null;
}
