import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { flag, id, listOf, moment, pageOf, paging } from './envelope.ts';

const base = '/api/workflow/Engine';

/** Files of a comment travel as JSON text, as the family's clients expect. */
const filesText = z._default(z.string().check(z.maxLength(20_000)), '');

export const flowComment = z.object({
  id: z.string(),
  taskId: z.string(),
  text: z.string(),
  image: z.string(),
  file: z.string(),
  creatorUser: z.string(),
  creatorUserId: z.string(),
  creatorUserHeadIcon: z.string(),
  creatorTime: moment,
  /** The caller may delete it. */
  isDel: z.boolean(),
  /** Whom it names: `@` people. */
  mentions: z.array(z.object({ id: z.string(), fullName: z.string() })),
});
export type FlowComment = z.infer<typeof flowComment>;

export const listComments = endpoint({
  name: 'listComments',
  method: 'GET',
  path: `${base}/FlowComment`,
  summary: 'What people say about a flow, the newest first',
  query: z.object({ ...paging, taskId: id }),
  response: pageOf(flowComment),
  errors: ['NOT_FOUND'],
});

export const addComment = endpoint({
  name: 'addComment',
  method: 'POST',
  path: `${base}/FlowComment`,
  summary: 'Say something about a flow',
  success: 'done',
  body: z.object({
    taskId: id,
    text: z.string().check(z.trim(), z.maxLength(2_000)),
    image: filesText,
    file: filesText,
    mentionIds: z._default(z.array(id).check(z.maxLength(50)), []),
  }),
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

const delegationShape = {
  /** "0" to start requests, "1" to approve. */
  type: z.enum(['0', '1']),
  toUserId: id,
  /** Ids of templates, `a,b`; empty means all. */
  flowId: z._default(z.string().check(z.maxLength(25_000)), ''),
  startTime: moment.check(z.minimum(0), z.maximum(8_640_000_000_000)),
  endTime: moment.check(z.minimum(0), z.maximum(8_640_000_000_000)),
  description: z._default(z.string().check(z.maxLength(500)), ''),
};

export const delegation = z.object({
  id: z.string(),
  type: z.enum(['0', '1']),
  userId: z.string(),
  userName: z.string(),
  toUserId: z.string(),
  toUserName: z.string(),
  flowId: z.string(),
  flowName: z.string(),
  startTime: moment,
  endTime: moment,
  description: z.string(),
  /** 0 to come, 1 in force, 2 over. */
  state: z.number(),
});
export type Delegation = z.infer<typeof delegation>;

export const listDelegations = endpoint({
  name: 'listDelegations',
  method: 'GET',
  path: `${base}/FlowDelegate`,
  summary: 'What the caller entrusted, or was entrusted with',
  query: z.object({ ...paging, myOrDelagateToMe: z._default(z.enum(['1', '2']), '1') }),
  response: pageOf(delegation),
});

export const getDelegation = endpoint({
  name: 'getDelegation',
  method: 'GET',
  path: `${base}/FlowDelegate/:id`,
  summary: 'One of them',
  params: z.object({ id }),
  response: delegation,
  errors: ['NOT_FOUND'],
});

export const addDelegation = endpoint({
  name: 'addDelegation',
  method: 'POST',
  path: `${base}/FlowDelegate`,
  summary: 'Entrust somebody with starting or approving, for a time',
  success: 'created',
  body: z.object(delegationShape),
  response: z.object({ id: z.string() }),
  errors: ['DELEGATION_WRONG'],
});

export const changeDelegation = endpoint({
  name: 'changeDelegation',
  method: 'PUT',
  path: `${base}/FlowDelegate/:id`,
  summary: 'Change what one entrusted',
  success: 'updated',
  params: z.object({ id }),
  body: z.object(delegationShape),
  errors: ['NOT_FOUND', 'DELEGATION_WRONG'],
});

export const deleteDelegation = endpoint({
  name: 'deleteDelegation',
  method: 'DELETE',
  path: `${base}/FlowDelegate/:id`,
  summary: 'Delete one that has not begun or is over',
  success: 'deleted',
  params: z.object({ id }),
  errors: ['NOT_FOUND', 'DELEGATION_WRONG'],
});

export const stopDelegation = endpoint({
  name: 'stopDelegation',
  method: 'PUT',
  path: `${base}/FlowDelegate/Stop/:id`,
  summary: 'End one now',
  success: 'done',
  params: z.object({ id }),
  errors: ['NOT_FOUND'],
});

export const listStartableForOthers = endpoint({
  name: 'listStartableForOthers',
  method: 'GET',
  path: `${base}/FlowDelegate/getflow`,
  summary: 'Flows the caller may start for other people',
  query: z.object({ ...paging }),
  response: pageOf(
    z.object({
      id: z.string(),
      enCode: z.string(),
      fullName: z.string(),
      category: z.string(),
      icon: z.string(),
      iconBackground: z.string(),
    }),
  ),
});

export const listDelegators = endpoint({
  name: 'listDelegators',
  method: 'GET',
  path: `${base}/FlowDelegate/userList`,
  summary: 'For whom the caller may start a flow',
  query: z.object({ flowId: id }),
  response: listOf(
    z.object({ id: z.string(), fullName: z.string(), headIcon: z.string(), organize: z.string() }),
  ),
});

const wordsShape = {
  commonWordsText: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  /** 0 for everybody, 1 the caller's own. */
  commonWordsType: z._default(z.literal([0, 1]), 1),
  systemIds: z._default(z.array(z.string().check(z.maxLength(50))).check(z.maxLength(50)), []),
  sortCode: z._default(z.int(), 0),
  enabledMark: z._default(flag, 1),
};
const commonWords = z.object({
  id: z.string(),
  commonWordsText: z.string(),
  commonWordsType: z.number(),
  systemIds: z.array(z.string()),
  sortCode: z.number(),
  enabledMark: flag,
});
export type CommonWords = z.infer<typeof commonWords>;

export const listCommonWords = endpoint({
  name: 'listCommonWords',
  method: 'GET',
  path: '/api/system/CommonWords',
  summary: 'Phrases for opinions: the caller’s own and everybody’s',
  query: z.object({ ...paging }),
  response: pageOf(commonWords),
});

export const selectCommonWords = endpoint({
  name: 'selectCommonWords',
  method: 'GET',
  path: '/api/system/CommonWords/Selector',
  summary: 'The same without pages, those that are switched on',
  query: z.object({ type: z.optional(z.string().check(z.maxLength(20))) }),
  response: listOf(commonWords),
});

export const addCommonWords = endpoint({
  name: 'addCommonWords',
  method: 'POST',
  path: '/api/system/CommonWords',
  summary: 'Keep a phrase; one for everybody is an administrator’s',
  success: 'created',
  body: z.object(wordsShape),
  response: z.object({ id: z.string() }),
  errors: ['FORBIDDEN'],
});

export const changeCommonWords = endpoint({
  name: 'changeCommonWords',
  method: 'PUT',
  path: '/api/system/CommonWords/:id',
  summary: 'Change a phrase',
  success: 'updated',
  params: z.object({ id }),
  body: z.object(wordsShape),
  errors: ['NOT_FOUND'],
});

export const deleteCommonWords = endpoint({
  name: 'deleteCommonWords',
  method: 'DELETE',
  path: '/api/system/CommonWords/:id',
  summary: 'Delete a phrase',
  success: 'deleted',
  params: z.object({ id }),
  errors: ['NOT_FOUND'],
});
