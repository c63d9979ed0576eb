import type { UnitKind } from '@fairway/contract/organisation-admin.ts';

const parents: Readonly<Record<UnitKind, readonly (UnitKind | null)[]>> = {
  company: ['company', null],
  department: ['company', 'department'],
  position: ['company', 'department'],
  role: [null],
  group: [null],
};

/** Whether a unit of one kind may stand directly below another; null: below none. */
export const mayStandBelow = (kind: UnitKind, above: UnitKind | null): boolean =>
  parents[kind].includes(above);
