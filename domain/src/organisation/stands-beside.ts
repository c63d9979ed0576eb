import type { UnitKind } from '@fairway/contract/organisation-admin.ts';

interface Placed {
  kind: UnitKind;
  parentId: string | null;
  category: string;
}

/** Companies and departments are ordered together. */
const orderOf = (kind: UnitKind): string =>
  kind === 'company' || kind === 'department' ? 'organisation' : kind;

/** Whether two kinds of units can stand in one order. */
export const areOrderedTogether = (one: UnitKind, other: UnitKind): boolean =>
  orderOf(one) === orderOf(other);

/** Whether two units stand in one order: in the same place, and of kinds that are ordered together. */
export const standsBeside = (one: Placed, other: Placed): boolean =>
  areOrderedTogether(one.kind, other.kind) &&
  one.parentId === other.parentId &&
  one.category === other.category;
