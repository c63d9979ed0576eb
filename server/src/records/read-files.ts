import { can } from '@fairway/domain/permission/can.ts';
import type { FileViewer, PlaceReaders } from '../files/access.ts';
import { onlyOf } from './access.ts';
import { findModel } from './models/store.ts';
import { findOrigin } from './store.ts';

/** Whether somebody may look at a record now; who may, may read its files. */
export async function mayReadRecord(
  { db, session, permissions }: FileViewer,
  recordId: string,
): Promise<boolean> {
  const origin = await findOrigin(db, recordId);
  if (!origin) return false;
  const model = await findModel(db, origin.modelId);
  if (model?.enabledMark !== 1) return false;
  const creator = onlyOf(model, session);
  if (creator !== undefined && creator !== origin.creatorUserId) return false;
  return can(await permissions(), model.id, 'button', 'btn_detail');
}

export const recordPlaces: PlaceReaders = { record: mayReadRecord };
