import type { HandleModel } from '@fairway/contract/workflow.ts';
import { taskOf, visitOf } from '@fairway/domain/workflow/engine/state.ts';
import { isHumanNode } from '@fairway/domain/workflow/template/compile-flow.ts';
import type { Context } from '../http/context.ts';
import { formContextOf } from '../records/form-context.ts';
import { type DecidedForm, formOfDecision } from './form-of-decision.ts';
import type { OpenFlow } from './open-flow.ts';
import { type Opinion, readOpinion } from './opinion.ts';
import { idsIn, picksOf } from './picks.ts';

/** What people send with a command about a flow; each command has a part of it. */
export type SentDecision = Pick<
  HandleModel,
  | 'handleOpinion'
  | 'signImg'
  | 'fileList'
  | 'formData'
  | 'copyIds'
  | 'candidateList'
  | 'errorRuleUserList'
  | 'branchList'
  | 'seq'
  | 'formRev'
>;

/** The part of it that is words, files and a signature. */
export type SentOpinion = Pick<SentDecision, 'handleOpinion' | 'signImg' | 'fileList' | 'seq'>;

export const nothingSent: SentDecision = {
  handleOpinion: '',
  signImg: '',
  fileList: [],
  formData: {},
  copyIds: '',
  candidateList: {},
  errorRuleUserList: {},
  branchList: [],
};

/** What came with a command, as the engine is told: the opinion alone, or with the form and whom to ask next. */
export interface Decision {
  opinion: Opinion;
  whole: Opinion & {
    changes: DecidedForm['changes'];
    filled: string[];
    picks: Record<string, string[]>;
    branches: Record<string, string[]>;
    cc: string[];
    formRev?: number;
    expectSeq?: number;
  };
  labels: DecidedForm['labels'];
}

/** Whether words and picks are all that came: nothing has to be looked up or stored beside the flow. */
export const isPlain = ({ fileList, signImg, formData }: SentDecision): boolean =>
  fileList.length === 0 && signImg === '' && Object.keys(formData).length === 0;

export const plainDecision = (open: OpenFlow, sent: SentDecision): Decision =>
  decisionOf(open, sent, { opinion: sent.handleOpinion, files: [] }, unchangedForm(open));

/** Files, the signature and the form are read as the caller may use them, and settled. */
export async function readDecision(
  ctx: Context,
  open: OpenFlow,
  taskInside: string,
  sent: SentDecision,
): Promise<Decision> {
  if (isPlain(sent)) return plainDecision(open, sent);
  const opinion = await readOpinion(ctx, sent);
  return decisionOf(open, sent, opinion, await readForm(ctx, open, taskInside, sent));
}

const unchangedForm = ({ row }: OpenFlow): DecidedForm => ({ changes: {}, filled: [], labels: row.labels });

async function readForm(
  ctx: Context,
  open: OpenFlow,
  taskInside: string,
  { formData }: SentDecision,
): Promise<DecidedForm> {
  const node = nodeOfTask(open, taskInside);
  if (Object.keys(formData).length === 0 || node === undefined || !isHumanNode(node))
    return unchangedForm(open);
  // Expressions of a form see the one whose request it is, whoever decides.
  const formContext = await formContextOf(ctx.db, open.state.initiator, ctx.now);
  return formOfDecision({ ...ctx, formContext }, open, node, formData);
}

const decisionOf = (
  open: OpenFlow,
  sent: SentDecision,
  opinion: Opinion,
  { changes, filled, labels }: DecidedForm,
): Decision => ({
  opinion,
  whole: {
    ...opinion,
    ...picksOf(open.published.flow, sent),
    ...{ changes, filled, cc: idsIn(sent.copyIds) },
    ...(sent.seq === undefined ? {} : { expectSeq: sent.seq }),
    ...(sent.formRev === undefined ? {} : { formRev: sent.formRev }),
  },
  labels,
});

/** The step of the template a task stands at. */
export function nodeOfTask({ state, published }: OpenFlow, taskInside: string) {
  const visit = visitOf(state, taskOf(state, taskInside)?.visit ?? '');
  return visit && published.flow.byId.get(visit.node)?.node;
}
