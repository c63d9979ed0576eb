import type { Db } from '../../database/open.ts';
import { insertInterface } from '../store.ts';
import { storedColumns } from '../stored-columns.ts';
import { demoInterfaces } from './interfaces.ts';

/** Gives the demo company what its forms choose from. */
export async function loadDemoInterfaces(db: Db, at: Date): Promise<void> {
  for (const { id, ...written } of demoInterfaces) {
    const row = { id, ...storedColumns({ ...written, enCode: id, enabledMark: 1 }) };
    await insertInterface(db, {
      ...row,
      creatorUserId: null,
      lastModifyUserId: null,
      creatorTime: at,
      lastModifyTime: at,
    });
  }
}
