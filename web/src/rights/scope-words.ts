import type { DataScope, UsualScope } from '@fairway/contract/permission.ts';
import { type ScopeGrant, scopeOfRole } from '@fairway/domain/permission/data-scope.ts';
import type { useWords } from '../language/words.ts';

export const scopeWords = {
  own: 'rightsScopeOwn',
  department: 'rightsScopeDepartment',
  departmentBelow: 'rightsScopeDepartmentBelow',
  company: 'rightsScopeCompany',
  chosen: 'rightsScopeChosen',
  all: 'rightsScopeAll',
} as const satisfies Record<DataScope, string>;

/** A scope in few words: one organisation by its name, several by their number. */
export function scopeText(
  words: ReturnType<typeof useWords>,
  { kind, organisationIds }: ScopeGrant,
  nameOf: (id: string) => string | undefined,
): string {
  if (kind !== 'chosen') return words(scopeWords[kind]);
  const [first = ''] = organisationIds;
  const name = organisationIds.length === 1 ? nameOf(first) : undefined;
  return name ?? words('rightsScopeChosenCount', { count: organisationIds.length });
}

/** Two roles see the rows of the same people of a module, whether somebody chose that or not. */
export function isSameScope(
  moduleId: string,
  rule: UsualScope,
  one: ReadonlySet<string> | undefined,
  other: ReadonlySet<string> | undefined,
): boolean {
  const keyOf = (granted: ReadonlySet<string> | undefined): string => {
    if (!granted?.has(moduleId)) return '';
    const { kind, organisationIds } = scopeOfRole(granted, moduleId, rule);
    return `${kind} ${organisationIds.toSorted().join(' ')}`;
  };
  return keyOf(one) === keyOf(other);
}
