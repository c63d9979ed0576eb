import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { shipmentScopes } from './shipment-fields.ts';

/** What waits for somebody; each is a list they may open. */
export const businessTodos = [
  /** Shipments that have not sailed and whose shipping instructions, or gates of the port, close today. */
  ...(['cutSiToday', 'cutPortToday'] as const),
  /** To apply for, to approve, to execute. */
  ...(['releasesToApply', 'releasesToApprove', 'releasesToExecute'] as const),
  /** Drafts to confirm for who confirms bills; for others bills that the customer has not answered. */
  'billsToConfirm',
  'exceptions',
  /** To apply for, or to issue. */
  ...(['taxToApply', 'taxToIssue'] as const),
] as const;
export type BusinessTodo = (typeof businessTodos)[number];

export const getBusinessTodo = endpoint({
  ...{ name: 'getBusinessTodo', method: 'POST', path: '/api/erpcargo/Board/Todo', command: false },
  summary: 'How much waits for the caller, each the total of the list it opens',
  body: z.object({
    /** Of shipments: those I am a member of, or those of my scope. */
    scope: z._default(z.enum(shipmentScopes), 'mine'),
  }),
  response: z.object({
    list: z.array(
      z.object({
        id: z.enum(businessTodos),
        count: z.number(),
        /** There are more than these. */
        isMore: z.boolean(),
        /** The screen of the list with what it is narrowed by. */
        path: z.string(),
      }),
    ),
  }),
});
export type ShownTodo = z.infer<typeof getBusinessTodo.response>['list'][number];
