import { AppError } from '@fairway/contract/app-error.ts';
import type { FormValues } from '@fairway/contract/forms.ts';
import { withoutMaskEchoes } from '@fairway/domain/forms/mask-echoes.ts';
import { recordDifferences } from '@fairway/domain/forms/record-differences.ts';
import { rowsOf } from '@fairway/domain/forms/table-rows.ts';
import { filesShownAt, showFilesAt } from '../../files/show-files-at.ts';
import type { Context } from '../../http/context.ts';
import { fieldWords } from '../../http/field-words.ts';
import { fieldsInvalid } from '../../http/input.ts';
import { type UsableModel, usableModel } from '../access.ts';
import { cleanRichText } from '../clean-rich-text.ts';
import { shortenDifferences } from '../shorten-differences.ts';
import { findRecord, insertHistory, lockRecord, updateStoredRecord } from '../store.ts';
import { finishValues } from './finish-values.ts';
import { formFilesOf } from './form-files.ts';
import { indexHeld } from './index-held.ts';
import { readSent } from './read-sent.ts';
import { saverOf } from './saver.ts';
import { settleValues } from './settle-values.ts';

/** Changes a record that nobody changed meanwhile. */
export async function updateRecord(
  ctx: Context,
  { modelId, id }: { modelId: string; id: string },
  body: { data: string; version?: number | undefined },
): Promise<null> {
  const { db, session, now, language, auditTarget } = ctx;
  const model = await usableModel(ctx, modelId, 'edit');
  const found = await findRecord(db, modelId, id, model.onlyOf);
  if (!found) throw new AppError('NOT_FOUND');
  // As it was served: who sends that back has changed nothing.
  const before = { ...found, data: await cleanRichText(model.form, found.data) };
  const sent = await readSent(model.form, body.data, language);
  const version = body.version ?? sent.version;
  if (version === undefined) throw fieldsInvalid({ version: fieldWords.missing[language] });
  if (version !== before.version) throw new AppError('RECORD_CHANGED');

  const saver = await saverOf(ctx);
  const stored = { values: before.data, labels: before.labels };
  const meant = withoutMaskEchoes(model.form, sent.values, before.data);
  const settled = await settleValues(saver, model.form, { sent: meant, stored });

  // Locked late: an interface may have been asked above, and others need not wait for it.
  const locked = await lockRecord(db, modelId, id, model.onlyOf);
  if (!locked) throw new AppError('NOT_FOUND');
  if (locked.version !== version) throw new AppError('RECORD_CHANGED');
  const values = {
    ...withoutField(model, before.data),
    ...(await finishValues(saver, model, id, settled.values, before.data)),
  };
  const index = await indexHeld(db, modelId, { values, labels: settled.labels });
  await updateStoredRecord(db, id, {
    ...{ data: values, labels: settled.labels, version: version + 1, formVersion: model.formVersion },
    ...{ index, lastModifyUserId: session.userId, lastModifyTime: now },
  });
  const place = { kind: 'record', placeId: id };
  const shown = await filesShownAt(db, place);
  await showFilesAt(db, place, [
    ...formFilesOf(model.form, values),
    ...filesWithoutField(model, values, shown),
  ]);
  const differences = recordDifferences(model.form, before.data, values);
  await insertHistory(db, {
    ...{ recordId: id, version: version + 1, at: now, userId: session.userId },
    differences: JSON.stringify(shortenDifferences(differences)),
  });
  auditTarget(`${model.fullName}/${id}`);
  return null;
}

/** What stands in a record since its form had other fields: nobody sees it, and it is there when a field comes back. */
const withoutField = ({ form }: UsableModel, stored: FormValues): FormValues =>
  Object.fromEntries(Object.entries(stored).filter(([model]) => !form.byPath.has(model)));

/** Files stay with what the form has no field for; a file that did not stand there cannot come in this way. */
function filesWithoutField(model: UsableModel, values: FormValues, shown: readonly string[]): string[] {
  const cells = [...model.form.columns].flatMap(([table, columns]) =>
    rowsOf(values, table).flatMap((row) =>
      Object.entries(row).filter(([name]) => columns.every(({ field }) => field.model !== name)),
    ),
  );
  const kept = JSON.stringify([withoutField(model, values), cells]);
  return shown.filter((fileId) => kept.includes(JSON.stringify(fileId)));
}
