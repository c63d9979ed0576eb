import { can } from '@fairway/domain/permission/can.ts';
import type { Db } from '../database/open.ts';
import type { PlaceReaders } from '../files/access.ts';
import type { Session } from '../http/context.ts';
import { onlyOf, type PermissionsOf } from './access.ts';
import { findModel } from './models/store.ts';
import { findOrigin } from './store.ts';

/** Whether somebody may look at a record now; who may, may read its files. */
export const mayReadRecord =
  (permissionsOf: PermissionsOf) =>
  async (db: Db, session: Session, recordId: string): Promise<boolean> => {
    const origin = await findOrigin(db, recordId);
    if (!origin) return false;
    const model = await findModel(db, origin.modelId);
    if (model?.enabledMark !== 1) return false;
    const creator = onlyOf(model, session);
    if (creator !== undefined && creator !== origin.creatorUserId) return false;
    return can(await permissionsOf(session), model.id, 'button', 'btn_detail');
  };

export const recordPlaces = (permissionsOf: PermissionsOf): PlaceReaders => ({
  record: mayReadRecord(permissionsOf),
});
