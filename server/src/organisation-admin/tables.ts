import type { UnitKind } from '@fairway/contract/organisation-admin.ts';

declare module '../database/tables.ts' {
  interface Tables {
    /** A view of the companies, departments, positions, roles and groups. */
    unit: UnitRow;
  }
}

export interface UnitRow {
  id: string;
  kind: UnitKind;
  parentId: string | null;
  fullName: string;
  enName: string;
  enCode: string;
  category: string;
  managerId: string | null;
  sortCode: number;
  enabledMark: number;
  version: number;
  quickQuery: string;
}
