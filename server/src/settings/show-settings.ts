import type { Reply } from '@fairway/contract/endpoint.ts';
import { type SettingKey, settingSections, settingsOf } from '@fairway/contract/setting-fields.ts';
import type { listSettings as listCall, SettingValue } from '@fairway/contract/settings.ts';
import type { Context } from '../http/context.ts';
import { peopleNames } from '../people/people-by-id.ts';
import { ownSettings } from '../system/change-setting.ts';
import { operatorLimits, standardOf } from './setting-values.ts';
import { loadVersions } from './store.ts';

export async function listSettings({ db, config }: Context): Promise<Reply<typeof listCall>> {
  const own = await ownSettings(db);
  const versions = await loadVersions(db);
  const ids = [...own.values()].flatMap(({ changedBy }) => changedBy ?? []);
  const names = await peopleNames(db, ids, { withAccounts: false });
  const limits: Partial<Record<SettingKey, number>> = operatorLimits(config);
  return {
    list: settingSections.map((section) => ({
      section,
      version: versions.get(section) ?? 0,
      settings: settingsOf(section).map((key) => {
        const [set, standard, most] = [own.get(key), standardOf(config, key), limits[key] ?? null];
        const value = (set?.value ?? standard) as SettingValue;
        return {
          ...{ key, standard, most, isOwn: set !== undefined },
          // The operator may have lowered the limit since.
          value: most === null ? value : Math.min(Number(value), most),
          ...{ byName: names.get(set?.changedBy ?? '') ?? '', at: set?.changedAt?.getTime() ?? null },
        };
      }),
    })),
  };
}
