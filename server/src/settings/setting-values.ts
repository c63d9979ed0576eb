import { type SettingKey, type SettingSection, settingsOf } from '@fairway/contract/setting-fields.ts';
import type { SettingValue } from '@fairway/contract/settings.ts';
import type { Config } from '../config.ts';
import type { Db } from '../database/open.ts';
import { ownSettings } from '../system/change-setting.ts';
import { defaultSettings } from '../system/settings.ts';

type Values = Partial<Record<SettingKey, SettingValue>>;

const megabyte = 1024 * 1024;

/** What the operator gives at most, in megabytes: the default, and never exceeded. */
export const operatorLimits = (config: Config) => ({
  uploadMegabytes: config.uploadLimit / megabyte,
  personStorageMegabytes: config.personStorage / megabyte,
  companyStorageMegabytes: config.companyStorage / megabyte,
});

/** What holds while the company sets nothing. */
export const standardOf = (config: Config, key: SettingKey): SettingValue => {
  const limits: Values = operatorLimits(config);
  return limits[key] ?? defaultSettings[key] ?? '';
};

/** What the company set in a section; null where it left the default. */
export async function ownValues(
  db: Db,
  section: SettingSection,
): Promise<Partial<Record<SettingKey, SettingValue | null>>> {
  const own = await ownSettings(db);
  return Object.fromEntries(settingsOf(section).map((key) => [key, own.get(key)?.value ?? null]));
}
