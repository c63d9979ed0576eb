import { AppError } from '@fairway/contract/app-error.ts';
import type { Received, Reply } from '@fairway/contract/endpoint.ts';
import type { listPunchRules as listCall, savePunchRule as saveCall } from '@fairway/contract/punch-card.ts';
import { mostPunchRules } from '@fairway/contract/punch-fields.ts';
import { ruleFor } from '@fairway/domain/punch-card/rule-for.ts';
import { newId } from '../database/new-id.ts';
import type { Db } from '../database/open.ts';
import type { Context } from '../http/context.ts';
import { namesById } from '../organisation/names-by-id.ts';
import { peopleNames } from '../people/people-by-id.ts';
import { countRules, deleteRule, insertRule, listRules, ruleSubject, updateRule } from './rule-store.ts';

/** The rule that holds for somebody now. */
export async function ruleOf(db: Db, userId: string) {
  const rules = await listRules(db);
  return rules.length > 0 ? ruleFor(rules, await ruleSubject(db, userId)) : undefined;
}

const nameIn = (names: Map<string, string | { fullName: string }>, ids: readonly string[]) =>
  ids.flatMap((id) => {
    const found = names.get(id);
    return found === undefined ? [] : [{ id, name: typeof found === 'string' ? found : found.fullName }];
  });

export async function listPunchRules({ db, language }: Context): Promise<Reply<typeof listCall>> {
  const rules = await listRules(db);
  const ids = (key: 'departmentIds' | 'groupIds' | 'userIds') => [...new Set(rules.flatMap((r) => r[key]))];
  const departments = await namesById(db, 'organisation', ids('departmentIds'), language);
  const groups = await namesById(db, 'group', ids('groupIds'), language);
  const writers = rules.map(({ changedBy }) => changedBy);
  const people = await peopleNames(db, [...new Set([...ids('userIds'), ...writers])], {
    withAccounts: false,
  });
  return {
    list: rules.map(({ changedTime, changedBy, ...rule }) => ({
      ...rule,
      departments: nameIn(departments, rule.departmentIds),
      groups: nameIn(groups, rule.groupIds),
      users: nameIn(people, rule.userIds),
      ...{ changedTime: changedTime.getTime(), changedByName: people.get(changedBy) ?? '' },
    })),
  };
}

/** A rule names nobody who is not there: left without anybody it would be for everybody. */
async function checkNamed(db: Db, rule: Received<typeof saveCall>['body']): Promise<void> {
  const departments = await namesById(db, 'organisation', rule.departmentIds);
  const groups = await namesById(db, 'group', rule.groupIds);
  const people = await peopleNames(db, rule.userIds, { withAccounts: false });
  const isKnown =
    rule.departmentIds.every((id) => departments.has(id)) &&
    rule.groupIds.every((id) => groups.has(id)) &&
    rule.userIds.every((id) => people.has(id));
  if (!isKnown) throw new AppError('NOT_FOUND');
}

export async function savePunchRule(
  { db, session, now, auditTarget }: Context,
  { id, version, ...values }: Received<typeof saveCall>['body'],
): Promise<{ id: string; version: number }> {
  auditTarget(values.name);
  await checkNamed(db, { ...values });
  const once = (ids: readonly string[]) => [...new Set(ids)];
  const rule = {
    ...values,
    departmentIds: once(values.departmentIds),
    groupIds: once(values.groupIds),
    userIds: once(values.userIds),
    days: [...new Set(values.days)].toSorted((a, b) => a - b),
    ...{ changedTime: now, changedBy: session.userId },
  };
  if (id === undefined) {
    if ((await countRules(db)) >= mostPunchRules)
      throw new AppError('PUNCH_RULES_TOO_MANY', { most: mostPunchRules });
    const made = newId(now.getTime());
    await insertRule(db, { ...rule, id: made });
    return { id: made, version: 1 };
  }
  const saved = await updateRule(db, id, version ?? 0, rule);
  if (saved === null) throw new AppError('NOT_FOUND');
  if (saved === undefined) throw new AppError('RECORD_CHANGED');
  return { id, version: saved };
}

export async function deletePunchRule({ db, auditTarget }: Context, id: string): Promise<null> {
  const name = await deleteRule(db, id);
  if (name === undefined) throw new AppError('NOT_FOUND');
  auditTarget(name);
  return null;
}
