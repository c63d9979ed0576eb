import type { Received } from '@fairway/contract/endpoint.ts';
import type { Language } from '@fairway/contract/errors.ts';
import { filledWords } from '@fairway/contract/filled-words.ts';
import type { listRecordHistory } from '@fairway/contract/records.ts';
import type { CompiledForm } from '@fairway/domain/forms/compile-form.ts';
import type { Difference } from '@fairway/domain/forms/record-differences.ts';
import { rowsOf } from '@fairway/domain/forms/table-rows.ts';
import { formIn } from '@fairway/domain/forms/translate-form.ts';
import { valueText } from '@fairway/domain/forms/value-text.ts';
import { whenShown } from '@fairway/domain/forms/when-shown.ts';
import { translatorOf } from '@fairway/domain/text/translate.ts';
import type { Db } from '../database/open.ts';
import type { Context } from '../http/context.ts';
import { pageOf } from '../http/page.ts';
import { cellLabel } from '../language/words.ts';
import { peopleFaces } from '../people/people-by-id.ts';
import { namesFor } from './names/names.ts';
import type { NamedCell } from './names/reader.ts';
import { shownFor } from './names/shown-for.ts';
import { readerOf, visibleRecord } from './show-record.ts';
import { listChanges, type StoredRecord } from './store.ts';

const longestText = 500;

/** Who changed what in a record; ids are named as they are called today. */
export async function listHistory(
  ctx: Context,
  wanted: { modelId: string; id: string },
  query: Received<typeof listRecordHistory>['query'],
) {
  const { db, language } = ctx;
  const { model, record } = await visibleRecord(ctx, wanted);
  const { rows: found, total } = await entriesOf(db, record, query);
  const reader = await readerOf(ctx);
  const isShown = (await shownFor(reader, model.form, model.form.reading))(record.data);
  // If a field is removed, nobody sees its values. What depends on a row that is gone cannot be told any more.
  const isSeen = ({ field: path, row }: Difference) => {
    const field = model.form.byPath.get(path);
    if (!field) return false;
    const isGone = row !== undefined && row >= rowsOf(record.data, field.table ?? '').length;
    return isGone ? whenShown(field) === 'always' : isShown(field, row);
  };
  const rows = found.map((row) => ({ ...row, differences: row.differences.filter(isSeen) }));
  const people = rows.map(({ userId }) => userId);
  const faceOf = await peopleFaces(db, people);

  const shown = formIn(model.form, language);
  const cellOf = ({ field: path }: Difference, value: unknown): NamedCell[] => {
    const field = shown.byPath.get(path)?.field;
    return field ? [{ field, path, value, labels: record.labels }] : [];
  };
  const cells = rows.flatMap(({ differences }) =>
    differences.flatMap((one) => [...cellOf(one, one.before), ...cellOf(one, one.after)]),
  );
  const sayingOf = await namesFor({ ...reader, namesOnly: true }, cells);
  const textOf = (one: Difference, value: unknown) =>
    cellOf(one, value)
      .map((cell) => valueText(cell.field, value, sayingOf(cell)).slice(0, longestText).toWellFormed())
      .join('');
  const entries = rows.map(({ act, version, at, userId, differences }) => ({
    ...{ id: `${wanted.id}-${version}`, act, version, creatorTime: at.getTime() },
    creatorUserName: faceOf(userId).userName,
    isExternal: faceOf(userId).isExternal,
    differences: differences.map((one) => ({
      path: one.path,
      label: labelOf(model.form, one, language),
      before: textOf(one, one.before),
      after: textOf(one, one.after),
    })),
  }));
  return pageOf(entries, query, total);
}

type Origin = Pick<StoredRecord, 'id' | 'creatorUserId' | 'creatorTime'>;

/** Its changes, and last that it was made, which the record itself tells. */
async function entriesOf(
  db: Db,
  { id, creatorUserId, creatorTime }: Origin,
  wanted: { currentPage: number; pageSize: number },
) {
  const { rows, total: changes } = await listChanges(db, id, wanted);
  const made = {
    ...{ act: 'create' as const, version: 1, at: creatorTime, userId: creatorUserId },
    differences: [] as Difference[],
  };
  const offset = (wanted.currentPage - 1) * wanted.pageSize;
  const isOnPage = offset <= changes && changes < offset + wanted.pageSize;
  const changed = rows.map((row) => ({ ...row, act: 'update' as const }));
  return { rows: isOnPage ? [...changed, made] : changed, total: changes + 1 };
}

function labelOf(form: CompiledForm, { field, labels, row }: Difference, language: Language): string {
  const translate = translatorOf(form.definition.translations, language);
  const own = translate(form.byPath.get(field)?.field.label || (labels.at(-1) ?? ''));
  if (row === undefined) return own;
  return filledWords(cellLabel[language], { table: translate(labels[0] ?? ''), row: row + 1, column: own });
}
