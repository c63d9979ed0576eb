import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, isExternal, listOf, moment, pageOf, paging } from './envelope.ts';
import { replyIds, requestIds } from './flow-ids.ts';
import { shownFact } from './shown-fact.ts';

const base = '/api/workflow/Engine';
const short = z.string().check(z.maxLength(200));
/** A moment in a query: digits. */
const time = z.optional(z.string().check(z.regex(/^\d{1,15}$/)));
const code = z.optional(z.string().check(z.regex(/^-?\d{0,2}$/)));

/** What every list of flows can be narrowed by. */
const narrowing = {
  ...paging,
  startTime: time,
  endTime: time,
  /** The id or the code of an entry of the dictionary of categories. */
  flowCategory: z.optional(short),
  templateId: z.optional(short),
  flowId: z.optional(short),
  flowUrgent: code,
  creatorUserId: z.optional(short),
};

export const launchItem = replyIds(
  z.object({
    id: z.string(),
    enCode: z.string(),
    fullName: z.string(),
    flowName: z.string(),
    flowId: z.string(),
    flowCode: z.string(),
    flowCategory: z.string(),
    templateId: z.string(),
    status: z.number(),
    thisStep: z.string(),
    creatorTime: moment,
    startTime: z.nullable(moment),
    endTime: z.nullable(moment),
    completion: z.number(),
    flowUrgent: z.number(),
    formType: z.number(),
    parentId: z.string(),
    /** Who submitted it in place of the one whose request it is. */
    delegateUser: z.string(),
    /** Whom it waits for now, by name; a few of them. */
    waitsFor: z.array(z.string()),
    suspend: z.number(),
    creatorUserId: z.string(),
    userName: z.string(),
    headIcon: z.string(),
    isExternal,
    icon: z.string(),
    iconBackground: z.string(),
    /** The facts one decides by: `金额：¥1,200.00`. */
    summary: z.array(shownFact),
  }),
);
export type LaunchItem = z.infer<typeof launchItem>;
/** As the server writes it. */
export type LaunchAnswer = z.input<typeof launchItem>;

export const listLaunched = endpoint({
  name: 'listLaunched',
  method: 'GET',
  path: `${base}/FlowLaunch`,
  summary: 'Requests of the caller, the newest first',
  query: requestIds(
    z.object({
      ...narrowing,
      status: code,
      /** 1 or true: only those submitted for other people. */
      delegateType: z.optional(z.string().check(z.regex(/^(-?\d{1,2}|true|false)$/))),
    }),
  ),
  response: pageOf(launchItem),
});

export const beforeItem = replyIds(
  z.object({
    /** To do: the task; done: the record; copy: the copy. */
    id: z.string(),
    processId: z.string(),
    enCode: z.string(),
    fullName: z.string(),
    flowName: z.string(),
    flowId: z.string(),
    flowCode: z.string(),
    flowCategory: z.string(),
    templateId: z.string(),
    /** In the done list what was done, else the status of the flow. */
    status: z.number(),
    thisStep: z.string(),
    thisStepId: z.string(),
    startTime: z.nullable(moment),
    /** When it was received, handled or copied. */
    creatorTime: moment,
    creatorUserId: z.string(),
    userName: z.string(),
    headIcon: z.string(),
    isExternal,
    flowUrgent: z.number(),
    formType: z.number(),
    nodeName: z.string(),
    nodeCode: z.string(),
    /** Whose task it is, when it was entrusted to the caller. */
    delegateUser: z.string(),
    approversProperties: z.string(),
    flowVersion: z.string(),
    taskOperatorId: z.string(),
    icon: z.string(),
    iconBackground: z.string(),
    due: z.nullable(moment),
    /** Whom it waits for now, by name; a few of them. */
    waitsFor: z.array(z.string()),
    suspend: z.number(),
    isBatch: z.boolean(),
    /** A copy or a task nobody has looked at yet. */
    isUnread: z.boolean(),
    summary: z.array(shownFact),
  }),
);
export type BeforeItem = z.infer<typeof beforeItem>;
/** As the server writes it. */
export type TaskAnswer = z.input<typeof beforeItem>;

/** With this `sidx` what is urgent or overdue stands first; without it the list goes by time alone. */
export const pressingFirst = 'pressing';

/** The kinds of lists on the wire. */
export const taskLists = { todo: '1', done: '2', copy: '3', batch: '4' } as const;

