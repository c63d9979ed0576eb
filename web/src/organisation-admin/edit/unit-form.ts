import type { Unit, UnitKind } from '@fairway/contract/organisation-admin.ts';

export interface UnitForm {
  fullName: string;
  enName: string;
  enCode: string;
  managerId: string | null;
  category: string;
  boundTo: string[];
}

export const valuesOf = (unit: Unit): UnitForm => ({
  ...{ fullName: unit.fullName, enName: unit.enName, enCode: unit.enCode, category: unit.category },
  ...{ managerId: unit.manager?.id ?? null, boundTo: [...unit.boundTo] },
});

export const blankUnit = (category: string): UnitForm => ({
  ...{ fullName: '', enName: '', enCode: '', managerId: null, category, boundTo: [] },
});

/** Only what was changed is sent: the rest may be another by now. */
export const changesBetween = (before: UnitForm, after: UnitForm): Partial<UnitForm> =>
  Object.fromEntries(
    (Object.keys(after) as (keyof UnitForm)[])
      .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
      .map((name) => [name, after[name]]),
  );

export const isLed = (kind: UnitKind): boolean => kind === 'company' || kind === 'department';
