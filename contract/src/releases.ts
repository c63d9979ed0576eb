import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { filteredBy, id, listOf, moment, pageOf, pagingSortedBy } from './envelope.ts';
import { money } from './freight-search.ts';
import { day, nameOf, optionalText } from './kept-fields.ts';
import {
  gateCodes,
  gateFixers,
  gateLevels,
  gateReasons,
  gateRemedies,
  gateVerdicts,
  holdTypes,
  payWays,
  releaseKinds,
  releaseStates,
} from './release-fields.ts';
import { shipmentStages } from './tracking.ts';

const base = '/api/erpcargo/Release';
const holdBase = '/api/erpcargo/Hold';

/** The screen: the list, and one release (`?id=`) or a new one (`?shipmentId=`) on the screens beside it. */
export const releasesPath = '/pages/shipment/cargo/cargorelease';
export const releasePath = '/pages/shipment/cargo/release';
export const applyReleasePath = '/pages/shipment/cargo/releaseapply';

/** `awaiting` are shipments that will need a release soon and have none. */
export const releaseTabs = {
  applied: ['applied'],
  approving: ['approving'],
  toExecute: ['approved'],
  released: ['released'],
  held: ['held'],
  refused: ['rejected', 'withdrawn', 'expired', 'revoked'],
  all: releaseStates,
} as const;
export type ReleaseTab = keyof typeof releaseTabs;

export const releaseCans = [
  ...(['submit', 'refuse', 'withdraw', 'approve', 'execute', 'confirmStop', 'revoke'] as const),
] as const;
export type ReleaseCan = (typeof releaseCans)[number];

const gateCheck = z.object({
  ...{ code: z.enum(gateCodes), passes: z.boolean(), level: z.enum(gateLevels) },
  reasons: z.array(
    z.object({
      name: z.enum(gateReasons),
      /** In the reader's language, in words a customer understands. */
      text: z.string(),
      remedy: z.nullable(z.enum(gateRemedies)),
      ...{ hint: z.string(), by: z.array(z.enum(gateFixers)) },
    }),
  ),
  /** To who may see what is owed. */
  amounts: z.array(money),
});
export type ShownGateCheck = z.infer<typeof gateCheck>;

const gate = z.object({ verdict: z.enum(gateVerdicts), checks: z.array(gateCheck) });
export type ShownGate = z.infer<typeof gate>;

/** What must be paid so that the receivables pass; sums by currency, exactly. */
const payToPass = z.object({ way: z.enum(payWays), sums: z.array(money) });
const credit = z.object({
  ...{ limit: money, used: money },
  /** With this shipment in it; below nothing where the limit does not do. */
  left: money,
});

const gateNow = {
  gate,
  pay: z.array(payToPass),
  /** To who may see what was agreed; null without terms or where a rate is missing. */
  credit: z.optional(z.nullable(credit)),
};

const shipmentFacts = {
  ...{ shipmentId: z.string(), shipmentNo: z.string(), billNo: z.string() },
  ...{ customerId: z.string(), customerName: z.string(), route: z.string(), vessel: z.string() },
  ...{ stage: z.enum(shipmentStages), eta: z.nullable(moment), ata: z.nullable(moment), boxes: z.string() },
};

export const releaseRow = z.object({
  ...{ id: z.string(), version: z.number(), releaseNo: z.string(), ...shipmentFacts },
  ...{ kind: z.enum(releaseKinds), containerNos: z.array(z.string()), status: z.enum(releaseStates) },
  heldFrom: z.nullable(z.enum(['applied', 'approving', 'approved'])),
  stateRemark: z.string(),
  /** How the gate stands at this moment, with the first reason in words; nothing of what is over or released. */
  ...{ verdict: z.nullable(z.enum(gateVerdicts)), line: z.string() },
  /** What is owed for the shipment, by currency; to who may see it. */
  balance: z.optional(z.array(money)),
  ...{
    reason: z.string(),
    guarantor: z.string(),
    payBy: z.nullable(z.string()),
    isPromiseBroken: z.boolean(),
  },
  flowId: z.nullable(z.string()),
  /** People were asked to approve it, by whichever request. */
  isSubmitted: z.boolean(),
  ...{ appliedByName: z.string(), appliedAt: moment, isByCustomer: z.boolean() },
  ...{ approvedAt: z.nullable(moment), expiresAt: z.nullable(moment) },
  ...{ executedAt: z.nullable(moment), executedByName: z.string(), releaseRef: z.string() },
  can: z.array(z.enum(releaseCans)),
});
export type ReleaseRow = z.infer<typeof releaseRow>;

