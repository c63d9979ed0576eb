import type { Endpoint } from '@fairway/contract/endpoint.ts';
import type { EntityImport } from '@fairway/contract/entity-imports.ts';
import { type Context, type Route, route } from '../http/context.ts';
import type { EntityRules, Kept } from './entity-rules.ts';
import { previewImport, runImport } from './import/import-entities.ts';
import { readEntitySheet } from './import/read-entity-sheet.ts';
import { undoImport } from './import/undo-import.ts';
import { removeEntity } from './remove-entity.ts';
import { addEntity, changeEntity } from './save-entity.ts';
import { getEntity, listEntities, listEntityHistory, listEntityOptions } from './show-entities.ts';

interface Input {
  params: { id: string };
  // biome-ignore lint/suspicious/noExplicitAny: each entity checks its own body before a verb sees it.
  query: any;
  // biome-ignore lint/suspicious/noExplicitAny: see above.
  body: any;
}

/** The same for the calls that import its records. */
export function entityImportRoutes(rules: EntityRules, imports: EntityImport): Route[] {
  return [
    route(imports.read, (ctx, { body }) => readEntitySheet(ctx, body)),
    route(imports.preview, (ctx, { body }) => previewImport(ctx, rules, body)),
    route(imports.run, (ctx, { body }) => runImport(ctx, rules, body)),
    route(imports.undo, (ctx, { params }) => undoImport(ctx, rules, params.id)),
  ];
}

/** What the calls of an entity do. The response schema of each takes out what was not declared. */
export function entityRoutes(rules: EntityRules): Route[] {
  const { entity } = rules;
  const tie = (endpoint: Endpoint, handler: (ctx: Context, input: Input) => Promise<unknown>) =>
    route(endpoint, (ctx, input) => handler(ctx as Context, input as Input) as Promise<Kept>);
  return [
    tie(entity.list, (ctx, { body }) => listEntities(ctx, rules, body)),
    tie(entity.options, (ctx, { query }) => listEntityOptions(ctx, rules, query)),
    tie(entity.get, (ctx, { params }) => getEntity(ctx, rules, params.id)),
    tie(entity.add, (ctx, { body }) => addEntity(ctx, rules, body)),
    tie(entity.change, (ctx, { params, body }) => changeEntity(ctx, rules, params.id, body)),
    tie(entity.remove, (ctx, { params }) => removeEntity(ctx, rules, params.id)),
    tie(entity.history, (ctx, { params, query }) => listEntityHistory(ctx, rules, params.id, query)),
  ];
}
