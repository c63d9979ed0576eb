import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { flag, id, isExternal, moment, pageOf, paging, pagingSortedBy } from './envelope.ts';

const base = '/api/message/Notice';
const params = z.object({ id });

/** 0 being written, 1 with its people, 2 taken back. */
export const noticeState = { draft: 0, published: 1, withdrawn: 2 } as const;
export const noticeCategories = ['notice', 'announcement', 'regulation', 'activity'] as const;
export type NoticeCategory = (typeof noticeCategories)[number];

const written = {
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  /** HTML of the rich text editor; cleaned before it is kept. */
  bodyText: z.string().check(z.maxLength(200_000)),
  excerpt: z._default(z.string().check(z.trim(), z.maxLength(300)), ''),
  /** JSON text of stored files, as forms keep them. */
  files: z._default(z.string().check(z.maxLength(20_000)), ''),
  category: z._default(z.enum(noticeCategories), 'notice'),
  /** Mixed ids `id--type` of people, departments, positions, roles and groups; none means everybody. */
  toIds: z._default(z.array(z.string().check(z.maxLength(80))).check(z.maxLength(500)), []),
  expirationTime: z._default(z.nullable(moment), null),
};

export const noticeRow = z.object({
  id: z.string(),
  title: z.string(),
  category: z.enum(noticeCategories),
  state: z.number(),
  creatorUser: z.string(),
  isExternal,
  creatorTime: moment,
  releaseUser: z.string(),
  releaseIsExternal: isExternal,
  releaseTime: z.nullable(moment),
  expirationTime: z.nullable(moment),
  receivers: z.number(),
  readers: z.number(),
});
export type NoticeRow = z.infer<typeof noticeRow>;

export const notice = z.object({
  ...noticeRow.shape,
  bodyText: z.string(),
  excerpt: z.string(),
  files: z.string(),
  toIds: z.array(z.string()),
  /** Changes with every save; a stale copy is refused. */
  version: z.number(),
});
export type Notice = z.infer<typeof notice>;

/** By what announcements can be sorted. */
export const noticeColumns = [
  'title',
  'state',
  'category',
  'creatorUser',
  'releaseTime',
  'expirationTime',
] as const;
const noticesWanted = z.object({
  ...pagingSortedBy(noticeColumns),
  state: z.optional(z.enum(['', '0', '1', '2'])),
});

export const listNotices = endpoint({
  name: 'listNotices',
  method: 'GET',
  path: base,
  summary: 'Announcements of the company, the newest first unless sorted by a column',
  query: noticesWanted,
  response: pageOf(noticeRow),
  needs: { modelId: 'notices' },
});

/** As the family's web asks for it. */
export const listNoticesByPost = endpoint({
  ...{ name: 'listNoticesByPost', method: 'POST', path: `${base}/List`, command: false },
  summary: 'The same, asked for with a body',
  body: noticesWanted,
  response: pageOf(noticeRow),
  needs: { modelId: 'notices' },
});

export const getNotice = endpoint({
  name: 'getNotice',
  method: 'GET',
  path: `${base}/:id`,
  summary: 'One announcement',
  params,
  response: notice,
  errors: ['NOT_FOUND'],
  needs: { modelId: 'notices' },
});

export const addNotice = endpoint({
  name: 'addNotice',
  method: 'POST',
  path: base,
  summary: 'Begin an announcement',
  success: 'created',
  body: z.object(written),
  response: z.object({ id: z.string(), version: z.number() }),
  errors: ['NOT_FOUND'],
  needs: { modelId: 'notices', button: 'btn_add' },
});

export const changeNotice = endpoint({
  name: 'changeNotice',
  method: 'PUT',
  path: `${base}/:id`,
  summary: 'Change an announcement that is not with its people',
  success: 'saved',
  params,
  body: z.object({ ...written, version: z.number() }),
  response: z.object({ version: z.number() }),
  errors: ['NOT_FOUND', 'NOTICE_PUBLISHED', 'RECORD_CHANGED'],
  needs: { modelId: 'notices', button: 'btn_edit' },
});

export const publishNotice = endpoint({
  name: 'publishNotice',
  method: 'POST',
  path: `${base}/:id/publish`,
  summary: 'Send an announcement to its people',
  success: 'published',
  params,
  /** What its publisher saw: words that somebody changed since are not sent in their name. */
  body: z.object({ version: z.number() }),
  errors: [
    'NOT_FOUND',
    'NOTICE_PUBLISHED',
    'RECORD_CHANGED',
    'NOTICE_EMPTY',
    'NOTICE_EXPIRED',
    'NOTICE_WITHOUT_READERS',
  ],
  needs: { modelId: 'notices', button: 'btn_publish' },
});

export const withdrawNotice = endpoint({
  name: 'withdrawNotice',
  method: 'POST',
  path: `${base}/:id/withdraw`,
  summary: 'Take an announcement back: nobody finds it among their messages any more',
  success: 'takenBack',
  params,
  errors: ['NOT_FOUND'],
  needs: { modelId: 'notices', button: 'btn_publish' },
});

export const deleteNotice = endpoint({
  name: 'deleteNotice',
  method: 'DELETE',
  path: `${base}/:id`,
  summary: 'Delete an announcement that is not with its people',
  success: 'deleted',
  params,
  errors: ['NOT_FOUND', 'NOTICE_PUBLISHED'],
  needs: { modelId: 'notices', button: 'btn_remove' },
});

export const listNoticeReaders = endpoint({
  name: 'listNoticeReaders',
  method: 'GET',
  path: `${base}/:id/readers`,
  summary: 'Who read an announcement and when, and who did not',
  params,
  query: z.object({ ...paging, isRead: z.optional(z.enum(['', '0', '1'])) }),
  response: pageOf(
    z.object({
      id: z.string(),
      realName: z.string(),
      headIcon: z.string(),
      isExternal,
      organize: z.string(),
      isRead: flag,
      readTime: z.nullable(moment),
    }),
  ),
  errors: ['NOT_FOUND'],
  needs: { modelId: 'notices' },
});
