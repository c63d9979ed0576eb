import type { UsualScope } from '@fairway/contract/permission.ts';
import { type ScopeGrant, scopeOfRole } from './data-scope.ts';

interface Holder {
  roles: readonly { roleId: string; granted: ReadonlySet<string> }[];
  isAdministrator: boolean;
}

/** Whose rows of a module somebody sees, each scope once with the roles that give it. */
export function explainedScopes(
  moduleId: string,
  rule: UsualScope,
  { roles, isAdministrator }: Holder,
): (ScopeGrant & { roleIds: string[] })[] {
  const found = new Map<string, ScopeGrant & { roleIds: string[] }>();
  const add = (scope: ScopeGrant, roleIds: string[]): void => {
    const key = `${scope.kind} ${scope.organisationIds.toSorted().join(' ')}`;
    const known = found.get(key);
    if (known) known.roleIds.push(...roleIds);
    else found.set(key, { ...scope, roleIds });
  };
  if (isAdministrator) add({ kind: rule.wider?.scope ?? rule.usual, organisationIds: [] }, []);
  for (const { roleId, granted } of roles) add(scopeOfRole(granted, moduleId, rule), [roleId]);
  return [...found.values()];
}
