import * as z from 'zod/mini';
import { familyText, shape } from './definition-shapes.ts';
import { endpoint } from './endpoint.ts';
import { id, isExternal, moment, pageOf, paging } from './envelope.ts';
import { replyIds, requestIds } from './flow-ids.ts';
import { flowSubjects } from './flow-subjects.ts';
import { flowRefusalNames } from './flow-words.ts';
import { fieldRights, valuePlace, wholeValues } from './forms.ts';
import { pickablePerson } from './organisation.ts';
import { formContext } from './records.ts';
import { shownFact } from './shown-fact.ts';

const base = '/api/workflow/Engine';
const short = z.string().check(z.maxLength(200));
const opinion = z._default(z.string().check(z.maxLength(2_000)), '');
/** A signature is a picture as a data address, as the personal signatures are. */
const signImg = z._default(z.string().check(z.maxLength(400_000)), '');
const fileList = z._default(z.array(z.looseObject({ fileId: id })).check(z.maxLength(9)), []);
const idList = z.array(id).check(z.maxLength(500));
const idsByNode = z._default(z.record(short, idList), {});
const formData = z._default(z.record(z.string().check(z.maxLength(130)), z.unknown()), {});
/** `a,b` of people. */
const idCsv = z._default(z.string().check(z.maxLength(25_000)), '');
export const flowUrgents = [1, 2, 3] as const;
const flowUrgent = z._default(z.literal(flowUrgents), 1);
const anything = z.optional(z.unknown());

/** What a person says with what they do. */
const saying = { handleOpinion: opinion, signImg, fileList };

/** How far the page had read the flow, so that nobody decides about something they did not see. */
const seen = { seq: z.optional(z.int()), formRev: z.optional(z.int()) };

/** Whom to ask next, where that is for a person to say. */
const picking = {
  candidateType: anything,
  candidateList: idsByNode,
  branchList: z._default(idList, []),
  errorRuleUserList: idsByNode,
  countersignOver: anything,
};

const flowModel = requestIds(
  z.object({
    id: z.optional(z.string().check(z.maxLength(50))),
    flowId: id,
    formData,
    /** 0 submits, 1 keeps it as a draft. */
    status: z._default(z.literal([0, 1]), 0),
    flowUrgent,
    copyIds: idCsv,
    /** Start it for these people, who entrusted one with it. */
    delegateUserList: z._default(idList, []),
    ...picking,
    ...seen,
    ...saying,
  }),
);
export type FlowModel = z.infer<typeof flowModel>;

const handleModel = z.object({
  ...saying,
  ...picking,
  ...seen,
  copyIds: idCsv,
  /** What was changed in the form; the whole form may come along. */
  formData,
  flowId: anything,
  enCode: anything,
});
export type HandleModel = z.infer<typeof handleModel>;

const sayingModel = z.object({ ...saying, seq: seen.seq });

const taskParams = requestIds(z.object({ taskOperatorId: id }));
const flowParams = requestIds(z.object({ taskId: id }));

/** People are missing somewhere: whom to pick, by node. The same request is sent again with `errorRuleUserList`. */
const missingPeople = z.array(z.object({ nodeId: z.string(), nodeName: z.string() }));
const startedFlow = z.object({ id: z.string() });

const refused = ['NOT_FOUND', ...flowRefusalNames] as const;
const formRefused = [
  ...refused,
  ...(['FORM_VALUES_WRONG', 'FIELD_CLOSED', 'BILL_RULE_EXHAUSTED', 'INTERFACE_FAILED'] as const),
];

export const startFlow = endpoint({
  name: 'startFlow',
  method: 'POST',
  path: `${base}/FlowTask`,
  summary: 'Submit a request, or keep it as a draft',
  success: 'submitted',
  body: flowModel,
  response: z.union([startedFlow, missingPeople]),
  errors: [...formRefused, 'FLOW_NOT_STARTABLE', 'FLOW_OF_RECORD'],
});

