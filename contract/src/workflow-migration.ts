import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, isExternal, moment } from './envelope.ts';
import { replyIds, requestIds } from './flow-ids.ts';

const base = '/api/workflow/Engine/flowTemplate';
/** Whoever publishes a version may bring requests to it, and sees which they are. */
const needs = { modelId: 'flowTemplates', button: 'btn_edit' } as const;

/** So many go over in one call, and so many are looked at for one page. */
export const mostAtOnce = 100;

export const countMigratable = endpoint({
  name: 'countMigratable',
  method: 'GET',
  path: `${base}/:id/Actions/Migration`,
  summary: 'How many requests still run by which older version of a flow',
  params: z.object({ id }),
  response: replyIds(
    z.object({
      /** The version in force. */
      flowId: z.string(),
      version: z.number(),
      versions: z.array(replyIds(z.object({ flowId: z.string(), version: z.number(), count: z.number() }))),
    }),
  ),
  errors: ['NOT_FOUND'],
  needs,
});

export const checkMigration = endpoint({
  name: 'checkMigration',
  method: 'GET',
  path: `${base}/:id/Actions/CheckMigration`,
  summary:
    'Which requests of older versions can go over to the one in force, the newest first; nothing is changed',
  params: z.object({ id }),
  query: requestIds(
    z.object({
      /** Of one older version only. */
      flowId: z.optional(id),
      /** What was the last one of the page before. */
      before: z.optional(id),
    }),
  ),
  response: replyIds(
    z.object({
      flowId: z.string(),
      list: z.array(
        replyIds(
          z.object({
            id: z.string(),
            fullName: z.string(),
            enCode: z.string(),
            flowId: z.string(),
            version: z.number(),
            status: z.number(),
            thisStep: z.string(),
            creatorUser: z.string(),
            isExternal,
            startTime: z.nullable(moment),
            /** Why it cannot; empty: it can. */
            problem: z.string(),
          }),
        ),
      ),
      /** Where the next page begins; empty when there is none. */
      next: z.string(),
    }),
  ),
  errors: ['NOT_FOUND'],
  needs,
});

export const migrateFlows = endpoint({
  name: 'migrateFlows',
  method: 'POST',
  path: `${base}/:id/Actions/Migrate`,
  summary: 'Bring running requests to the version in force; each by itself',
  success: 'batchDone',
  params: z.object({ id }),
  body: requestIds(
    z.object({
      /** The version they are brought to; refused for each when it is not in force any more. */
      flowId: id,
      ids: z.array(id).check(z.minLength(1), z.maxLength(mostAtOnce)),
    }),
  ),
  /** What became of each; empty words: it runs by the version in force. */
  response: z.array(z.object({ id: z.string(), fullName: z.string(), problem: z.string() })),
  errors: ['NOT_FOUND'],
  needs,
});

const triedFlow = replyIds(
  z.object({
    id: z.string(),
    fullName: z.string(),
    enCode: z.string(),
    flowId: z.string(),
    status: z.number(),
    startTime: z.nullable(moment),
    /** Steps it stands on that the draft does not have; only of what runs. */
    leftBehind: z.array(z.string()),
    added: z.array(z.string()),
    removed: z.array(z.string()),
    people: z.array(
      z.object({ nodeName: z.string(), before: z.array(z.string()), after: z.array(z.string()) }),
    ),
    /** It would not be approved even if everybody agreed, or would be only now. */
    isEndOther: z.boolean(),
  }),
);
export type TriedFlow = z.infer<typeof triedFlow>;
/** As the server writes it. */
export type TriedAnswer = z.input<typeof triedFlow>;

export const tryTemplate = endpoint({
  name: 'tryTemplate',
  method: 'GET',
  path: `${base}/:id/Actions/Try`,
  summary: 'What the saved draft of a flow would have changed for the requests of the last 90 days',
  params: z.object({ id }),
  response: z.object({
    /** Requests of that time, and how many of them were looked at, the newest first. */
    total: z.number(),
    looked: z.number(),
    /** The same steps and the same people. */
    same: z.number(),
    list: z.array(triedFlow),
  }),
  errors: ['NOT_FOUND'],
  needs,
});
