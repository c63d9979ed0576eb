import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, isExternal, moment, pageOf, paging } from './envelope.ts';
import { replyIds, requestIds } from './flow-ids.ts';

const base = '/api/workflow/Engine';

/** Files of a comment travel as JSON text, as the family's clients expect. */
const filesText = z._default(z.string().check(z.maxLength(20_000)), '');

export const flowComment = replyIds(
  z.object({
    id: z.string(),
    taskId: z.string(),
    text: z.string(),
    image: z.string(),
    file: z.string(),
    creatorUser: z.string(),
    creatorUserId: z.string(),
    creatorUserHeadIcon: z.string(),
    isExternal,
    creatorTime: moment,
    /** The caller may delete it. */
    isDel: z.boolean(),
    /** Whom it names: `@` people. */
    mentions: z.array(z.object({ id: z.string(), fullName: z.string(), isExternal })),
  }),
);
export type FlowComment = z.infer<typeof flowComment>;

export const listComments = endpoint({
  name: 'listComments',
  method: 'GET',
  path: `${base}/FlowComment`,
  summary: 'What people say about a flow, the newest first',
  query: requestIds(z.object({ ...paging, taskId: id })),
  response: pageOf(flowComment),
  errors: ['NOT_FOUND'],
});

export const addComment = endpoint({
  name: 'addComment',
  method: 'POST',
  path: `${base}/FlowComment`,
  summary: 'Say something about a flow',
  success: 'done',
  body: requestIds(
    z.object({
      taskId: id,
      text: z.string().check(z.trim(), z.maxLength(2_000)),
      image: filesText,
      file: filesText,
      mentionIds: z._default(z.array(id).check(z.maxLength(50)), []),
    }),
  ),
  response: z.object({ id: z.string() }),
  errors: ['NOT_FOUND', 'E_OFF'],
});

export const deleteComment = endpoint({
  name: 'deleteComment',
  method: 'DELETE',
  path: `${base}/FlowComment/:id`,
  summary: 'Delete one of one’s own',
  success: 'deleted',
  params: z.object({ id }),
  errors: ['NOT_FOUND'],
});