export const changeFlow = endpoint({
  name: 'changeFlow',
  method: 'PUT',
  path: `${base}/FlowTask/:taskId`,
  summary: 'Submit a draft, or what was sent back; or keep it once more',
  success: 'submitted',
  params: flowParams,
  body: flowModel,
  response: z.union([startedFlow, missingPeople]),
  errors: [...formRefused, 'FLOW_NOT_STARTABLE', 'FLOW_OF_RECORD'],
});

export const fileItems = z.array(z.looseObject({}));

/** What the caller may do here now; the screens show exactly these. */
export const flowActs = [
  // `revoke` takes back what is on its way, as in the family; `revokeApproved` is ours.
  ...(['submit', 'save', 'delete', 'press', 'revoke', 'revokeApproved'] as const),
  ...([
    'audit',
    'reject',
    'transfer',
    'freeApprover',
    'saveAudit',
    'claim',
    'unclaim',
    'reduceSign',
  ] as const),
  ...(['recall', 'copy', 'comment', 'print'] as const),
  ...(['cancel', 'assign', 'change', 'suspend', 'restore', 'resurgence'] as const),
];
export type FlowAct = (typeof flowActs)[number];

const flowTaskInfo = replyIds(
  z.object({
    id: z.string(),
    processId: z.string(),
    enCode: z.string(),
    fullName: z.string(),
    flowUrgent: z.number(),
    flowId: z.string(),
    flowCode: z.string(),
    flowName: z.string(),
    flowType: z.number(),
    flowCategory: z.string(),
    flowVersion: z.string(),
    templateId: z.string(),
    startTime: z.nullable(moment),
    endTime: z.nullable(moment),
    creatorTime: moment,
    thisStep: z.string(),
    thisStepId: z.string(),
    status: z.number(),
    completion: z.number(),
    type: z.number(),
    rejectDataId: z.string(),
    suspend: z.number(),
    parentId: z.string(),
    creatorUserId: z.string(),
    creatorUser: z.string(),
    creatorUserHeadIcon: z.string(),
    /** Of whose request it is. */
    isExternal,
    /** Who submitted it for the one whose request it is. */
    delegateUser: z.string(),
    /** Ours: the facts one decides by. */
    facts: z.array(shownFact),
  }),
);

/** A node with where the flow stands; `arms` are what it branches into. */
const chartNode = z.object({
  nodeCode: z.string(),
  nodeName: z.string(),
  kind: z.string(),
  /** Behind, at it, to come, or passed over because the way leads elsewhere. */
  state: z.enum(['past', 'current', 'future', 'skipped']),
  /** `any`, `all`, `inOrder`, `ratio`, `claim`: how its people sign. */
  sign: z.string(),
  mode: z.string(),
  /** A sub-flow the flow does not wait for. */
  isAsync: z.boolean(),
  due: z.nullable(moment),
  people: z.array(
    z.object({
      userId: z.string(),
      userName: z.string(),
      headIcon: z.string(),
      isExternal,
      /** `pending`, `queued`, `approved`, `rejected`, `returned`, …, or `expected`. */
      state: z.string(),
      /** Which rule found them, and why they are passed over; words for people. */
      via: z.string(),
      skipped: z.string(),
      handleTime: z.nullable(moment),
    }),
  ),
  skipped: z.string(),
  get arms() {
    return z.array(
      z.object({ id: z.string(), name: z.string(), isTaken: z.boolean(), nodes: z.array(chartNode) }),
    );
  },
});
export type ChartNode = z.infer<typeof chartNode>;

const operatorRecord = replyIds(
  z.object({
    id: z.string(),
    nodeCode: z.string(),
    nodeName: z.string(),
    handleStatus: z.number(),
    handleId: z.string(),
    handleTime: moment,
    handleOpinion: z.string(),
    taskOperatorId: z.string(),
    taskNodeId: z.string(),
    taskId: z.string(),
    userName: z.string(),
    headIcon: z.string(),
    isExternal,
    /** Names of whom it was handed to. */
    operatorId: z.string(),
    signImg: z.string(),
    /** -1: it was taken back. */
    status: z.number(),
    fileList: z.string(),
    creatorTime: z.nullable(moment),
  }),
);
export type OperatorRecord = z.infer<typeof operatorRecord>;
/** As the server writes it. */
export type RecordAnswer = z.input<typeof operatorRecord>;

