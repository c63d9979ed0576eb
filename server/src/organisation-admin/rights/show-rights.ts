import { AppError } from '@fairway/contract/app-error.ts';
import type { Reply } from '@fairway/contract/endpoint.ts';
import type { ExplainedRights, Grantable, getRightsMatrix as matrixCall } from '@fairway/contract/rights.ts';
import { can } from '@fairway/domain/permission/can.ts';
import { scopePartOf } from '@fairway/domain/permission/data-scope.ts';
import { explainedScopes } from '@fairway/domain/permission/explained-scopes.ts';
import { mayGiveRoles } from '@fairway/domain/users/may-manage.ts';
import type { Context } from '../../http/context.ts';
import { namesById } from '../../organisation/names-by-id.ts';
import { scopedModules, scopesOfAdministrator, scopesOfRole } from '../../permission/data-scopes.ts';
import { grantablePlaces, grantedToRoles, rolesOfPerson } from '../../permission/role-rights.ts';
import { countPeople, findAccount, loadUnits } from '../store.ts';

export async function getRightsMatrix(ctx: Context): Promise<Reply<typeof matrixCall>> {
  const { db, session, language } = ctx;
  const [modules, granted, units, people] = [
    await grantablePlaces(db, language),
    await grantedToRoles(db),
    await loadUnits(db),
    await countPeople(db),
  ];
  const scoped = [...granted.values()].flat();
  return {
    modules,
    organisations: [...(await organisationsOf(ctx, scoped)).values()],
    roles: units
      .filter(({ kind }) => kind === 'role')
      .map(({ id, version, fullName, enName, enabledMark }) => ({
        ...{ id, version, fullName: (language === 'en' && enName) || fullName, isEnabled: enabledMark === 1 },
        ...{ people: people.get(id) ?? 0, granted: granted.get(id) ?? [] },
      })),
    mayChange: mayGiveRoles(session) && can(await ctx.permissions(), 'rights', 'button', 'btn_edit'),
  };
}

/** What somebody has and which of their roles give it; an administrator has everything without any. */
export async function explainRights(ctx: Context, userId: string): Promise<ExplainedRights> {
  const { db, language } = ctx;
  const account = await findAccount(db, userId);
  if (!account) throw new AppError('NOT_FOUND');
  const { isAdministrator, kind } = account;
  const [places, roles, granted] = [
    await grantablePlaces(db, language),
    await rolesOfPerson(db, userId),
    await grantedToRoles(db),
  ];
  const held = roles.filter(({ isHeld }) => isHeld);
  const givers = (id: string) =>
    held.filter((role) => granted.get(role.id)?.includes(id)).map((role) => role.id);
  const had = <T extends { id: string }>(things: readonly T[]) =>
    things
      .map((thing) => ({ ...thing, roleIds: givers(thing.id) }))
      .filter(({ roleIds }) => isAdministrator || roleIds.length > 0);
  const modules = had(places.filter(({ isHeading }) => !isHeading));
  const heldIds = held.flatMap(({ id }) => granted.get(id) ?? []);
  const organisations = await organisationsOf(ctx, heldIds);
  const scopesOf = ({ id, scope }: Grantable) => {
    // Customers see what is theirs, whatever their roles say.
    const isOwn = kind === 'customer' && scopedModules.has(id);
    const given = held.flatMap(({ id: roleId }) =>
      scopesOfRole(new Set(granted.get(roleId)), id, scope).map((one) => ({
        ...(isOwn ? ({ kind: 'own', organisationIds: [] } as const) : one),
        roleId,
      })),
    );
    const all = isAdministrator ? [...scopesOfAdministrator(id, scope), ...given] : given;
    return explainedScopes(all).map(({ organisationIds, ...rest }) => ({
      ...rest,
      organisations: organisationIds.flatMap((one) => organisations.get(one) ?? []),
    }));
  };
  return {
    ...{ isAdministrator, roles },
    modules: modules.map((module) => ({ ...module, items: had(module.items), scopes: scopesOf(module) })),
  };
}

/** The organisations that scopes among some ids name. */
async function organisationsOf({ db, language }: Context, ids: readonly string[]) {
  const chosen = ids.flatMap((id) => scopePartOf(id)?.organisationId ?? []);
  const named = await namesById(db, 'organisation', [...new Set(chosen)], language);
  return new Map([...named].map(([id, { fullName }]) => [id, { id, fullName }] as const));
}
