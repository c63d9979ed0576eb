import { AppError } from '@fairway/contract/app-error.ts';
import { type MessageDetail, messageType } from '@fairway/contract/messages.ts';
import { flowTypeOf } from '@fairway/domain/messages/flow-type.ts';
import { wordsAsHtml } from '@fairway/domain/text/formatted-text.ts';
import type { Context } from '../http/context.ts';
import { tellPeople } from '../live/tell-people.ts';
import { peopleFaces } from '../people/people-by-id.ts';
import { opensFor } from './opens.ts';
import { settledTexts } from './settled-text.ts';
import { findReceived, markRead } from './store.ts';
import { bodyIn, titleIn } from './words-in.ts';

/** A message of the caller, which is read by that on every device. */
export async function readMessage(ctx: Context, id: string): Promise<MessageDetail> {
  const { db, session, now, language } = ctx;
  const message = await findReceived(db, session.userId, id);
  if (!message) throw new AppError('NOT_FOUND');
  if (await markRead(db, session.userId, id, now))
    ctx.afterCommit(() => tellPeople(ctx, { userIds: [session.userId], what: 'unread', id }));

  const bodyText = bodyIn(language, message);
  const { type, files, excerpt, category, link, creatorUserId, creatorTime } = message;
  const faceOf = await peopleFaces(db, creatorUserId ? [creatorUserId] : []);
  const { userName: releaseUser, isExternal } = faceOf(creatorUserId);
  const textOf = await settledTexts(db, { userId: session.userId, language }, [message]);
  return {
    // Clients parse it without a look.
    files: files || '[]',
    title: titleIn(language, message),
    ...{ id, type, excerpt, category, toUserIds: '', coverImage: '' },
    // What the system says is plain words; only announcements are written with form.
    bodyText: type === messageType.system || type === messageType.schedule ? wordsAsHtml(bodyText) : bodyText,
    ...{ releaseUser, isExternal },
    releaseTime: creatorTime.getTime(),
    expirationTime: message.expirationTime?.getTime() ?? null,
    flowType: flowTypeOf(message),
    settled: textOf(message),
    opens: opensFor(message),
    link,
  };
}
