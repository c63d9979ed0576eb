import type { Reply } from '@fairway/contract/endpoint.ts';
import type { SettingSection } from '@fairway/contract/setting-fields.ts';
import type { listSettingHistory as historyCall, SettingValue } from '@fairway/contract/settings.ts';
import { listChanges } from '../entities/change-history.ts';
import type { Context } from '../http/context.ts';
import { peopleNames } from '../people/people-by-id.ts';

/** Nobody reads further back on a screen. */
const newest = 100;

export async function listSettingHistory(
  { db }: Context,
  section: SettingSection,
): Promise<Reply<typeof historyCall>> {
  const { rows } = await listChanges(db, 'setting', section, { currentPage: 1, pageSize: newest });
  const ids = rows.flatMap(({ creatorUserId }) => creatorUserId ?? []);
  const names = await peopleNames(db, ids, { withAccounts: false });
  return {
    list: rows.map(({ version, act, creatorTime, creatorUserId, differences }) => ({
      ...{ version, act, at: creatorTime.getTime(), byName: names.get(creatorUserId ?? '') ?? '' },
      differences: differences.map(({ field, before, after }) => ({
        key: field,
        before: before as SettingValue | null,
        after: after as SettingValue | null,
      })),
    })),
  };
}
