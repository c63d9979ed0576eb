import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { replyIds } from './flow-ids.ts';
import { beforeItem, launchItem } from './workflow-lists.ts';

/** A flow one may start, with everything that opens a new request. */
const searchedFlow = replyIds(
  z.object({
    id: z.string(),
    flowId: z.string(),
    enCode: z.string(),
    fullName: z.string(),
    categoryName: z.string(),
    quickQuery: z.string(),
  }),
);

export const listSearchNames = endpoint({
  name: 'listSearchNames',
  method: 'GET',
  path: '/api/search/Names',
  summary:
    'How the entries of my menu and the flows I may start are spelled in letters, to be searched on the device',
  response: z.object({
    menus: z.array(z.object({ id: z.string(), quickQuery: z.string() })),
    flows: z.array(searchedFlow),
  }),
});

export const searchRequests = endpoint({
  name: 'searchRequests',
  method: 'GET',
  path: '/api/search/Requests',
  summary: 'Requests the caller has to do with, by their names: a few of each list, the newest first',
  query: z.object({ keyword: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)) }),
  response: z.object({
    todo: z.array(beforeItem),
    launched: z.array(launchItem),
    done: z.array(beforeItem),
    copies: z.array(beforeItem),
  }),
});
