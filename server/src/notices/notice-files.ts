import { picturesIn } from '@fairway/domain/text/formatted-text.ts';
import { readableFile, shownTo } from '../files/access.ts';
import { formFileOf } from '../files/describe-file.ts';
import type { Context } from '../http/context.ts';
import { fieldWords } from '../http/field-words.ts';
import { fieldsInvalid } from '../http/input.ts';
import { parseJson } from '../records/parse-json.ts';
import { noticePlaces } from './notice-places.ts';

const mostFiles = 20;

interface NoticeFiles {
  /** Those that are attached, as JSON text in the server's own words; '' when there are none. */
  written: string;
  /** With the pictures in the text. */
  ids: string[];
}

/** The files of an announcement, all of which its writer may read: nobody shows others what they cannot see themselves. */
export async function filesOf(
  ctx: Context,
  { files, bodyText }: { files: string; bodyText: string },
): Promise<NoticeFiles> {
  const { db, session } = ctx;
  const isShownAt = shownTo(ctx, noticePlaces);
  const readable = (fileId: string) => readableFile(db, session, fileId, { isShownAt });
  const attached = [];
  for (const fileId of idsIn(ctx, files)) attached.push(formFileOf(await readable(fileId)));
  const pictures = new Set(picturesIn(bodyText));
  for (const fileId of pictures) await readable(fileId);
  return {
    written: attached.length === 0 ? '' : JSON.stringify(attached),
    ids: [...attached.map(({ fileId }) => fileId), ...pictures],
  };
}

function idsIn({ language }: Context, files: string): Set<string> {
  const wrong = (problem: 'wrongForm' | 'tooLong') =>
    fieldsInvalid({ files: fieldWords[problem][language].replace('{n}', String(mostFiles)) });
  if (files.trim() === '') return new Set();
  const given = parseJson(files);
  if (!Array.isArray(given)) throw wrong('wrongForm');
  if (given.length > mostFiles) throw wrong('tooLong');
  const ids = given.map(fileIdOf);
  if (!ids.every((id) => id !== undefined)) throw wrong('wrongForm');
  return new Set(ids);
}

function fileIdOf(item: unknown): string | undefined {
  const fileId = typeof item === 'object' && item !== null && 'fileId' in item ? item.fileId : undefined;
  return typeof fileId === 'string' && /^[\w.-]{1,50}$/.test(fileId) ? fileId : undefined;
}
