import type { Grantable, RoleRights } from '@fairway/contract/rights.ts';
import { completeGrants } from '@fairway/domain/permission/complete-grants.ts';
import { scopePartOf } from '@fairway/domain/permission/data-scope.ts';

/** What was changed and not saved, by role. It is kept as differences: a role that somebody else changes keeps theirs. */
export type PendingRights = ReadonlyMap<string, { give: readonly string[]; take: readonly string[] }>;

export const nothingPending: PendingRights = new Map();

/** What a role has with what is not saved yet. */
export function grantedWith(
  places: readonly Grantable[],
  role: RoleRights,
  pending: PendingRights,
): Set<string> {
  const change = pending.get(role.id);
  const saved = new Set(role.granted);
  if (!change) return saved;
  const known = new Set(places.flatMap(({ id, items }) => [id, ...items.map((item) => item.id)]));
  const isKnown = (id: string) => known.has(scopePartOf(id)?.moduleId ?? id);
  return completeGrants(places, saved, {
    give: change.give.filter(isKnown),
    take: change.take.filter(isKnown),
  }).granted;
}

/** Gives or takes more; whatever comes back to what is saved is no change any more. */
export function withChange(
  places: readonly Grantable[],
  role: RoleRights,
  pending: PendingRights,
  change: { give?: readonly string[]; take?: readonly string[] },
): PendingRights {
  const before = grantedWith(places, role, pending);
  const { granted } = completeGrants(places, before, { give: change.give ?? [], take: change.take ?? [] });
  const saved = new Set(role.granted);
  const give = [...granted].filter((id) => !saved.has(id));
  const take = [...saved].filter((id) => !granted.has(id));
  const next = new Map(pending);
  if (give.length + take.length === 0) next.delete(role.id);
  else next.set(role.id, { give, take });
  return next;
}

export const countPending = (pending: PendingRights): number =>
  [...pending.values()].reduce((sum, { give, take }) => sum + give.length + take.length, 0);
