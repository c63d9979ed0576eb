import { AppError } from '@fairway/contract/app-error.ts';
import {
  billDateFormats,
  type listBillRuleHistory as historyCall,
  type listBillRules as listCall,
} from '@fairway/contract/bill-rules.ts';
import type { Reply } from '@fairway/contract/endpoint.ts';
import { periodOf } from '@fairway/domain/bill/bill-number.ts';
import { lastVersions, listChanges } from '../entities/change-history.ts';
import type { Context } from '../http/context.ts';
import { peopleNames } from '../people/people-by-id.ts';
import { entity } from './change-rule.ts';
import { stateOf } from './rule-state.ts';
import { loadCounters, loadRules } from './store.ts';
import type { DateFormat } from './tables.ts';

export async function listBillRules({ db, now }: Context): Promise<Reply<typeof listCall>> {
  const versions = await lastVersions(db, entity);
  const periods = new Map(billDateFormats.map((dateFormat) => [dateFormat, periodOf({ dateFormat }, now)]));
  const counters = await loadCounters(db, [...periods.values()]);
  const issuedOf = (ruleId: string) =>
    Object.fromEntries(
      [...periods].map(([format, period]) => [format, counters.get(`${ruleId} ${period}`) ?? 0]),
    ) as Record<DateFormat, number>;
  return {
    list: (await loadRules(db)).map((rule) => ({
      ...{ id: rule.id, enCode: rule.enCode, version: versions.get(rule.id) ?? 0 },
      ...stateOf(rule),
      ...{ isEnabled: rule.enabledMark === 1, issued: issuedOf(rule.id) },
    })),
  };
}

/** Nobody reads further back on a screen. */
const newest = 100;

export async function listBillRuleHistory({ db }: Context, id: string): Promise<Reply<typeof historyCall>> {
  if (!(await loadRules(db)).some((rule) => rule.id === id)) throw new AppError('NOT_FOUND');
  const { rows } = await listChanges(db, entity, id, { currentPage: 1, pageSize: newest });
  const ids = rows.flatMap(({ creatorUserId }) => creatorUserId ?? []);
  const names = await peopleNames(db, ids, { withAccounts: false });
  return {
    list: rows.map(({ version, act, creatorTime, creatorUserId, differences }) => ({
      ...{ version, act, at: creatorTime.getTime(), byName: names.get(creatorUserId ?? '') ?? '' },
      differences: differences.map(({ field, before, after }) => ({
        field,
        before: before as string | number | null,
        after: after as string | number | null,
      })),
    })),
  };
}