const hold = z.object({
  ...{
    id: z.string(),
    shipmentId: z.string(),
    type: z.enum(holdTypes),
    isHard: z.boolean(),
    reason: z.string(),
  },
  ...{ containerNos: z.array(z.string()), until: z.nullable(z.string()), isByRule: z.boolean() },
  ...{ placedByName: z.string(), placedAt: moment },
  ...{ liftedByName: z.string(), liftedAt: z.nullable(moment), liftReason: z.string() },
  canLift: z.boolean(),
});
export type Hold = z.infer<typeof hold>;

const originalsOf = z.object({
  ...{ billId: z.string(), billNo: z.string(), originals: z.number(), collected: z.number() },
  ...{ collectedAt: z.nullable(moment), collectedByName: z.string() },
});

/** What got worse between the approval and now. */
const difference = z.object({ code: z.enum(gateCodes), before: z.string(), now: z.string() });

const act = z.object({ at: moment, byName: z.string(), act: z.string(), remark: z.string() });

export const releaseDetail = z.object({
  ...releaseRow.shape,
  ...gateNow,
  /** The gate that was approved; null before it was looked at for an approval. */
  snapshot: z.nullable(gate),
  differences: z.array(difference),
  /** With which words the request came back to whoever submitted it, while it waits for them; to staff. */
  returnedWith: z.nullable(z.string()),
  holds: z.array(hold),
  originals: z.array(originalsOf),
  /** Letters of indemnity among the documents of the shipment. */
  letters: z.array(z.object({ documentId: z.string(), title: z.string(), fileId: z.string() })),
  /** Invoices of the last twelve months, how many of them were late; to staff. */
  record: z.optional(z.object({ invoices: z.number(), late: z.number(), longestDays: z.number() })),
  ...{ agentName: z.string(), agentToldAt: z.nullable(moment) },
  ...{ stopConfirmedAt: z.nullable(moment), stopConfirmedByName: z.string() },
  history: z.array(act),
});
export type ReleaseDetail = z.infer<typeof releaseDetail>;

const module = { modelId: 'cargoRelease' } as const;
const needs = (button: string) => ({ modelId: 'cargoRelease', button }) as const;
const params = z.object({ id });
const version = z.number();
const reason = nameOf(500);
const containerNos = z._default(
  z.array(z.string().check(z.trim(), z.maxLength(20))).check(z.maxLength(200)),
  [],
);
/** Who vouches for the money, and until when it comes. */
const guarantee = z._default(z.nullable(z.object({ guarantor: nameOf(60), payBy: day })), null);
const saved = z.object({ id: z.string(), version, releaseNo: z.string(), status: z.enum(releaseStates) });
const held = ['NOT_FOUND', 'RECORD_CHANGED', 'RELEASE_STATE_WRONG'] as const;
const flowTrouble = ['FLOW_OF_RECORD_MISSING', 'FLOW_OF_RECORD_WITHOUT_PEOPLE'] as const;

export const releaseColumns = ['releaseNo', 'status', 'kind', 'appliedAt', 'eta', 'payBy'] as const;

export const listReleases = endpoint({
  ...{ name: 'listReleases', method: 'POST', path: `${base}/List`, command: false },
  summary: 'Releases I may see, each with how its gate stands now',
  body: z.object({
    ...pagingSortedBy(releaseColumns),
    tab: z._default(z.enum(Object.keys(releaseTabs) as [ReleaseTab, ...ReleaseTab[]]), 'all'),
    filters: filteredBy({
      ...{ customerId: z.optional(id), shipmentId: z.optional(id), applicantId: z.optional(id) },
      kinds: z.optional(z.array(z.enum(releaseKinds)).check(z.maxLength(4))),
      ...{ portId: z.optional(id), etaFrom: z.optional(day), etaTo: z.optional(day) },
      /** Released on somebody's word, which is not kept yet. */
      isPromised: z.optional(z.boolean()),
    }),
  }),
  response: z.extend(pageOf(releaseRow), {
    /** How many stand in each tab; a thousand stands for as many or more. */
    counts: z.record(z.string(), z.number()),
  }),
  needs: module,
});

