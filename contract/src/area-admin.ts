import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, listOf, moment } from './envelope.ts';
import { nameOf } from './kept-fields.ts';

const base = '/api/system/Areas';
const modelId = 'area' as const;
const needs = { modelId };
const edits = { modelId, button: 'btn_edit' };

/** From province to what stands below a street. */
export const mostAreaLevels = 5;
/** More than this nobody finds in one place. */
export const mostAreasBeside = 1_000;
/** More than this nobody reads; whoever looks for something writes more of it. */
export const mostAreasFound = 50;

/** What can stand in the way of deleting one. */
export const areaUses = ['below', 'forms', 'records'] as const;
export type AreaUse = (typeof areaUses)[number];

const area = z.object({
  /** Of what came with the system its code in the national list. */
  id: z.string(),
  /** Null for what stands at the top. */
  parentId: z.nullable(z.string()),
  ...{ version: z.number(), level: z.number(), fullName: z.string(), isEnabled: z.boolean() },
  /** What the system calls it; null for what the company added. */
  standard: z.nullable(z.string()),
  hasChildren: z.boolean(),
});
export type ManagedArea = z.infer<typeof area>;

const params = z.object({ id });
const saved = z.object({ id: z.string(), version: z.number() });
const version = z.number();
const missed = ['NOT_FOUND', 'RECORD_CHANGED'] as const;

export const listManagedAreas = endpoint({
  ...{ name: 'listManagedAreas', method: 'GET', path: `${base}/:id/Below` },
  summary: 'The areas directly below one, in order, also those that are switched off; -1 gives the provinces',
  params,
  response: listOf(area),
  errors: ['NOT_FOUND'],
  needs,
});

export const searchAreas = endpoint({
  ...{ name: 'searchAreas', method: 'GET', path: base },
  summary: 'Areas by name, by the beginning of their code, or by how the name is spelled in Latin letters',
  query: z.object({ keyword: z.string().check(z.trim(), z.minLength(1), z.maxLength(50)) }),
  response: z.object({
    /** With what stands above it, from the top. */
    list: z.array(z.object({ ...area.shape, above: z.array(z.object({ id, fullName: z.string() })) })),
    isMore: z.boolean(),
  }),
  needs,
});

export const addArea = endpoint({
  ...{ name: 'addArea', method: 'POST', path: base },
  summary: 'Add an area of the company, as the last of those beside it',
  body: z.object({ parentId: z._default(z.nullable(id), null), fullName: nameOf(50) }),
  response: saved,
  success: 'created',
  errors: ['NOT_FOUND', 'AREA_NAME_TAKEN', 'AREA_TOO_DEEP', 'AREA_FULL'],
  needs: { modelId, button: 'btn_add' },
});

export const changeArea = endpoint({
  ...{ name: 'changeArea', method: 'PUT', path: `${base}/:id` },
  summary: 'Rename an area or switch it off or on; what is left out stays as it is',
  params,
  body: z.object({
    version,
    changes: z.partial(z.object({ fullName: nameOf(50), isEnabled: z.boolean() })),
  }),
  response: saved,
  success: 'saved',
  errors: [...missed, 'AREA_NAME_TAKEN'],
  needs: edits,
});

export const moveArea = endpoint({
  ...{ name: 'moveArea', method: 'POST', path: `${base}/:id/Move` },
  summary: 'Put an area before another of those beside it',
  params,
  /** Null: it is the last. */
  body: z.object({ version, beforeId: z._default(z.nullable(id), null) }),
  success: 'saved',
  errors: [...missed, 'AREA_MISPLACED'],
  needs: edits,
});

export const listAreaUses = endpoint({
  ...{ name: 'listAreaUses', method: 'GET', path: `${base}/:id/Uses` },
  summary: 'What uses an area, before it is deleted',
  params,
  response: listOf(z.object({ use: z.enum(areaUses), count: z.number(), names: z.array(z.string()) })),
  errors: ['NOT_FOUND'],
  needs,
});

export const removeArea = endpoint({
  ...{ name: 'removeArea', method: 'POST', path: `${base}/:id/Delete` },
  summary: 'Delete an area that the company added and nothing uses',
  params,
  body: z.object({ version }),
  success: 'deleted',
  errors: [...missed, 'AREA_USED', 'AREA_BUILT_IN'],
  needs: { modelId, button: 'btn_remove' },
});

export const undoAreaChange = endpoint({
  ...{ name: 'undoAreaChange', method: 'POST', path: `${base}/:id/Undo` },
  summary: 'Take the last change of an area back; one that was only just added goes again',
  params,
  body: z.object({ version }),
  response: saved,
  success: 'done',
  errors: [...missed, 'AREA_UNDO_OVER', 'AREA_NAME_TAKEN', 'AREA_USED'],
  needs: edits,
});

export const listAreaHistory = endpoint({
  ...{ name: 'listAreaHistory', method: 'GET', path: `${base}/:id/History` },
  summary: 'Who changed what of an area, the newest first',
  params,
  response: listOf(
    z.object({
      ...{ version: z.number(), at: moment, byName: z.string(), act: z.string() },
      differences: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
    }),
  ),
  errors: ['NOT_FOUND'],
  needs,
});
