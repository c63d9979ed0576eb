import { defaultPreferences, type Preferences } from '@fairway/contract/account.ts';
import { zoneOf } from '@fairway/domain/account/quiet-hours.ts';
import type { Db } from '../database/open.ts';
import type { Context } from '../http/context.ts';
import { fieldsInvalid } from '../http/input.ts';
import { noSuchZone } from '../language/words.ts';
import { findPreferences, upsertPreferences } from './store.ts';

/** What a person wants to be told, and when not; what they never chose, or could not yet choose, is as for everybody. */
export async function preferencesOf(db: Db, userId: string): Promise<Preferences> {
  const chosen = await findPreferences(db, userId);
  return {
    notifications: { ...defaultPreferences.notifications, ...chosen?.notifications },
    quietHours: { ...defaultPreferences.quietHours, ...chosen?.quietHours },
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
