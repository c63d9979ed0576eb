import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, listOf, pageOf, paging } from './envelope.ts';

/** What a person keeps within reach: 1 flows, 2 entries of the workbench. */
export const favouriteTypes = { flow: '1', app: '2' } as const;
const objectType = z.enum(['1', '2']);
export const mostFavourites = 11;

export const listFavourites = endpoint({
  name: 'listFavourites',
  method: 'GET',
  path: '/api/app/Data',
  summary: 'The caller’s favourites; what they may not open any more is left out',
  query: z.object({ type: z._default(objectType, '2') }),
  response: listOf(
    z.object({
      id: z.string(),
      objectId: z.string(),
      /** The entry itself as JSON text, as it is now. */
      objectData: z.string(),
      objectType: z.string(),
    }),
  ),
});

export const addFavourite = endpoint({
  name: 'addFavourite',
  method: 'POST',
  path: '/api/app/Data',
  summary: 'Keep an entry within reach',
  success: 'done',
  body: z.object({
    objectType: z._default(objectType, '2'),
    objectId: id,
    objectData: z.optional(z.unknown()),
  }),
  errors: ['NOT_FOUND', 'TOO_MANY_FAVOURITES'],
  audited: false,
});

export const removeFavourite = endpoint({
  name: 'removeFavourite',
  method: 'DELETE',
  path: '/api/app/Data/:objectId',
  summary: 'Keep it no longer',
  success: 'done',
  params: z.object({ objectId: id }),
  errors: [],
  audited: false,
});

export const listFlowsForFavourites = endpoint({
  name: 'listFlowsForFavourites',
  method: 'GET',
  path: '/api/app/Data/getFlowList',
  summary: 'Flows the caller may start, with whether they are favourites',
  query: z.object({ ...paging, category: z.optional(z.string().check(z.maxLength(200))) }),
  response: pageOf(
    z.object({
      id: z.string(),
      enCode: z.string(),
      fullName: z.string(),
      category: z.string(),
      icon: z.string(),
      iconBackground: z.string(),
      isData: z.boolean(),
    }),
  ),
});

const appNode = z.object({
  id: z.string(),
  parentId: z.string(),
  fullName: z.string(),
  icon: z.string(),
  urlAddress: z.string(),
  type: z.number(),
  propertyJson: z.string(),
  linkTarget: z.string(),
  isData: z.boolean(),
  get children() {
    return z.array(appNode);
  },
});
export type AppNode = z.infer<typeof appNode>;

export const getAppMenu = endpoint({
  name: 'getAppMenu',
  method: 'GET',
  path: '/api/app/Menu',
  summary: 'The caller’s menu on the device that asks, below its headings; a keyword narrows it',
  query: z.object({ keyword: paging.keyword }),
  response: listOf(appNode),
});

export const listAppsForFavourites = endpoint({
  name: 'listAppsForFavourites',
  method: 'GET',
  path: '/api/app/Data/getDataList',
  summary: 'Entries of the caller’s workbench below their headings, with whether they are favourites',
  query: z.object({ keyword: paging.keyword }),
  response: listOf(appNode),
});