const linkedFlow = z.object({ id: z.string(), fullName: z.string() });

export const flowInfo = z.object({
  flowTaskInfo: z.nullable(flowTaskInfo),
  flowTaskNodeList: z.array(
    replyIds(
      z.object({
        id: z.string(),
        nodeCode: z.string(),
        nodeName: z.string(),
        nodeType: z.string(),
        nodePropertyJson: z.string(),
        nodeUp: z.string(),
        nodeNext: z.string(),
        completion: z.number(),
        taskId: z.string(),
        /** Names, with commas between. */
        userName: z.string(),
        /** One of them is a customer. */
        isExternal,
        /** "0" past, "1" current, "2" to come. */
        type: z.string(),
        formId: z.string(),
        sortCode: z.number(),
      }),
    ),
  ),
  flowTaskOperatorList: z.array(
    z.object({
      id: z.string(),
      handleId: z.string(),
      handleName: z.string(),
      isExternal,
      handleType: z.string(),
      completion: z.number(),
      taskNodeId: z.string(),
      nodeCode: z.string(),
      creatorTime: moment,
      state: z.number(),
    }),
  ),
  /** Oldest first. */
  flowTaskOperatorRecordList: z.array(operatorRecord),
  flowTemplateInfo: z.object({
    id: z.string(),
    templateId: z.string(),
    fullName: z.string(),
    enCode: z.string(),
    category: z.string(),
    visibleType: z.number(),
    flowTemplateJson: familyText,
    /** The flow in our language, as JSON text. */
    template: z.string(),
    version: z.string(),
    type: z.number(),
  }),
  flowFormInfo: z.object({
    id: z.string(),
    enCode: z.string(),
    fullName: z.string(),
    flowType: z.number(),
    formType: z.number(),
    urlAddress: z.string(),
    appUrlAddress: z.string(),
    interfaceUrl: z.string(),
    propertyJson: familyText,
    /** The form in our language, as JSON text. */
    definition: z.string(),
  }),
  formOperates: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      read: z.boolean(),
      write: z.boolean(),
      required: z.boolean(),
      requiredDisabled: z.boolean(),
      jnpfKey: z.string(),
      dataType: z.string(),
    }),
  ),
  /** Settings of the node one stands at in the family's words: buttons, opinion, signature, where to send back. */
  approversProperties: z.looseObject({}),
  draftData: z.nullable(z.record(z.string(), z.unknown())),
  formData: z.record(z.string(), z.unknown()),
  // ours
  /** `{field: {value: label}}` of what was picked from interfaces. */
  labels: z.record(z.string(), z.record(z.string(), z.string())),
  /** The values as people read them: names in place of ids, by field. */
  shown: z.record(z.string(), z.unknown()),
  rights: fieldRights,
  /** Masked fields whose whole value the caller may ask for. */
  reveals: z.array(z.string()),
  context: formContext,
  acts: z.array(z.enum(flowActs)),
  chart: z.array(chartNode),
  /** Events and form revisions so far: sent back with a decision. */
  seq: z.number(),
  formRev: z.number(),
  opinion: z.enum(['optional', 'required', 'onReject']),
  signature: z.boolean(),
  /** What the step calls its buttons, where it has words of its own. */
  buttonTexts: z.record(z.string(), z.string()),
  hasComments: z.boolean(),
  hasSummary: z.boolean(),
  /** For whom one acts here, when the task was entrusted. */
  onBehalfOf: z.string(),
  /** What others changed since it was submitted, as it was before. */
  changedSince: z.record(z.string(), z.unknown()),
  /** The request this one revokes, and why; null where it does not, or the caller may not see it. */
  revokes: z.nullable(z.extend(linkedFlow, { reason: z.string() })),
  /** The last request to revoke this one; likewise. */
  revocation: z.nullable(linkedFlow),
  /** The business record it is about; null: none. Whether the caller may see that record, its owner decides. */
  subject: z.nullable(z.object({ kind: z.enum(flowSubjects), id: z.string() })),
  /** Until when the caller may have it revoked; null: they may not. */
  revokeUntil: z.nullable(moment),
});
export type FlowInfo = z.infer<typeof flowInfo>;
/** As the server writes it. */
export type FlowAnswer = z.input<typeof flowInfo>;

