import { scopePartOf } from './data-scope.ts';

interface Place {
  id: string;
  parentId: string | null;
  items: readonly { id: string }[];
  /** Roles see more or less of its rows. */
  scope?: unknown;
}

interface Change {
  give: readonly string[];
  take: readonly string[];
}

/**
 * What a change of a role comes to: a button is nothing without its module, a module nothing without the headings above
 * it, and what is taken goes with everything below it. What is taken and given at once is given. A role has one scope in a
 * module: another one takes its place, where organisations are chosen these are one.
 */
export function completeGrants(
  places: readonly Place[],
  granted: ReadonlySet<string>,
  { give, take }: Change,
): { granted: Set<string>; unknown: string | undefined } {
  const byId = new Map(places.map((place) => [place.id, place]));
  const placeOfItem = new Map(places.flatMap((place) => place.items.map(({ id }) => [id, place] as const)));
  const below = Map.groupBy(places, ({ parentId }) => parentId);
  const placeOfScope = (id: string): Place | undefined => {
    const place = byId.get(scopePartOf(id)?.moduleId ?? '');
    return place?.scope ? place : undefined;
  };
  const placeOf = (id: string) => placeOfItem.get(id) ?? byId.get(id) ?? placeOfScope(id);
  const unknown = [...give, ...take].find((id) => !placeOf(id));
  const after = new Set(granted);
  const dropScopes = (moduleId: string, kept?: string): void => {
    for (const id of after) {
      const part = scopePartOf(id);
      if (part?.moduleId === moduleId && part.kind !== kept) after.delete(id);
    }
  };
  const drop = (id: string): void => {
    after.delete(id);
    if (byId.has(id)) dropScopes(id);
    for (const item of byId.get(id)?.items ?? []) after.delete(item.id);
    for (const place of below.get(id) ?? []) drop(place.id);
  };
  for (const id of take) drop(id);
  for (const id of give) {
    const scope = scopePartOf(id);
    if (scope) dropScopes(scope.moduleId, scope.kind);
    after.add(id);
    const seen = new Set<string>();
    let at = placeOf(id);
    while (at && !seen.has(at.id)) {
      after.add(at.id);
      seen.add(at.id);
      at = at.parentId === null ? undefined : byId.get(at.parentId);
    }
  }
  // A heading without anything below it is no menu.
  for (const place of [...places].reverse()) {
    const inside = below.get(place.id) ?? [];
    if (inside.length > 0 && !inside.some(({ id }) => after.has(id))) after.delete(place.id);
  }
  return { granted: after, unknown };
}
