import { buildTree } from '@fairway/domain/tree/build-tree.ts';
import { flattenTree } from '@fairway/domain/tree/flatten-tree.ts';
import type { Db } from '../database/open.ts';
import { cacheUntilChange } from '../system/cache-until-change.ts';
import { findMainOrganisation, loadOrganisations, organisationPath } from './store.ts';

/** A company or department where it stands. */
export interface Place {
  id: string;
  kind: 'company' | 'department';
  fullName: string;
  quickQuery: string;
  managerId: string | null;
  /** It and everything above it is enabled; what is not stays known, but is shown in no tree. */
  isOffered: boolean;
  /** Names and ids from the top, itself last. */
  organize: string;
  organizeIds: string[];
  below: Place[];
}

export interface Structure {
  roots: Place[];
  byId: ReadonlyMap<string, Place>;
}

/** The companies and departments, and how they stand below each other. */
export const structureOf = cacheUntilChange(loadStructure);

async function loadStructure(db: Db): Promise<Structure> {
  const tree = buildTree(await loadOrganisations(db));
  const roots: Place[] = [];
  const byId = new Map<string, Place>();
  // Not by parentId: where parents form a ring, the tree has cut it.
  const aboveOf = new Map<object, Place>();
  for (const node of flattenTree(tree)) {
    const above = aboveOf.get(node);
    const { id, kind, fullName, quickQuery, managerId } = node;
    const place: Place = {
      ...{ id, kind, fullName, quickQuery, managerId },
      isOffered: node.enabledMark === 1 && (above?.isOffered ?? true),
      organize: above ? `${above.organize}/${fullName}` : fullName,
      organizeIds: [...(above?.organizeIds ?? []), id],
      below: [],
    };
    (above?.below ?? roots).push(place);
    byId.set(id, place);
    for (const child of node.children) aboveOf.set(child, place);
  }
  return { roots, byId };
}

/** These organisations and everything below them; ids nobody knows are left out. */
export function withAllBelow({ byId }: Structure, ids: readonly string[]): Set<string> {
  const found = new Set<string>();
  const open = ids.flatMap((id) => byId.get(id) ?? []);
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    if (found.has(place.id)) continue;
    found.add(place.id);
    open.push(...place.below);
  }
  return found;
}

/** The organisation a person mainly works in. */
export const mainOrganisationOf = (db: Db, userId: string): Promise<string | null> =>
  findMainOrganisation(db, userId);

/** Whether it and everything above it is enabled. Asks the rows, so that a command may use it. */
export async function isOpenOrganisation(db: Db, organisationId: string): Promise<boolean> {
  const path = await organisationPath(db, organisationId);
  return path.length > 0 && path.every(({ enabledMark }) => enabledMark === 1);
}
