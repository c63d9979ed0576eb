import type { ScopeGrant } from './data-scope.ts';

/** Whose rows of a module somebody sees: each scope once, with the roles that give it; an administrator needs none. */
export function explainedScopes(
  given: readonly (ScopeGrant & { roleId?: string })[],
): (ScopeGrant & { roleIds: string[] })[] {
  const found = new Map<string, ScopeGrant & { roleIds: string[] }>();
  for (const { roleId, kind, organisationIds } of given) {
    const key = `${kind} ${organisationIds.toSorted().join(' ')}`;
    const known = found.get(key) ?? { kind, organisationIds, roleIds: [] };
    if (roleId !== undefined) known.roleIds.push(roleId);
    found.set(key, known);
  }
  return [...found.values()];
}