export const getFlow = endpoint({
  name: 'getFlow',
  method: 'GET',
  path: `${base}/FlowBefore/:taskId`,
  summary: 'A flow with its form, chart and records, as the caller may see it; 0 is a new one',
  params: flowParams,
  query: requestIds(
    z.object({
      taskNodeId: z.optional(short),
      taskOperatorId: z.optional(short),
      flowId: z.optional(short),
      /** How it is opened: -1 new, 0 mine, 1 to handle, 2 done, 3 copy, 4 to manage. */
      opType: z.optional(z.enum(['-1', '0', '1', '2', '3', '4'])),
      /** Whose request it will be, where one starts it for somebody. */
      delegateUserId: z.optional(short),
      shape,
    }),
  ),
  response: flowInfo,
  errors: ['NOT_FOUND', 'FLOW_NOT_STARTABLE'],
});

export const revealFlowValue = endpoint({
  name: 'revealFlowValue',
  method: 'POST',
  path: `${base}/FlowBefore/:taskId/Reveal`,
  summary: 'The whole value of a masked field of a request; who looked at it is written to the audit log',
  params: flowParams,
  body: valuePlace,
  response: z.object({ value: z.string() }),
  errors: ['NOT_FOUND'],
  keepsReply: false,
});

export const printFlowValues = endpoint({
  name: 'printFlowValues',
  method: 'POST',
  path: `${base}/FlowBefore/:taskId/Print`,
  summary: 'Every masked value of a request the caller may look at, for paper; written to the audit log',
  params: flowParams,
  response: wholeValues,
  errors: ['NOT_FOUND'],
  keepsReply: false,
});

export const checkTask = endpoint({
  name: 'checkTask',
  method: 'GET',
  path: `${base}/FlowBefore/:taskOperatorId/Info`,
  summary: 'Whether a task has been handled already',
  params: taskParams,
  response: z.object({ isCheck: z.boolean() }),
  errors: ['NOT_FOUND'],
});

export const checkFlow = endpoint({
  name: 'checkFlow',
  method: 'GET',
  path: `${base}/FlowBefore/:taskId/Sight`,
  summary: 'Whether the caller may still see a flow, and whether a task of it is still theirs to do',
  params: flowParams,
  query: requestIds(z.object({ taskOperatorId: z.optional(short) })),
  response: z.object({ isVisible: z.boolean(), isOpen: z.boolean() }),
});

export const previewFlow = endpoint({
  name: 'previewFlow',
  method: 'POST',
  path: `${base}/FlowBefore/Preview/:taskOperatorId`,
  summary: 'Who will decide, with the form as it is filled in now; 0 for a new request',
  params: taskParams,
  body: requestIds(
    z.object({
      id: z.optional(z.string().check(z.maxLength(50))),
      flowId: id,
      formData,
      candidateList: idsByNode,
      delegateUserList: z._default(idList, []),
    }),
  ),
  // `refusal` says why it would be refused as it is, on submission or further on; empty where nothing is in the way.
  response: z.object({ chart: z.array(chartNode), ends: z.string(), refusal: z.string() }),
  errors: ['NOT_FOUND', 'FLOW_NOT_STARTABLE'],
  command: false,
});

const handled = { method: 'POST', params: taskParams, response: z.nullable(missingPeople) } as const;

export const approveTask = endpoint({
  ...handled,
  name: 'approveTask',
  path: `${base}/FlowBefore/Audit/:taskOperatorId`,
  summary: 'Agree',
  success: 'audited',
  body: handleModel,
  errors: formRefused,
});

