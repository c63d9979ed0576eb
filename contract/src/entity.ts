import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { filteredBy, id, isExternal, moment, pageOf, paging, pagingSortedBy } from './envelope.ts';
import type { RefusalName } from './errors.ts';
import type { ModelId } from './modules.ts';

/** What every record of an entity carries beside its own fields. */
const head = {
  id: z.string(),
  /** Changes with every save; a stale copy is refused. */
  version: z.number(),
  /** Retired ones stay where they are used, and are offered nowhere. */
  isEnabled: z.boolean(),
  lastModifyTime: moment,
};

/** One of the records, as a picker shows it. */
const option = z.object({
  id: z.string(),
  /** What it is called, in the language of the caller. */
  fullName: z.string(),
  enCode: z.string(),
  /** What tells it from others of the same name. */
  line: z.string(),
});
export type EntityOption = z.infer<typeof option>;

export const entityChange = z.object({
  version: z.number(),
  act: z.enum(['create', 'update', 'import', 'undo']),
  creatorUserName: z.string(),
  isExternal,
  creatorTime: moment,
  /** By field, as they are kept; ids of other records are replaced by their names. */
  differences: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
});
export type EntityChange = z.infer<typeof entityChange>;

/** The records of any entity to choose from; a form names the entity of its pickers. */
export const entityOptions = (name: string, plural = name) =>
  endpoint({
    ...{ name: `list${name}Options`, method: 'GET', path: `/api/erpcargo/${name}/Options` },
    summary: `${plural} to choose from, the best match first; or those with these ids`,
    query: z.object({ ...paging, ids: z.optional(z.string().check(z.maxLength(20_000))) }),
    response: pageOf(option),
  });
const usualButtons = { add: 'btn_add', change: 'btn_edit', remove: 'btn_remove' };

interface Declared<
  K extends z.core.$ZodShape,
  S extends z.core.$ZodShape,
  F extends z.core.$ZodShape,
  C extends readonly [string, ...string[]],
> {
  /** The name in the path, such as `Port`. */
  entity: string;
  /** Of its endpoints, such as `Ports`. */
  plural: string;
  modelId: ModelId;
  /** What people keep of it. */
  kept: K;
  /** What replies say beside that, such as the names of what it refers to. */
  shown: S;
  filters: F;
  sortedBy: C;
  /** The buttons one needs to keep it, where they are not the usual ones. */
  buttons?: typeof usualButtons;
  /** What saving it may be refused with, beside the usual. */
  errors?: readonly RefusalName[];
}

/**
 * A noun of the trade that a company keeps a list of, such as its ports: one declaration gives the calls that list,
 * read, keep and remove its records and tell their history.
 */
export function entity<
  K extends z.core.$ZodShape,
  S extends z.core.$ZodShape,
  F extends z.core.$ZodShape,
  const C extends readonly [string, ...string[]],
>({
  entity: name,
  plural,
  modelId,
  kept,
  shown,
  filters,
  sortedBy,
  buttons = usualButtons,
  errors = [],
}: Declared<K, S, F, C>) {
  const base = `/api/erpcargo/${name}`;
  const params = z.object({ id });
  const row = z.object({ ...head, ...kept, ...shown });
  const written = z.object({ ...kept, isEnabled: z._default(z.boolean(), true) });
  const saved = z.object({ id: z.string(), version: z.number() });
  return {
    name,
    modelId,
    row,
    written,
    sortedBy,
    list: endpoint({
      ...{ name: `list${plural}`, method: 'POST', path: `${base}/List`, command: false },
      summary: `${plural}, narrowed, sorted and paged`,
      body: z.object({
        ...pagingSortedBy(sortedBy),
        filters: filteredBy({ ...filters, isEnabled: z.optional(z.boolean()) }),
      }),
      response: pageOf(row),
      needs: { modelId },
    }),
    options: entityOptions(name, plural),
    get: endpoint({
      ...{ name: `get${name}`, method: 'GET', path: `${base}/:id` },
      summary: `One of ${plural}`,
      params,
      response: row,
      errors: ['NOT_FOUND'],
      needs: { modelId },
    }),
    add: endpoint({
      ...{ name: `add${name}`, method: 'POST', path: base },
      summary: `Add to ${plural}`,
      success: 'created',
      body: written,
      response: saved,
      errors: ['ENTITY_TAKEN', 'ENTITY_REFERENCE_MISSING', ...errors],
      needs: { modelId, button: buttons.add },
    }),
    change: endpoint({
      ...{ name: `change${name}`, method: 'PUT', path: `${base}/:id` },
      summary: `Change one of ${plural}`,
      success: 'saved',
      params,
      body: z.object({ ...written.shape, version: z.number() }),
      response: saved,
      errors: ['NOT_FOUND', 'RECORD_CHANGED', 'ENTITY_TAKEN', 'ENTITY_REFERENCE_MISSING', ...errors],
      needs: { modelId, button: buttons.change },
    }),
    remove: endpoint({
      ...{ name: `delete${name}`, method: 'DELETE', path: `${base}/:id` },
      summary: `Remove one of ${plural} that nothing uses`,
      success: 'deleted',
      params,
      errors: ['NOT_FOUND', 'ENTITY_IN_USE'],
      needs: { modelId, button: buttons.remove },
    }),
    history: endpoint({
      ...{ name: `list${name}History`, method: 'GET', path: `${base}/:id/History` },
      summary: `Who changed what in one of ${plural}, the newest first`,
      params,
      query: z.object({ ...paging }),
      response: pageOf(entityChange),
      errors: ['NOT_FOUND'],
      needs: { modelId },
    }),
  } as const;
}
