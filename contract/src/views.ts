import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id } from './envelope.ts';

/** Which table: a feature's own name for it, such as `audit`, or `records.` and the id of a form. */
const table = z.string().check(z.regex(/^[\w.-]{1,80}$/));
const column = z.string().check(z.minLength(1), z.maxLength(100));

export const mostViews = 50;
/** Tables and views whose columns a person has arranged; no company has as many tables. */
export const mostLooks = 500;
const largestText = 8_000;
const isSmall = (value: unknown) => JSON.stringify(value).length <= largestText;

/** How a table is arranged. Columns it does not name stand where the feature puts them. */
export const tableLook = z
  .object({
    order: z.array(column).check(z.maxLength(200)),
    hidden: z.array(column).check(z.maxLength(200)),
    /** Columns that are shown although they are not at first. */
    added: z.optional(z.array(column).check(z.maxLength(200))),
    widths: z.record(column, z.int().check(z.minimum(20), z.maximum(2_000))),
    /** The column the rows are grouped by. */
    group: z.optional(column),
  })
  .check(z.refine(isSmall));

export type TableLook = z.infer<typeof tableLook>;

/** Filters, words and order by the names they have in the address of the screen. */
const viewQuery = z.record(column, z.string().check(z.maxLength(2_000))).check(z.refine(isSmall));

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(30));
export const density = z.enum(['compact', 'comfortable']);

export const tableView = z.object({
  id: z.string(),
  name: z.string(),
  isShared: z.boolean(),
  isOwn: z.boolean(),
  /** The caller may change and delete it: it is their own, or shared and they are an administrator. */
  mayChange: z.boolean(),
  ownerName: z.string(),
  query: z.record(z.string(), z.string()),
  look: z.nullable(tableLook),
});
export type TableView = z.infer<typeof tableView>;

export const getTableViews = endpoint({
  name: 'getTableViews',
  method: 'GET',
  path: '/api/views/:table',
  summary: 'How the caller has arranged a table, their views of it and those shared with all who may read it',
  params: z.object({ table }),
  response: z.object({
    /** One choice for all tables. */
    density,
    /** The view the table opens with; empty for none. */
    defaultViewId: z.string(),
    /** By view; `viewId` is empty for the table itself. */
    looks: z.array(z.object({ viewId: z.string(), look: tableLook })),
    views: z.array(tableView),
  }),
});

export const saveTableLook = endpoint({
  name: 'saveTableLook',
  method: 'PUT',
  path: '/api/views/:table/look',
  summary: 'Remember how the caller has arranged a table or a view of it',
  params: z.object({ table }),
  body: z.object({ viewId: z._default(z.string().check(z.maxLength(50)), ''), look: tableLook }),
  success: 'saved',
  errors: ['NOT_FOUND', 'TOO_MANY_VIEWS'],
  audited: false,
});

export const chooseDensity = endpoint({
  name: 'chooseDensity',
  method: 'PUT',
  path: '/api/views/density',
  summary: 'How high the rows of all tables are',
  body: z.object({ density }),
  success: 'saved',
  audited: false,
});

export const createView = endpoint({
  name: 'createView',
  method: 'POST',
  path: '/api/views/:table',
  summary: 'Keep filters, order and columns of a table under a name',
  params: z.object({ table }),
  body: z.object({
    name,
    isShared: z._default(z.boolean(), false),
    query: viewQuery,
    look: z.nullable(tableLook),
  }),
  response: z.object({ id: z.string() }),
  success: 'saved',
  errors: ['FORBIDDEN', 'TOO_MANY_VIEWS'],
});

export const changeView = endpoint({
  name: 'changeView',
  method: 'PUT',
  path: '/api/views/:table/:id',
  summary: 'Rename, share or change a view; what is left out stays',
  params: z.object({ table, id }),
  body: z.object({
    name: z.optional(name),
    isShared: z.optional(z.boolean()),
    query: z.optional(viewQuery),
    look: z.optional(z.nullable(tableLook)),
  }),
  success: 'saved',
  errors: ['NOT_FOUND', 'FORBIDDEN'],
});

export const deleteView = endpoint({
  name: 'deleteView',
  method: 'DELETE',
  path: '/api/views/:table/:id',
  summary: 'Delete a view, for everybody it was shared with too',
  params: z.object({ table, id }),
  success: 'deleted',
  errors: ['NOT_FOUND'],
});

export const chooseDefaultView = endpoint({
  name: 'chooseDefaultView',
  method: 'PUT',
  path: '/api/views/:table/default',
  summary: 'Which view a table opens with for the caller; empty for none',
  params: z.object({ table }),
  body: z.object({ viewId: z.string().check(z.maxLength(50)) }),
  success: 'set',
  errors: ['NOT_FOUND'],
  audited: false,
});
