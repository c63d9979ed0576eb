import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { flag, id, isExternal, moment, pageOf, paging } from './envelope.ts';

/** The wire's numbers for kinds of in-site messages. */
export const messageType = { notice: 1, flow: 2, system: 3, schedule: 4 } as const;
export type MessageType = (typeof messageType)[keyof typeof messageType];

/** Numbers of the family come as text in a query and as numbers or text in a body; '' asks for all. */
const choice = (most: number) =>
  z.optional(
    z.union([
      z.pipe(
        z.literal(''),
        z.transform(() => undefined),
      ),
      z.pipe(
        z.union([z.string().check(z.regex(/^\d$/)), z.number()]),
        z.pipe(z.transform(Number), z.int().check(z.minimum(0), z.maximum(most))),
      ),
    ]),
  );
const type = choice(4);
const isRead = choice(1);
/** Ours: 0 for what asks for something and is not done, 1 for what is settled. */
const isSettled = choice(1);

/** Ours: what became of what a message asked for, in words, and when; null while it is open, or asks for nothing. */
const settled = z.nullable(z.object({ text: z.string(), at: moment }));

/** Ours: the screen on which what the system asks for is done, while it is open; '' otherwise. */
const opens = z.enum(['', 'password']);

/** Ours: the screen of this app that what it tells of stands on, with its query; '' where there is none. */
const link = z.string();

export const inSiteMessage = z.object({
  id: z.string(),
  title: z.string(),
  type: z.number(),
  /** What is settled or over counts as read. */
  isRead: flag,
  /** Of a flow: 1 an approval, 2 a delegation; 0 otherwise. */
  flowType: z.number(),
  excerpt: z.string(),
  /** Of a flow: what opens it. */
  bodyText: z.string(),
  creatorUser: z.string(),
  /** Of whoever wrote it. */
  isExternal,
  releaseUser: z.string(),
  releaseTime: moment,
  creatorTime: moment,
  settled,
  opens,
  link,
});
export type InSiteMessage = z.infer<typeof inSiteMessage>;

export const listMessages = endpoint({
  name: 'listMessages',
  method: 'GET',
  path: '/api/message',
  summary: 'My in-site messages, the newest first, of one kind or all, read or not, settled or not',
  query: z.object({ ...paging, type, isRead, isSettled }),
  response: pageOf(inSiteMessage),
});

export const countUnreadMessages = endpoint({
  name: 'countUnreadMessages',
  method: 'GET',
  path: '/api/message/getUnReadMsgNum',
  summary: 'How many are unread, by kind',
  response: z.object({
    unReadMsg: z.number(),
    unReadNotice: z.number(),
    unReadSystemMsg: z.number(),
    unReadSchedule: z.number(),
    unReadNum: z.number(),
    /** Ours: how many ask for something and are not settled, read or not. */
    unsettledNum: z.number(),
  }),
});

export const messageDetail = z.object({
  id: z.string(),
  title: z.string(),
  bodyText: z.string(),
  /** JSON text of stored files, as forms keep them. */
  files: z.string(),
  releaseUser: z.string(),
  isExternal,
  releaseTime: moment,
  excerpt: z.string(),
  coverImage: z.string(),
  expirationTime: z.nullable(moment),
  category: z.string(),
  /** Who else it went to is not told. */
  toUserIds: z.literal(''),
  type: z.number(),
  flowType: z.number(),
  settled,
  opens,
  link,
});
export type MessageDetail = z.infer<typeof messageDetail>;

export const readMessage = endpoint({
  name: 'readMessage',
  method: 'GET',
  path: '/api/message/ReadInfo/:id',
  summary: 'One of my messages, which is read by that',
  params: z.object({ id }),
  response: messageDetail,
  errors: ['NOT_FOUND'],
  command: true,
  audited: false,
});

export const findStillUnread = endpoint({
  name: 'findStillUnread',
  method: 'GET',
  path: '/api/message/Actions/StillUnread',
  summary: 'Which of these messages of mine are still unread, for a device that shows notifications of them',
  query: z.object({ ids: z.string().check(z.minLength(1), z.maxLength(5_000)) }),
  response: z.object({ ids: z.array(z.string()) }),
});

export const readAllMessages = endpoint({
  name: 'readAllMessages',
  method: 'POST',
  path: '/api/message/Actions/ReadAll',
  summary: 'Take all that are unread for read, of one kind or all',
  success: 'done',
  body: z.object({ keyword: z.optional(z.string().check(z.maxLength(100))), type, isRead, isSettled }),
  errors: ['NOTHING_UNREAD'],
  audited: false,
});

export const deleteMessages = endpoint({
  name: 'deleteMessages',
  method: 'DELETE',
  path: '/api/message/Record',
  summary: 'Take messages off my list',
  success: 'deleted',
  body: z.object({ ids: z.string().check(z.minLength(1), z.maxLength(10_000)) }),
  errors: ['NOT_FOUND'],
  audited: false,
});
