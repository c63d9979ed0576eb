import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, moment } from './envelope.ts';
import { day } from './kept-fields.ts';
import { holdingKinds } from './leaving-words.ts';

const base = '/api/permission/Users';

/** Where somebody is taken through a leaving, step by step (`?id=`). */
export const leavingPath = '/pages/system/users/leave';

/** More of a kind are not counted before it is handed over. */
export const mostHoldingsCounted = 10_000;

const kind = z.enum(holdingKinds);
const params = z.object({ id });
const needs = { modelId: 'user', button: 'btn_leave' } as const;
const named = z.object({ id: z.string(), fullName: z.string() });

/** How many of a kind went to whom. */
const done = z.object({ kind, count: z.number(), to: z.nullable(named) });
export type HandedOver = z.infer<typeof done>;

export const leavingPreview = z.object({
  ...{ id: z.string(), version: z.number(), account: z.string(), realName: z.string() },
  ...{ headIcon: z.string(), department: z.string() },
  /** Who could take over: their manager, or who heads their department. */
  suggested: z.nullable(z.object({ ...named.shape, headIcon: z.string() })),
  holdings: z.array(
    z.object({
      kind,
      /** One more than are counted where there are more. */
      count: z.number(),
      /** The newest, for who may see things of this kind. */
      examples: z.array(z.object({ name: z.string(), link: z.string() })),
    }),
  ),
  /** Where they are signed in. */
  sessions: z.number(),
});
export type LeavingPreview = z.infer<typeof leavingPreview>;

const refused = ['NOT_FOUND', 'RECORD_CHANGED', 'FORBIDDEN', 'USER_STATE_WRONG'] as const;

export const previewLeaving = endpoint({
  ...{ name: 'previewLeaving', method: 'GET', path: `${base}/:id/Leaving` },
  summary: 'What somebody holds that others have to take over when they leave',
  params,
  response: leavingPreview,
  errors: ['NOT_FOUND', 'FORBIDDEN', 'USER_STATE_WRONG', 'NOT_ONESELF'],
  needs,
});

export const leaveUser = endpoint({
  ...{ name: 'leaveUser', method: 'POST', path: `${base}/:id/Leave` },
  summary: 'Somebody leaves: whatever they hold then goes to others, and they are signed out everywhere',
  params,
  body: z.object({
    version: z.number(),
    /** Their last day: today or before. */
    leftOn: day,
    /** Who gets whatever `receivers` does not name. */
    toId: z._default(z.nullable(id), null),
    receivers: z._default(z.partialRecord(kind, id), {}),
  }),
  response: z.object({
    ...{ id: z.string(), version: z.number(), handedOver: z.array(done) },
    /** How many of the tasks follow within the next minutes. */
    later: z.number(),
  }),
  success: 'done',
  errors: [
    ...refused,
    ...(['NOT_ONESELF', 'LAST_ADMINISTRATOR', 'LEAVING_IN_FUTURE'] as const),
    ...(['RECEIVER_MISSING', 'RECEIVER_WRONG'] as const),
  ],
  needs,
});

export const getLeaving = endpoint({
  ...{ name: 'getLeaving', method: 'GET', path: `${base}/:id/Left` },
  summary: 'What became of what somebody held who left, and whether it can be undone',
  params,
  response: z.object({
    ...{ leftOn: z.string(), at: moment, byName: z.string(), handedOver: z.array(done) },
    /** Nothing happened to the account since. */
    canUndo: z.boolean(),
  }),
  errors: ['NOT_FOUND', 'FORBIDDEN'],
  needs,
});

export const undoLeaving = endpoint({
  ...{ name: 'undoLeaving', method: 'POST', path: `${base}/:id/Leave/Undo` },
  summary: 'Take a leaving back: what is still where it went comes back, what went on since stays there',
  params,
  body: z.object({ version: z.number() }),
  response: z.object({
    ...{ id: z.string(), version: z.number() },
    handedBack: z.array(z.object({ kind, count: z.number(), kept: z.number() })),
  }),
  success: 'done',
  errors: [...refused, 'LEAVING_NOT_UNDONE'],
  needs,
});
