import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { filteredBy, id, isExternal, moment, pageOf, pagingSortedBy } from './envelope.ts';

const base = '/api/system/OnlineSessions';

/** `pc`: a browser on a desk; `app`: a phone. */
export const clientKinds = ['pc', 'app'] as const;
export type ClientKind = (typeof clientKinds)[number];

export const onlineSession = z.object({
  ...{ id: z.string(), userId: z.string(), account: z.string(), realName: z.string(), isExternal },
  ...{ headIcon: z.string(), isAdministrator: z.boolean() },
  ...{ client: z.enum(clientKinds), agent: z.string() },
  /** Empty for who may not see it: addresses of administrators are for administrators. */
  address: z.string(),
  ...{ signedInAt: moment, lastSeenAt: moment },
  /** The session that asks. */
  isCurrent: z.boolean(),
  /** Whether the reader may end it. */
  canEnd: z.boolean(),
});
export type OnlineSession = z.infer<typeof onlineSession>;

export const onlineSessionColumns = ['who', 'signedInAt', 'lastSeenAt'] as const;

const needs = { modelId: 'onlineSession', button: 'btn_end' } as const;
const ended = z.object({ count: z.number() });

export const listOnlineSessions = endpoint({
  ...{ name: 'listOnlineSessions', method: 'POST', path: `${base}/List`, command: false },
  summary: 'Where everybody is signed in, the last used first unless sorted by a column',
  body: z.object({
    ...pagingSortedBy(onlineSessionColumns),
    filters: filteredBy({ userId: z.optional(id), client: z.optional(z.enum(clientKinds)) }),
  }),
  response: pageOf(onlineSession),
  needs: { modelId: 'onlineSession' },
});

export const endOnlineSessions = endpoint({
  ...{ name: 'endOnlineSessions', method: 'POST', path: `${base}/End` },
  summary: 'End sessions, all or none; their sockets close with it. Those that are over by now stay over',
  body: z.object({ ids: z.array(id).check(z.minLength(1), z.maxLength(200)) }),
  response: ended,
  success: 'done',
  errors: ['NOT_FOUND', 'FORBIDDEN', 'SESSION_IN_USE'],
  needs,
});

export const endPersonSessions = endpoint({
  ...{ name: 'endPersonSessions', method: 'POST', path: `${base}/People/:userId/End` },
  summary: 'Sign somebody out everywhere; oneself everywhere else',
  params: z.object({ userId: id }),
  response: ended,
  success: 'done',
  errors: ['NOT_FOUND', 'FORBIDDEN'],
  needs,
});
