import { AppError } from '@fairway/contract/app-error.ts';
import { filledWords } from '@fairway/contract/filled-words.ts';
import { toWire } from '@fairway/contract/flow-ids.ts';
import { newId } from '../../database/new-id.ts';
import { readableFile, shownTo } from '../../files/access.ts';
import { formFileOf, isPicture } from '../../files/describe-file.ts';
import { showFilesAt } from '../../files/show-files-at.ts';
import type { Context } from '../../http/context.ts';
import { fieldWords } from '../../http/field-words.ts';
import { fieldsInvalid } from '../../http/input.ts';
import { inBoth, mentionedWords } from '../../language/words.ts';
import { tellPeople } from '../../live/tell-people.ts';
import { notify } from '../../messages/notify.ts';
import { offeredPeople } from '../../people/people-by-id.ts';
import { parseJson } from '../../records/parse-json.ts';
import { maySee, participantsOf } from '../access.ts';
import { type OpenFlow, readFlow } from '../open-flow.ts';
import { flowPlaces } from '../read-files.ts';
import { commentPlace, commentPlaces } from './comment-places.ts';
import { insertComment } from './store.ts';

interface Said {
  flowId: string;
  text: string;
  /** Files as JSON texts. */
  image: string;
  file: string;
  mentionIds: string[];
}

/** So many pictures, and so many other files. */
const mostFiles = 9;

/** Says something about a flow; whoever it names hears of it and may read the flow. */
export async function addComment(ctx: Context, { flowId, text, ...said }: Said): Promise<{ id: string }> {
  const { db, session, now } = ctx;
  const open = await readFlow(db, flowId);
  if (!open || !(await maySee(db, session, open))) throw new AppError('NOT_FOUND');
  if (!open.published.flow.template.settings.comments) throw new AppError('E_OFF');
  ctx.auditTarget(open.row.fullName);
  const image = await describedFiles(ctx, 'image', said.image);
  const file = await describedFiles(ctx, 'file', said.file);
  if (text === '' && image.length === 0 && file.length === 0) throw wrong(ctx, 'text', 'missing');
  const mentionIds = await mentionable(ctx, said.mentionIds);

  const id = newId(now.getTime());
  await insertComment(db, {
    ...{ id, flowId, text, image, file, mentionIds },
    creatorUserId: session.userId,
    creatorTime: now,
  });
  await showFilesAt(
    db,
    commentPlace(id),
    [...image, ...file].map(({ fileId }) => fileId),
  );
  await tellMentioned(ctx, open, mentionIds);
  const audience = [...participantsOf(open.state), ...mentionIds].filter(
    (userId) => userId !== session.userId,
  );
  ctx.afterCommit(() => tellPeople(ctx, { userIds: audience, what: 'flow', id: flowId }));
  return { id };
}

const wrong = ({ language }: Context, field: string, problem: keyof typeof fieldWords) =>
  fieldsInvalid({ [field]: fieldWords[problem][language].replace('{n}', String(mostFiles)) });

/** The files of a JSON text as the server knows them; what a client says of them beside their ids is not believed. */
async function describedFiles(ctx: Context, field: 'image' | 'file', written: string) {
  const { db, session } = ctx;
  if (written.trim() === '') return [];
  const given = parseJson(written);
  if (!Array.isArray(given)) throw wrong(ctx, field, 'wrongForm');
  if (given.length > mostFiles) throw wrong(ctx, field, 'tooLong');
  const isShownAt = shownTo(ctx, { ...flowPlaces, ...commentPlaces });
  const files = [];
  for (const fileId of new Set(given.map(fileIdOf))) {
    if (fileId === undefined) throw wrong(ctx, field, 'wrongForm');
    const file = await readableFile(db, session, fileId, { isShownAt });
    if (field === 'image' && !isPicture(file)) throw wrong(ctx, field, 'wrongForm');
    files.push(formFileOf(file));
  }
  return files;
}

function fileIdOf(item: unknown): string | undefined {
  const fileId = typeof item === 'object' && item !== null && 'fileId' in item ? item.fileId : undefined;
  return typeof fileId === 'string' && /^[\w.-]{1,50}$/.test(fileId) ? fileId : undefined;
}

async function mentionable(ctx: Context, named: string[]): Promise<string[]> {
  const { db, session } = ctx;
  const ids = [...new Set(named)].filter((id) => id !== session.userId);
  if (ids.length === 0) return [];
  // A customer sees nobody of the company and can name nobody.
  const offered =
    session.kind === 'member'
      ? await offeredPeople(db, session.organisationStamp, ids, { selectType: 'all' })
      : new Set();
  if (!ids.every((id) => offered.has(id))) throw wrong(ctx, 'mentionIds', 'notOffered');
  return ids;
}

async function tellMentioned(ctx: Context, { row, published }: OpenFlow, userIds: string[]): Promise<void> {
  const { session, now } = ctx;
  const opens = {
    ...{ enCode: published.enCode, versionId: row.versionId, formType: 2, status: row.status },
    // Read only, as a copy is.
    ...{ processId: row.id, taskNodeId: '', taskId: '', type: 3 },
  };
  await notify(ctx, {
    type: 'flow',
    title: inBoth((language) =>
      filledWords(mentionedWords[language], { name: session.realName, flow: row.fullName }),
    ),
    bodyText: JSON.stringify(toWire(opens)),
    userIds,
    creatorUserId: session.userId,
    now,
  });
}