export const listTasks = endpoint({
  name: 'listTasks',
  method: 'GET',
  path: `${base}/FlowBefore/List/:category`,
  summary: 'To do, done, copied to me, or to do where several can be decided at once',
  params: z.object({ category: z.enum(['1', '2', '3', '4']) }),
  query: requestIds(z.object({ ...narrowing, nodeCode: z.optional(short) })),
  response: pageOf(beforeItem),
});

export const listNewestTasks = endpoint({
  name: 'listNewestTasks',
  method: 'GET',
  path: '/api/visualdev/Dashboard/FlowTodo',
  summary: 'The newest tasks of the caller, for a card on a portal',
  response: listOf(beforeItem),
});

export const countTasks = endpoint({
  name: 'countTasks',
  method: 'POST',
  path: '/api/visualdev/Dashboard/FlowTodoCount',
  summary: 'How much waits for the caller; up to 10,000 are counted',
  body: z.object({
    toBeReviewedType: z._default(z.array(short).check(z.maxLength(100)), []),
    flowDoneType: z._default(z.array(short).check(z.maxLength(100)), []),
    flowCirculateType: z._default(z.array(short).check(z.maxLength(100)), []),
  }),
  response: z.object({
    toBeReviewed: z.number(),
    flowDone: z.number(),
    flowCirculate: z.number(),
    entrust: z.number(),
    /** Of the caller's own requests: under way. */
    launched: z.number(),
    /** Of the caller's own requests: those that were returned and wait to be submitted again. */
    returned: z.number(),
    /** Copies nobody has opened yet. */
    unreadCopies: z.number(),
  }),
  command: false,
});

export const listMonitored = endpoint({
  name: 'listMonitored',
  method: 'GET',
  path: `${base}/FlowMonitor`,
  summary: 'All flows of the company, to manage them',
  query: requestIds(z.object({ ...narrowing, status: code })),
  response: pageOf(launchItem),
  needs: { modelId: 'flowMonitor' },
});

export const deleteMonitored = endpoint({
  name: 'deleteMonitored',
  method: 'DELETE',
  path: `${base}/FlowMonitor`,
  summary: 'Delete flows that are drafts or were taken back; each by itself',
  success: 'deleted',
  body: z.object({ ids: z.array(id).check(z.minLength(1), z.maxLength(100)) }),
  /** What became of each; empty words: gone. */
  response: z.array(z.object({ id: z.string(), fullName: z.string(), problem: z.string() })),
  needs: { modelId: 'flowMonitor', button: 'btn_manage' },
});

export const listBatchTemplates = endpoint({
  name: 'listBatchTemplates',
  method: 'GET',
  path: `${base}/FlowBefore/BatchFlowSelector`,
  summary: 'Flows with tasks that can be decided together',
  response: z.array(z.object({ id: z.string(), fullName: z.string(), num: z.number() })),
});

export const listBatchVersions = endpoint({
  name: 'listBatchVersions',
  method: 'GET',
  path: `${base}/FlowBefore/BatchFlowJsonList/:templateId`,
  summary: 'The versions of a flow',
  params: z.object({ templateId: id }),
  response: z.array(z.object({ id: z.string(), fullName: z.string(), version: z.string() })),
  errors: ['NOT_FOUND'],
});

export const listBatchNodes = endpoint({
  name: 'listBatchNodes',
  method: 'GET',
  path: `${base}/FlowBefore/NodeSelector/:flowId`,
  summary: 'The steps of a version where several can be decided at once',
  params: requestIds(z.object({ flowId: id })),
  response: z.array(
    z.object({
      id: z.string(),
      nodeCode: z.string(),
      nodeName: z.string(),
      isBatchApproval: z.boolean(),
    }),
  ),
  errors: ['NOT_FOUND'],
});

export const getBatchNeeds = endpoint({
  name: 'getBatchNeeds',
  method: 'GET',
  path: `${base}/FlowBefore/BatchCandidate`,
  summary: 'What has to be picked with a decision about several',
  query: requestIds(z.object({ flowId: id, taskOperatorId: id })),
  response: z.object({
    type: z.number(),
    list: z.array(
      z.object({
        nodeId: z.string(),
        nodeName: z.string(),
        isCandidates: z.boolean(),
        isBranchFlow: z.boolean(),
        hasCandidates: z.boolean(),
      }),
    ),
    countersignOver: z.boolean(),
  }),
  errors: ['NOT_FOUND'],
});
