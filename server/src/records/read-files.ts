import { showsOneOf } from '@fairway/domain/forms/shown-cells.ts';
import { whenShown } from '@fairway/domain/forms/when-shown.ts';
import { can } from '@fairway/domain/permission/can.ts';
import type { FileViewer, PlaceReaders } from '../files/access.ts';
import { onlyOf } from './access.ts';
import { formContextOf } from './form-context.ts';
import { modelOf } from './models/model.ts';
import { cellsWithFile } from './save/form-files.ts';
import { findRecordById } from './store.ts';

/** Whether somebody may look at a record now and is shown a field in which this file stands. */
export async function mayReadFileOfRecord(
  { db, session, permissions, now }: FileViewer,
  recordId: string,
  fileId: string,
): Promise<boolean> {
  const record = await findRecordById(db, recordId);
  if (!record) return false;
  const model = await modelOf(db, record.modelId);
  if (model?.enabledMark !== 1) return false;
  const creators = await onlyOf(db, model, session);
  if (creators && !creators.includes(record.creatorUserId)) return false;
  const granted = await permissions();
  if (!can(granted, model.id, 'button', 'btn_detail')) return false;
  const { form } = model;
  const places = cellsWithFile(form, record.data, fileId).filter(({ field }) => whenShown(field) !== 'never');
  if (places.length === 0) return false;
  if (places.some(({ field }) => whenShown(field) === 'always')) return true;
  const mayWrite = can(granted, model.id, 'button', 'btn_edit');
  const context = await formContextOf(db, session.userId, now);
  return showsOneOf(places, form, record.data, { context, mayWrite });
}

export const recordPlaces: PlaceReaders = { record: mayReadFileOfRecord };