export const rejectTask = endpoint({
  ...handled,
  name: 'rejectTask',
  path: `${base}/FlowBefore/Reject/:taskOperatorId`,
  summary: 'Reject, or send back to a step',
  success: 'sentBack',
  body: z.extend(handleModel, {
    /** A node code; empty leaves it to the step's own rule. */
    rejectStep: z._default(short, ''),
    /** 1 everything again from there, 2 straight back to me. */
    rejectType: z.optional(z.literal([1, 2])),
  }),
  errors: formRefused,
});

export const transferTask = endpoint({
  ...handled,
  response: z.null(),
  name: 'transferTask',
  path: `${base}/FlowBefore/Transfer/:taskOperatorId`,
  summary: 'Hand a task to somebody else',
  success: 'transferred',
  body: z.object({ ...saying, freeApproverUserId: id, seq: seen.seq }),
  errors: refused,
});

export const addSigner = endpoint({
  ...handled,
  name: 'addSigner',
  path: `${base}/FlowBefore/freeApprover/:taskOperatorId`,
  summary: 'Have others sign too',
  success: 'signerAdded',
  body: z.extend(handleModel, {
    /** One id or several, `a,b`. */
    freeApproverUserId: z.string().check(z.minLength(1), z.maxLength(2_000)),
    /** 1 before me, 2 after me, 3 with me, 4 their advice first. */
    freeApproverType: z.literal([1, 2, 3, 4]),
    /** How those added sign: any one, all, in order. */
    counterSign: z._default(z.literal([0, 1, 2]), 0),
  }),
  errors: formRefused,
});

export const reduceSigner = endpoint({
  ...handled,
  response: z.null(),
  name: 'reduceSigner',
  path: `${base}/FlowBefore/reduceApprover/:taskOperatorId`,
  summary: 'Take somebody away whom one added',
  success: 'done',
  errors: refused,
});

export const claimTask = endpoint({
  ...handled,
  response: z.null(),
  name: 'claimTask',
  path: `${base}/FlowBefore/Claim/:taskOperatorId`,
  summary: 'Take a task out of the pool',
  success: 'done',
  errors: refused,
});

export const unclaimTask = endpoint({
  ...handled,
  response: z.null(),
  name: 'unclaimTask',
  path: `${base}/FlowBefore/Unclaim/:taskOperatorId`,
  summary: 'Give a task back to the pool',
  success: 'done',
  errors: refused,
});

export const saveTask = endpoint({
  ...handled,
  response: z.null(),
  name: 'saveTask',
  path: `${base}/FlowBefore/SaveAudit/:taskOperatorId`,
  summary: 'Keep what one has filled in so far; nobody else sees it',
  success: 'saved',
  body: z.object({ formData, handleOpinion: opinion }),
  errors: refused,
  audited: false,
});

export const recallTask = endpoint({
  name: 'recallTask',
  method: 'POST',
  path: `${base}/FlowBefore/Recall/:recordId`,
  summary: 'Take a decision back on which nobody has built yet',
  success: 'takenBack',
  params: z.object({ recordId: id }),
  body: sayingModel,
  errors: refused,
});

export const withdrawFlow = endpoint({
  name: 'withdrawFlow',
  method: 'PUT',
  path: `${base}/FlowLaunch/:taskId/Actions/Withdraw`,
  summary: 'Take a request back',
  success: 'takenBack',
  params: flowParams,
  body: sayingModel,
  errors: refused,
});

export const revokeFlow = endpoint({
  name: 'revokeFlow',
  method: 'PUT',
  path: `${base}/FlowLaunch/:taskId/Actions/Revoke`,
  summary: 'Ask those who approved a request to revoke it; gives the request that does',
  success: 'submitted',
  params: flowParams,
  body: sayingModel,
  response: startedFlow,
  errors: refused,
});