export const listAwaitingRelease = endpoint({
  ...{ name: 'listAwaitingRelease', method: 'POST', path: `${base}/Awaiting`, command: false },
  summary: 'Shipments that have arrived or soon will, and that nobody has applied to release',
  body: z.object({
    ...pagingSortedBy(['sailsAt'] as const),
    filters: filteredBy({ customerId: z.optional(id) }),
  }),
  response: pageOf(
    z.object({
      ...shipmentFacts,
      ...{ kind: z.enum(releaseKinds), verdict: z.enum(gateVerdicts), line: z.string() },
      balance: z.optional(z.array(money)),
    }),
  ),
  needs: module,
});
export type AwaitingRelease = z.infer<(typeof listAwaitingRelease)['response']>['list'][number];

export const getRelease = endpoint({
  ...{ name: 'getRelease', method: 'GET', path: `${base}/:id` },
  summary: 'One release: the gate now and as it was approved, holds, papers, history',
  params,
  response: releaseDetail,
  errors: ['NOT_FOUND'],
  needs: module,
});

export const getReleaseGate = endpoint({
  ...{ name: 'getReleaseGate', method: 'POST', path: `${base}/Gate`, command: false },
  summary:
    'How the gate of a shipment stands, before anybody applies: what fails, why, and what would have to be paid',
  body: z.object({ shipmentId: id, kind: z.optional(z.enum(releaseKinds)), containerNos }),
  response: z.object({
    ...{ ...shipmentFacts, kind: z.enum(releaseKinds), ...gateNow },
    /** Boxes that nothing releases yet. */
    freeContainerNos: z.array(z.string()),
    holds: z.array(hold),
    originals: z.array(originalsOf),
    letters: z.array(z.object({ documentId: z.string(), title: z.string(), fileId: z.string() })),
    /** One that runs already. */
    activeIds: z.array(z.string()),
  }),
  errors: ['NOT_FOUND'],
  needs: module,
});
export type ReleaseGate = z.infer<(typeof getReleaseGate)['response']>;

export const applyRelease = endpoint({
  ...{ name: 'applyRelease', method: 'POST', path: base },
  summary: 'Apply for the release of a shipment or some of its boxes; the gate decides where it goes',
  body: z.object({
    shipmentId: id,
    kind: z.enum(releaseKinds),
    containerNos,
    reason: optionalText(500),
    guarantee,
  }),
  response: z.extend(saved, { flowId: z.nullable(z.string()), verdict: z.enum(gateVerdicts) }),
  success: 'submitted',
  errors: [
    ...(['NOT_FOUND', 'RELEASE_WITHOUT_BILL', 'RELEASE_RUNS', 'BOX_UNKNOWN'] as const),
    ...(['RELEASE_GUARANTEE_NEEDED', 'RELEASE_PROMISE_PAST', 'RELEASE_CUSTOMER_GUARANTEE'] as const),
    ...(['SHIPMENT_OVER', ...flowTrouble] as const),
  ],
  needs: needs('btn_apply'),
});

export const submitRelease = endpoint({
  ...{ name: 'submitRelease', method: 'POST', path: `${base}/:id/Submit` },
  summary: 'Take on what a customer applied for: the request about it begins in the name of the caller',
  params,
  body: z.object({ version, reason: optionalText(500), guarantee }),
  response: z.extend(saved, { flowId: z.nullable(z.string()) }),
  success: 'submitted',
  errors: [
    ...held,
    ...(['RELEASE_HELD', 'RELEASE_GUARANTEE_NEEDED', 'RELEASE_PROMISE_PAST', ...flowTrouble] as const),
  ],
  needs: needs('btn_apply'),
});

export const refuseRelease = endpoint({
  ...{ name: 'refuseRelease', method: 'POST', path: `${base}/:id/Refuse` },
  summary: 'Say no to what a customer applied for, with the reason they are told',
  params,
  body: z.object({ version, reason }),
  response: saved,
  success: 'done',
  errors: [...held],
  needs: needs('btn_apply'),
});

