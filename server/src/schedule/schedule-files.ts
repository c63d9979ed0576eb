import { id } from '@fairway/contract/envelope.ts';
import * as z from 'zod/mini';
import { readableFile, shownTo } from '../files/access.ts';
import { formFileOf } from '../files/describe-file.ts';
import type { Context } from '../http/context.ts';
import { fieldWords } from '../http/field-words.ts';
import { fieldsInvalid } from '../http/input.ts';
import { parseJson } from '../records/parse-json.ts';
import { schedulePlaces } from './schedule-places.ts';

const mostFiles = 20;
const listed = z.array(z.looseObject({ fileId: id })).check(z.maxLength(mostFiles));

/** The files of an event in the server's own words; nobody shows others what they cannot see themselves. */
export async function scheduleFiles(
  ctx: Context,
  files: string,
): Promise<{ written: string; ids: string[] }> {
  if (files.trim() === '') return { written: '', ids: [] };
  const { db, session } = ctx;
  const given = z.safeParse(listed, parseJson(files));
  if (!given.success) throw fieldsInvalid({ files: fieldWords.wrongForm[ctx.language] });
  const isShownAt = shownTo(ctx, schedulePlaces);
  const attached = [];
  for (const fileId of new Set(given.data.map((file) => file.fileId)))
    attached.push(formFileOf(await readableFile(db, session, fileId, { isShownAt })));
  return {
    written: attached.length === 0 ? '' : JSON.stringify(attached),
    ids: attached.map(({ fileId }) => fileId),
  };
}

/** The files of what was written once. */
export const filesIn = (written: string): string[] =>
  (z.safeParse(listed, parseJson(written || '[]')).data ?? []).map(({ fileId }) => fileId);
