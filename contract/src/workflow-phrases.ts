import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { flag, id, listOf, pageOf, paging } from './envelope.ts';

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
