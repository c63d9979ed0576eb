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

const searched = z.object({ keyword: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)) });

export const searchRequests = endpoint({
  name: 'searchRequests',
  method: 'GET',
  path: '/api/search/Requests',
  summary: 'Requests the caller has to do with, by their names: a few of each list, the newest first',
  query: searched,
  response: z.object({
    todo: z.array(beforeItem),
    launched: z.array(launchItem),
    done: z.array(beforeItem),
    copies: z.array(beforeItem),
  }),
});

export const searchRecords = endpoint({
  name: 'searchRecords',
  method: 'GET',
  path: '/api/search/Records',
  summary:
    'Records of all forms whose list the caller has, by words in what they are shown: a few, the best first',
  query: searched,
  response: z.object({
    list: z.array(
      z.object({
        id: z.string(),
        modelId: z.string(),
        /** The name of its form. */
        modelName: z.string(),
        /** The first of its columns that is filled in. */
        title: z.string(),
        /** Where the words stand if not in the title: the name of a field and its text. */
        found: z.string(),
        /** The caller may open it; others see it in the list of its form only. */
        canOpen: z.boolean(),
      }),
    ),
  }),
});
