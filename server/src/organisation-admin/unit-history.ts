import { AppError } from '@fairway/contract/app-error.ts';
import type { Reply } from '@fairway/contract/endpoint.ts';
import type { listUnitHistory as historyCall } from '@fairway/contract/organisation-admin.ts';
import { listChanges } from '../entities/change-history.ts';
import type { Context } from '../http/context.ts';
import { unitStateWords } from '../language/unit-words.ts';
import { namesById } from '../organisation/names-by-id.ts';
import { peopleNames } from '../people/people-by-id.ts';
import { grantNames, scopeNames } from '../permission/role-rights.ts';
import { seesUnits } from './refuse-unit.ts';
import { findUnit } from './store.ts';

/** Nobody reads further back on a screen. */
const newest = 200;

/** Who changed what of a unit, in names and not in ids. */
export async function listUnitHistory(ctx: Context, id: string): Promise<Reply<typeof historyCall>> {
  const { db, language } = ctx;
  if (!(await findUnit(db, id)) || !(await seesUnits(ctx))) throw new AppError('NOT_FOUND');
  const { rows } = await listChanges(db, 'unit', id, { currentPage: 1, pageSize: newest });
  const all = rows.flatMap(({ differences }) => differences);
  const idsOf = (...fields: string[]) =>
    all.filter(({ field }) => fields.includes(field)).flatMap(({ before, after }) => [before, after].flat());
  const isText = (value: unknown) => typeof value === 'string';
  const people = await peopleNames(
    db,
    [...rows.map(({ creatorUserId }) => creatorUserId), ...idsOf('managerId')].filter(isText),
    { withAccounts: false },
  );
  const rightIds = idsOf('rights').filter(isText);
  const grants = new Map([
    ...(await grantNames(db, language, rightIds.length > 0)),
    ...(await scopeNames(db, language, rightIds)),
  ]);
  const places = await namesById(db, 'organisation', idsOf('parentId', 'boundTo').filter(isText), language);
  const textOf = (field: string, value: unknown): string => {
    if (field === 'managerId') return people.get(String(value)) ?? '';
    if (field === 'parentId' || field === 'boundTo')
      return [value]
        .flat()
        .flatMap((one) => places.get(String(one))?.fullName ?? [])
        .join('、');
    if (field === 'rights')
      return [value]
        .flat()
        .flatMap((one) => grants.get(String(one)) ?? [])
        .join('、');
    if (field === 'isEnabled') return unitStateWords[value ? 'enabled' : 'disabled'][language];
    return value === null || value === undefined ? '' : String(value);
  };
  return {
    list: rows.map(({ version, act, creatorTime, creatorUserId, differences }) => ({
      ...{ version, act: version === 1 ? 'add' : act, at: creatorTime.getTime() },
      byName: people.get(creatorUserId ?? '') ?? '',
      differences: differences.map(({ field, before, after }) => ({
        field,
        before: textOf(field, before),
        after: textOf(field, after),
      })),
    })),
  };
}
