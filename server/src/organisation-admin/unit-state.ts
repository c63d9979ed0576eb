import type { Db } from '../database/open.ts';
import { bindingsOf } from './store.ts';
import type { UnitRow } from './tables.ts';

/** What is put down of a unit when it changes. */
export interface UnitState {
  fullName: string;
  enName: string;
  enCode: string;
  category: string;
  parentId: string | null;
  managerId: string | null;
  boundTo: string[];
  isEnabled: boolean;
}

export async function stateOf(db: Db, unit: UnitRow): Promise<UnitState> {
  const { fullName, enName, enCode, category, parentId, managerId } = unit;
  return {
    ...{ fullName, enName, enCode, category, parentId, managerId },
    boundTo: unit.kind === 'role' ? await bindingsOf(db, unit.id) : [],
    isEnabled: unit.enabledMark === 1,
  };
}