export const urgeFlow = endpoint({
  name: 'urgeFlow',
  method: 'POST',
  path: `${base}/FlowLaunch/Press/:taskId`,
  summary: 'Remind whoever has it now',
  success: 'urged',
  params: flowParams,
  errors: refused,
});

export const copyFlow = endpoint({
  name: 'copyFlow',
  method: 'POST',
  path: `${base}/FlowBefore/Copy/:taskId`,
  summary: 'Give a copy to more people',
  success: 'done',
  params: flowParams,
  body: z.object({ copyIds: idCsv }),
  errors: refused,
});

export const deleteFlow = endpoint({
  name: 'deleteFlow',
  method: 'DELETE',
  path: `${base}/FlowLaunch/:taskId`,
  summary: 'Delete a draft, or what was taken back',
  success: 'deleted',
  params: flowParams,
  errors: ['NOT_FOUND', 'FLOW_NOT_DELETABLE'],
});

const needed = z.object({
  nodeId: z.string(),
  nodeName: z.string(),
  isCandidates: z.boolean(),
  isBranchFlow: z.boolean(),
  hasCandidates: z.boolean(),
});
const needs = z.object({
  /** 1 branches, 2 people, 3 nothing has to be picked. */
  type: z.number(),
  list: z.array(needed),
  countersignOver: z.boolean(),
});
export type FlowNeeds = z.infer<typeof needs>;

const asking = z.object({
  id: z.optional(z.string().check(z.maxLength(50))),
  flowId: id,
  formData,
  flowUrgent: anything,
  branchList: z._default(idList, []),
  delegateUserList: z._default(idList, []),
});

export const listNeeds = endpoint({
  name: 'listNeeds',
  method: 'POST',
  path: `${base}/FlowBefore/Candidates/:taskOperatorId`,
  summary: 'What has to be picked with a decision',
  params: taskParams,
  body: requestIds(asking),
  response: needs,
  errors: ['NOT_FOUND', 'FLOW_NOT_STARTABLE', ...flowRefusalNames],
  command: false,
});

export const listCandidates = endpoint({
  name: 'listCandidates',
  method: 'POST',
  path: `${base}/FlowBefore/CandidateUser/:taskOperatorId`,
  summary: 'Whom one may pick for a step',
  params: taskParams,
  body: requestIds(z.extend(asking, { nodeCode: short, ...paging })),
  response: pageOf(pickablePerson),
  errors: ['NOT_FOUND', 'FLOW_NOT_STARTABLE'],
  command: false,
});

export const listReturnChoices = endpoint({
  name: 'listReturnChoices',
  method: 'GET',
  path: `${base}/FlowBefore/RejectList/:taskOperatorId`,
  summary: 'Where a task can be sent back to',
  params: taskParams,
  response: z.object({
    list: z.array(z.object({ id: z.string(), nodeCode: z.string(), nodeName: z.string() })),
    /** Whether there is something to choose. */
    isLastAppro: z.boolean(),
    /** 1 again from there, 2 straight back, 3 the handler says which. */
    rejectType: z.number(),
    /** Rejected without a step being named, it is over. */
    isRejectionTheEnd: z.boolean(),
  }),
  errors: ['NOT_FOUND', ...flowRefusalNames],
});

export const summariseRecords = endpoint({
  name: 'summariseRecords',
  method: 'GET',
  path: `${base}/FlowBefore/RecordList/:taskId`,
  summary: 'Who said what, by department, role or position',
  params: flowParams,
  query: z.object({
    category: z._default(z.enum(['1', '2', '3']), '1'),
    type: z._default(z.enum(['0', '1']), '0'),
  }),
  response: z.array(
    z.object({
      id: z.string(),
      fullName: z.string(),
      list: z.array(
        z.object({
          id: z.string(),
          userName: z.string(),
          handleStatus: z.number(),
          handleTime: moment,
          handleOpinion: z.string(),
          fileList: z.string(),
          signImg: z.string(),
          headIcon: z.string(),
          isExternal,
          nodeName: z.string(),
        }),
      ),
    }),
  ),
  errors: ['NOT_FOUND'],
});

