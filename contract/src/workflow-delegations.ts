import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, isExternal, listOf, moment, pageOf, paging } from './envelope.ts';
import { requestIds } from './flow-ids.ts';
import { pickablePerson } from './organisation.ts';

const base = '/api/workflow/Engine';

/** `a, b,` as a and b, each once. */
const idsOf = (csv: string): string[] =>
  [...new Set(csv.split(',').map((one) => one.trim()))].filter((one) => one !== '');

const sentDelegation = z.object({
  /** "0" to start requests, "1" to approve. */
  type: z.enum(['0', '1']),
  toUserId: id,
  /** Ids of templates, `a,b`; empty means all. */
  flowId: z._default(z.string().check(z.maxLength(25_000)), ''),
  startTime: moment.check(z.minimum(0), z.maximum(8_640_000_000_000)),
  endTime: moment.check(z.minimum(0), z.maximum(8_640_000_000_000)),
  description: z._default(z.string().check(z.maxLength(500)), ''),
});
const delegationBody = z.pipe(
  sentDelegation,
  z.transform(({ flowId, ...sent }: z.infer<typeof sentDelegation>) => ({
    ...sent,
    templateIds: idsOf(flowId),
  })),
);

const shownDelegation = z.object({
  id: z.string(),
  type: z.enum(['0', '1']),
  userId: z.string(),
  userName: z.string(),
  isExternal,
  toUserId: z.string(),
  toUserName: z.string(),
  toIsExternal: isExternal,
  flowId: z.string(),
  flowName: z.string(),
  startTime: moment,
  endTime: moment,
  description: z.string(),
  /** 0 to come, 1 in force, 2 over. */
  state: z.number(),
});
export type Delegation = z.infer<typeof shownDelegation>;
export type DelegationAnswer = Omit<Delegation, 'flowId'> & { templateIds: readonly string[] };
export const delegation = z.pipe(
  z.transform(({ templateIds, ...shown }: DelegationAnswer) => ({ ...shown, flowId: templateIds.join(',') })),
  shownDelegation,
);

export const listDelegations = endpoint({
  name: 'listDelegations',
  method: 'GET',
  path: `${base}/FlowDelegate`,
  summary: 'What the caller entrusted, or was entrusted with',
  query: z.object({ ...paging, myOrDelagateToMe: z._default(z.enum(['1', '2']), '1') }),
  response: pageOf(delegation),
});

export const getDelegation = endpoint({
  name: 'getDelegation',
  method: 'GET',
  path: `${base}/FlowDelegate/:id`,
  summary: 'One of them',
  params: z.object({ id }),
  response: delegation,
  errors: ['NOT_FOUND'],
});

export const addDelegation = endpoint({
  name: 'addDelegation',
  method: 'POST',
  path: `${base}/FlowDelegate`,
  summary: 'Entrust somebody with starting or approving, for a time',
  success: 'created',
  body: delegationBody,
  response: z.object({ id: z.string() }),
  errors: ['DELEGATION_WRONG'],
});

export const changeDelegation = endpoint({
  name: 'changeDelegation',
  method: 'PUT',
  path: `${base}/FlowDelegate/:id`,
  summary: 'Change what one entrusted',
  success: 'updated',
  params: z.object({ id }),
  body: delegationBody,
  errors: ['NOT_FOUND', 'DELEGATION_WRONG'],
});

export const deleteDelegation = endpoint({
  name: 'deleteDelegation',
  method: 'DELETE',
  path: `${base}/FlowDelegate/:id`,
  summary: 'Delete one that has not begun or is over',
  success: 'deleted',
  params: z.object({ id }),
  errors: ['NOT_FOUND', 'DELEGATION_WRONG'],
});

export const stopDelegation = endpoint({
  name: 'stopDelegation',
  method: 'PUT',
  path: `${base}/FlowDelegate/Stop/:id`,
  summary: 'End one now',
  success: 'done',
  params: z.object({ id }),
  errors: ['NOT_FOUND'],
});

export const listStartableForOthers = endpoint({
  name: 'listStartableForOthers',
  method: 'GET',
  path: `${base}/FlowDelegate/getflow`,
  summary: 'Flows the caller may start for other people',
  query: z.object({ ...paging }),
  response: pageOf(
    z.object({
      id: z.string(),
      enCode: z.string(),
      fullName: z.string(),
      category: z.string(),
      icon: z.string(),
      iconBackground: z.string(),
    }),
  ),
});

export const listDelegators = endpoint({
  name: 'listDelegators',
  method: 'GET',
  path: `${base}/FlowDelegate/userList`,
  summary: 'For whom the caller may start a flow',
  query: requestIds(z.object({ flowId: id })),
  response: listOf(pickablePerson),
});
