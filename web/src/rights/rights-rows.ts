import type { PermissionKind, UsualScope } from '@fairway/contract/permission.ts';
import type { Grantable } from '@fairway/contract/rights.ts';

export interface ScopeOfModule {
  moduleId: string;
  moduleName: string;
  rule: UsualScope;
}

/** A line of the matrix: a heading, a module, or what is granted in one. */
export interface RightsRow {
  id: string;
  name: string;
  level: 0 | 1 | 2;
  /** Of what is granted in a module. */
  kind?: PermissionKind;
  /** Of the line that says whose rows a role sees: the module, and what it gives where nobody chose. */
  scope?: ScopeOfModule;
  /** Whether there is something to open below a module. */
  isOpen?: boolean;
  /** Everything that is given or taken with it. */
  ids: readonly string[];
}

interface Wanted {
  keyword: string;
  opened: ReadonlySet<string>;
  /** Left out where it is the same. */
  isSame?: (id: string) => boolean;
  /** The same of the scope of a module. */
  isSameScope?: (moduleId: string, rule: UsualScope) => boolean;
  /** What the line of a scope is called. */
  scopeName: string;
}

/** The lines of the matrix: searched they are open, compared only what differs stays. */
export function rightsRows(
  places: readonly Grantable[],
  { keyword, opened, isSame, isSameScope, scopeName }: Wanted,
): RightsRow[] {
  const sought = keyword.trim().toLowerCase();
  const matches = (name: string) => name.toLowerCase().includes(sought);
  const below = Map.groupBy(places, ({ parentId }) => parentId);
  const idsOf = (place: Grantable): string[] => [
    place.id,
    ...place.items.map(({ id }) => id),
    ...(below.get(place.id) ?? []).flatMap(idsOf),
  ];

  const scopeRows = (
    { id: moduleId, fullName: moduleName, scope: rule }: Grantable,
    isNamed: boolean,
  ): RightsRow[] => {
    if (!rule || !(isNamed || matches(scopeName)) || isSameScope?.(moduleId, rule)) return [];
    return [
      { id: `${moduleId}.scope`, name: scopeName, level: 2, ids: [], scope: { moduleId, moduleName, rule } },
    ];
  };

  const moduleRows = (module: Grantable): RightsRow[] => {
    const isNamed = matches(module.fullName);
    const items = module.items
      .filter(({ fullName }) => isNamed || matches(fullName))
      .filter(({ id }) => !isSame?.(id));
    const scopes = scopeRows(module, isNamed);
    const count = items.length + scopes.length;
    const isShown = (isNamed || count > 0) && !(isSame?.(module.id) && count === 0);
    if (!isShown) return [];
    const isOpen = opened.has(module.id) || (sought !== '' && !isNamed) || isSame !== undefined;
    const own: RightsRow = {
      ...{ id: module.id, name: module.fullName, level: 1, ids: idsOf(module) },
      ...(count > 0 && { isOpen }),
    };
    const inside = items.map(
      ({ id, fullName: name, kind }): RightsRow => ({ id, name, kind, level: 2, ids: [id] }),
    );
    return isOpen ? [own, ...scopes, ...inside] : [own];
  };

  const headingRows = (heading: Grantable): RightsRow[] => {
    const inside = (below.get(heading.id) ?? []).flatMap((place) =>
      place.isHeading ? headingRows(place) : moduleRows(place),
    );
    if (inside.length === 0) return [];
    return [{ id: heading.id, name: heading.fullName, level: 0, ids: idsOf(heading) }, ...inside];
  };
  return (below.get(null) ?? []).flatMap((place) =>
    place.isHeading ? headingRows(place) : moduleRows(place),
  );
}

/** Of everything that goes with a line, how much a role has; headings count for nothing themselves. */
export function stateOf(
  row: RightsRow,
  granted: ReadonlySet<string>,
  headings: ReadonlySet<string>,
): 'on' | 'some' | 'off' {
  const counted = row.ids.filter((id) => !headings.has(id));
  const had = counted.filter((id) => granted.has(id)).length;
  return had === 0 ? 'off' : had === counted.length ? 'on' : 'some';
}
