import type { Db } from '../../database/open.ts';
import { insertInterface } from '../store.ts';
import { storedColumns } from '../stored-columns.ts';
import { demoInterfaces } from './interfaces.ts';

/** Gives the demo company what its forms choose from. */
export async function loadDemoInterfaces(db: Db, at: Date): Promise<void> {
  for (const written of demoInterfaces) {
    await insertInterface(db, {
      ...{ id: written.enCode, ...storedColumns(written) },
      ...{ creatorUserId: null, lastModifyUserId: null, creatorTime: at, lastModifyTime: at },
    });
  }
}