export const withdrawRelease = endpoint({
  ...{ name: 'withdrawRelease', method: 'POST', path: `${base}/:id/Withdraw` },
  summary: 'Take an application back; a request about it ends with it',
  params,
  body: z.object({ version }),
  response: saved,
  success: 'takenBack',
  errors: [...held],
  needs: needs('btn_apply'),
});

export const approveReleases = endpoint({
  ...{ name: 'approveReleases', method: 'POST', path: `${base}/Approve` },
  summary: 'Approve several at once, all or none: only those whose gate is green all over',
  body: z.object({ ids: z.array(id).check(z.minLength(1), z.maxLength(50)), opinion: optionalText(500) }),
  response: z.object({ count: z.number() }),
  success: 'audited',
  errors: ['NOT_FOUND', 'RELEASE_STATE_WRONG', 'RELEASE_NOT_GREEN', 'RELEASE_NOT_YOURS'],
  needs: module,
});

export const executeRelease = endpoint({
  ...{ name: 'executeRelease', method: 'POST', path: `${base}/:id/Execute` },
  summary:
    'Release the cargo. The gate is looked at once more: where it got worse the release goes back to its approval, and the reply says what is different',
  params,
  body: z.object({
    version,
    /** Number of the telex or of the release. */
    releaseRef: nameOf(60),
    tellsAgent: z._default(z.boolean(), true),
    remark: optionalText(500),
  }),
  response: z.extend(saved, { differences: z.array(difference) }),
  success: 'done',
  errors: [...held, 'RELEASE_LETTER_MISSING', 'SHIPMENT_OVER', ...flowTrouble],
  needs: needs('btn_execute'),
});

export const confirmReleaseStop = endpoint({
  ...{ name: 'confirmReleaseStop', method: 'POST', path: `${base}/:id/ConfirmStop` },
  summary: 'The agent says, or staff write down that they said, that the cargo was stopped',
  params,
  body: z.object({ version, remark: optionalText(500) }),
  response: saved,
  success: 'done',
  errors: [...held],
  needs: module,
});

export const revokeRelease = endpoint({
  ...{ name: 'revokeRelease', method: 'POST', path: `${base}/:id/Revoke` },
  summary: 'Take a release back while nothing has left the port and the agent has stopped',
  params,
  body: z.object({ version, reason }),
  response: saved,
  success: 'done',
  errors: [...held, 'RELEASE_GATED_OUT', 'RELEASE_NOT_STOPPED'],
  needs: needs('btn_revoke'),
});

export const noteOriginals = endpoint({
  ...{ name: 'noteOriginals', method: 'POST', path: `${base}/Originals` },
  summary: 'Write down how many originals of a bill came back',
  body: z.object({
    shipmentId: id,
    billId: id,
    /** As the writer knew it. */
    known: z.int().check(z.minimum(0), z.maximum(9)),
    collected: z.int().check(z.minimum(0), z.maximum(9)),
  }),
  response: listOf(originalsOf),
  success: 'saved',
  errors: ['NOT_FOUND', 'RECORD_CHANGED', 'RELEASE_TOO_MANY_ORIGINALS'],
  needs: needs('btn_apply'),
});

export const placeHold = endpoint({
  ...{ name: 'placeHold', method: 'POST', path: holdBase },
  summary: 'Keep cargo back: a shipment, or some of its boxes',
  body: z.object({
    shipmentId: id,
    type: z.enum(holdTypes),
    reason,
    containerNos,
    /** The day it ends by itself. */
    until: z._default(z.nullable(day), null),
  }),
  response: z.object({ id: z.string() }),
  success: 'created',
  errors: ['NOT_FOUND', 'BOX_UNKNOWN', 'HOLD_UNTIL_PAST', 'SHIPMENT_OVER'],
  needs: needs('btn_hold'),
});

export const liftHold = endpoint({
  ...{ name: 'liftHold', method: 'POST', path: `${holdBase}/:id/Lift` },
  summary: 'Let cargo go on that was kept back',
  params,
  body: z.object({ reason }),
  response: z.object({ id: z.string() }),
  success: 'done',
  errors: ['NOT_FOUND', 'HOLD_LIFTED'],
  needs: needs('btn_lift'),
});
