import { type DataScope, dataScopes, type UsualScope } from '@fairway/contract/permission.ts';

/** What a role sees of a module, the organisations where it is `chosen`. */
export interface ScopeGrant {
  kind: DataScope;
  organisationIds: readonly string[];
}

/** Scopes are given and taken as everything else of a role, by an id of module, scope and organisation. */
export const scopeId = (moduleId: string, kind: DataScope, organisationId?: string): string =>
  `${moduleId}.scope.${kind}${organisationId === undefined ? '' : `.${organisationId}`}`;

const shape = /^(.+?)\.scope\.([A-Za-z]+)(?:\.(.+))?$/;

export interface ScopePart {
  moduleId: string;
  kind: DataScope;
  organisationId: string | null;
}

/** What such an id says; nothing of one that is no scope. Organisations are named where they are chosen, only there. */
export function scopePartOf(id: string): ScopePart | undefined {
  const [, moduleId, kind, organisationId = null] = shape.exec(id) ?? [];
  const known = dataScopes.find((one) => one === kind);
  if (!moduleId || !known || (known === 'chosen') !== (organisationId !== null)) return undefined;
  return { moduleId, kind: known, organisationId };
}

/** What somebody chose for a role in a module; nothing where nobody did. */
export function chosenScope(granted: Iterable<string>, moduleId: string): ScopeGrant | undefined {
  const parts = [...granted]
    .flatMap((id) => scopePartOf(id) ?? [])
    .filter((one) => one.moduleId === moduleId);
  const [first] = parts;
  if (!first) return undefined;
  const kind = parts.some((one) => one.kind === 'all') ? 'all' : first.kind;
  return { kind, organisationIds: parts.flatMap(({ organisationId }) => organisationId ?? []) };
}

/** What a role sees of a module it has: what was chosen for it, or for the module it follows. */
export const scopeOfRole = (
  granted: ReadonlySet<string>,
  moduleId: string,
  { usual, wider, follows }: UsualScope,
): ScopeGrant =>
  chosenScope(granted, moduleId) ??
  (follows === undefined ? undefined : chosenScope(granted, follows)) ?? {
    kind: wider?.by.some((id) => granted.has(id)) ? wider.scope : usual,
    organisationIds: [],
  };

/** An organisation where it stands: ids from the top, itself last. */
interface Place {
  kind: 'company' | 'department';
  organizeIds: readonly string[];
  below: readonly { id: string }[];
}

/** Whose rows somebody sees: everybody's, or those of the people of these organisations beside their own. */
export type Reach = 'all' | ReadonlySet<string>;

/**
 * What the scopes of all roles of somebody come to together, where they work now. Who works in no department has nothing
 * but their own of one; a company and what is chosen have everything below them.
 */
export function reachOf(
  scopes: readonly ScopeGrant[],
  home: string | null,
  byId: ReadonlyMap<string, Place>,
): Reach {
  const reached = new Set<string>();
  const addBelow = (id: string): void => {
    const place = byId.get(id);
    if (!place || reached.has(id)) return;
    reached.add(id);
    for (const one of place.below) addBelow(one.id);
  };
  const here = home === null ? undefined : byId.get(home);
  const company = here?.organizeIds.findLast((id) => byId.get(id)?.kind === 'company');
  const exact: string[] = [];
  for (const { kind, organisationIds } of scopes) {
    if (kind === 'all') return 'all';
    if (kind === 'chosen') organisationIds.forEach(addBelow);
    if (kind === 'company' && company) addBelow(company);
    if (home === null || here?.kind !== 'department') continue;
    if (kind === 'departmentBelow') addBelow(home);
    // Added last: what is below it would not be gone through any more.
    if (kind === 'department') exact.push(home);
  }
  for (const id of exact) reached.add(id);
  return reached;
}