export const listSubFlows = endpoint({
  name: 'listSubFlows',
  method: 'GET',
  path: `${base}/FlowBefore/SubFlowInfo/:taskNodeId`,
  summary: 'The flows a step started',
  params: z.object({ taskNodeId: id }),
  query: z.object({ shape }),
  response: z.array(flowInfo),
  errors: ['NOT_FOUND'],
});

// to manage running flows

const managing = { modelId: 'flowMonitor', button: 'btn_manage' } as const;

export const cancelFlow = endpoint({
  name: 'cancelFlow',
  method: 'POST',
  path: `${base}/FlowBefore/Cancel/:taskId`,
  summary: 'End a running flow',
  success: 'flowEnded',
  params: flowParams,
  body: sayingModel,
  errors: refused,
  needs: managing,
});

export const assignTask = endpoint({
  name: 'assignTask',
  method: 'POST',
  path: `${base}/FlowBefore/Assign/:taskId`,
  summary: 'Give a step to somebody else',
  success: 'assigned',
  params: flowParams,
  body: requestIds(
    z.object({
      ...saying,
      nodeCode: short,
      freeApproverUserId: id,
      /** Whose task, where several have one; empty takes the first. */
      taskOperatorId: z._default(short, ''),
    }),
  ),
  errors: refused,
  needs: managing,
});

export const listJumpTargets = endpoint({
  name: 'listJumpTargets',
  method: 'GET',
  path: `${base}/FlowBefore/Selector/:taskId`,
  summary: 'Steps a flow can be moved to',
  params: flowParams,
  response: z.array(z.object({ id: z.string(), nodeCode: z.string(), nodeName: z.string() })),
  errors: ['NOT_FOUND'],
  needs: managing,
});

export const moveFlow = endpoint({
  name: 'moveFlow',
  method: 'POST',
  path: `${base}/FlowBefore/Change`,
  summary: 'Move a running flow to a step, or revive an ended one there',
  success: 'flowMoved',
  body: requestIds(
    z.object({
      taskId: id,
      taskNodeId: short,
      resurgence: z._default(z.boolean(), false),
      handleOpinion: opinion,
      signImg,
      fileList,
    }),
  ),
  errors: refused,
  needs: managing,
});

export const hasSubFlows = endpoint({
  name: 'hasSubFlows',
  method: 'GET',
  path: `${base}/FlowBefore/Suspend/:taskId`,
  summary: 'Whether a flow has sub-flows that could be suspended with it',
  params: flowParams,
  response: z.boolean(),
  errors: ['NOT_FOUND'],
  needs: managing,
});

export const suspendFlow = endpoint({
  name: 'suspendFlow',
  method: 'POST',
  path: `${base}/FlowBefore/Suspend/:taskId`,
  summary: 'Let nobody act on a flow for a while',
  success: 'suspended',
  params: flowParams,
  body: z.object({ suspend: z._default(z.boolean(), false), handleOpinion: opinion, signImg, fileList }),
  errors: refused,
  needs: managing,
});

export const restoreFlow = endpoint({
  name: 'restoreFlow',
  method: 'POST',
  path: `${base}/FlowBefore/Restore/:taskId`,
  summary: 'Let a suspended flow go on',
  success: 'restored',
  params: flowParams,
  body: sayingModel,
  errors: refused,
  needs: managing,
});

// several at once

export const batchTasks = endpoint({
  name: 'batchTasks',
  method: 'POST',
  path: `${base}/FlowBefore/BatchOperation`,
  summary: 'Decide several tasks; each by itself',
  success: 'batchDone',
  body: z.object({
    ids: z.array(id).check(z.minLength(1), z.maxLength(100)),
    /** 0 agree, 1 reject, 2 hand over. */
    batchType: z.literal([0, 1, 2]),
    freeApproverUserId: z.optional(id),
    ...saying,
    ...picking,
  }),
  /** What became of each; empty words: done. */
  response: z.array(z.object({ id: z.string(), fullName: z.string(), problem: z.string() })),
  errors: refused,
});
