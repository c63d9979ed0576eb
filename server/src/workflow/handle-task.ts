import { AppError } from '@fairway/contract/app-error.ts';
import { signPresets } from '@fairway/contract/flow-template.ts';
import type { HandleModel } from '@fairway/contract/workflow.ts';
import { opOf, visitOf } from '@fairway/domain/workflow/engine/state.ts';
import { isHumanNode } from '@fairway/domain/workflow/template/compile-flow.ts';
import { newId } from '../database/new-id.ts';
import type { Ahead, AheadContext, Context } from '../http/context.ts';
import { RollBack } from '../http/roll-back.ts';
import { formContextOf } from '../records/form-context.ts';
import { formFilesOf } from '../records/save/form-files.ts';
import { maySee } from './access.ts';
import { callerOf } from './actor.ts';
import { type DecidedForm, formOfDecision } from './form-of-decision.ts';
import { splitId } from './ids.ts';
import { type Besides, commandOf, type Done, type Intent } from './intent.ts';
import { holdFlow, type OpenFlow } from './open-flow.ts';
import { keepFiles, type Saying, sayingOf } from './opinion.ts';
import { decideAhead } from './optimistic-approve.ts';
import { idsIn, picksOf } from './picks.ts';
import { decideAndKeep } from './run-command.ts';
import { saveForLater } from './store.ts';

type Sent = HandleModel;

export async function approveTask(ctx: Context, opId: string, sent: Sent) {
  return decided(ctx, opId, sent, (op, deciding) => ({ type: 'approve', op, ...deciding }));
}

/** The same where nothing comes with it that has to be looked up. */
export async function approveAhead(
  ctx: AheadContext,
  opId: string,
  sent: Sent,
): Promise<Ahead<null> | undefined> {
  const { handleOpinion: opinion, fileList, signImg, formData } = sent;
  if (fileList.length > 0 || signImg !== '' || Object.keys(formData).length > 0) return undefined;
  const { taskId, inside: op } = splitId(opId);
  return decideAhead(ctx, taskId, (open) => ({
    ...{ type: 'approve', op },
    ...decidingOf(open, sent, { opinion, files: [] }, { changes: {}, filled: [] }),
  }));
}

/** Votes against it, or sends it back to a step where the template leaves that to the person. */
export async function rejectTask(
  ctx: Context,
  opId: string,
  sent: Sent & { rejectStep: string; rejectType?: 1 | 2 | undefined },
) {
  const comeBack = sent.rejectType === 2;
  return decided(ctx, opId, sent, (op, deciding, open) => {
    if (sent.rejectStep === '') return { type: 'reject', op, comeBack, ...deciding };
    const node = nodeAt(open, op);
    const isChoice = node !== undefined && 'onReject' in node && node.onReject === 'choose';
    return isChoice
      ? { type: 'reject', op, to: sent.rejectStep, comeBack, ...deciding }
      : { type: 'return', op, to: sent.rejectStep, comeBack, ...deciding };
  });
}

const howAdded = { 1: 'before', 2: 'after', 3: 'with', 4: 'consult' } as const;
const howTheySign = { 0: signPresets.any, 1: signPresets.all, 2: signPresets.inOrder } as const;

export async function addSigner(
  ctx: Context,
  opId: string,
  sent: Sent & { freeApproverUserId: string; freeApproverType: 1 | 2 | 3 | 4; counterSign: 0 | 1 | 2 },
) {
  return decided(ctx, opId, sent, (op, deciding) => ({
    ...deciding,
    type: 'addSign',
    op,
    how: howAdded[sent.freeApproverType],
    users: idsIn(sent.freeApproverUserId),
    sign: howTheySign[sent.counterSign],
  }));
}

interface JustSaying {
  handleOpinion: string;
  signImg: string;
  fileList: { fileId: string }[];
  seq?: number | undefined;
}

export async function transferTask(
  ctx: Context,
  opId: string,
  sent: JustSaying & { freeApproverUserId: string },
): Promise<null> {
  return said(ctx, opId, sent, (op, saying) => ({
    type: 'transfer',
    op,
    to: sent.freeApproverUserId,
    ...saying,
  }));
}

/** Takes back what one decided, named by its record. */
export async function recallTask(ctx: Context, recordId: string, sent: JustSaying): Promise<null> {
  return said(ctx, recordId, sent, (inside, saying, { state }) => {
    const record = /^r\d+$/.test(inside) ? state.records[Number(inside.slice(1))] : undefined;
    if (record?.user !== ctx.session.userId || record.op === null) throw new AppError('NOT_FOUND');
    return { type: 'recall', op: record.op, ...saying };
  });
}

export async function withdrawFlow(ctx: Context, taskId: string, sent: JustSaying): Promise<null> {
  return said(ctx, taskId, sent, (_, saying) => ({ type: 'withdraw', ...saying }));
}

/** Asks for what was approved to be revoked; gives the request that does. */
export async function revokeFlow(ctx: Context, taskId: string, sent: JustSaying): Promise<{ id: string }> {
  const id = newId(ctx.now.getTime());
  await said(ctx, taskId, sent, (_, saying, { row }) => ({
    type: 'revoke',
    flow: id,
    isSubFlow: row.parentId !== null,
    ...saying,
  }));
  return { id };
}

export const urgeFlow = (ctx: Context, taskId: string): Promise<null> =>
  plainly(ctx, taskId, () => ({ type: 'urge' }));

export const copyFlow = (ctx: Context, taskId: string, copyIds: string): Promise<null> =>
  plainly(ctx, taskId, () => ({ type: 'cc', users: idsIn(copyIds) }));

export const claimTask = (ctx: Context, opId: string): Promise<null> =>
  plainly(ctx, opId, (op) => ({ type: 'claim', op }));
export const unclaimTask = (ctx: Context, opId: string): Promise<null> =>
  plainly(ctx, opId, (op) => ({ type: 'unclaim', op }));
export const reduceSigner = (ctx: Context, opId: string): Promise<null> =>
  plainly(ctx, opId, (op) => ({ type: 'reduceSign', op }));

async function plainly(ctx: Context, id: string, intentOf: (inside: string) => Intent): Promise<null> {
  const { taskId, inside } = splitId(id);
  const { carryOut } = await heldFlow(ctx, taskId);
  await carryOut(intentOf(inside));
  return null;
}

/** Keeps what somebody has filled in at a step so far; it is for nobody else's eyes, so nothing is checked. */
export async function saveTask(
  ctx: Context,
  opId: string,
  { formData, handleOpinion }: { formData: Record<string, unknown>; handleOpinion: string },
): Promise<null> {
  const { taskId, inside } = splitId(opId);
  const { open } = await heldFlow(ctx, taskId);
  if (opOf(open.state, inside)?.state !== 'pending') throw new AppError('E_DONE');
  await saveForLater(ctx.db, {
    ...{ opId, taskId, userId: ctx.session.userId, opinion: handleOpinion, savedAt: ctx.now },
    formData: JSON.stringify(formData),
  });
  return null;
}

/** A flow the caller may know of, held until the transaction ends; to everybody else there is none. */
export async function heldFlow(ctx: Context, taskId: string): Promise<Held> {
  const doer = callerOf(ctx);
  const { open, context } = await holdFlow(doer, taskId);
  if (!(await maySee(ctx.db, ctx.session, open))) throw new AppError('NOT_FOUND');
  ctx.auditTarget(`${open.row.fullName}/${taskId}`);
  return {
    open,
    carryOut: (intent, besides) => decideAndKeep(doer, open, commandOf(doer, intent), context, besides),
  };
}

/** A flow in hand, and how to decide about it. */
interface Held {
  open: OpenFlow;
  carryOut: (intent: Intent, besides?: Besides) => Promise<Done>;
}

type Deciding = Saying & {
  changes: DecidedForm['changes'];
  filled: string[];
  picks: Record<string, string[]>;
  branches: Record<string, string[]>;
  cc: string[];
  formRev?: number;
  expectSeq?: number;
};

/** A decision about a task, with the form and whom to ask next. */
async function decided(
  ctx: Context,
  opId: string,
  sent: Sent,
  intentOf: (op: string, deciding: Deciding, open: OpenFlow) => Intent,
): Promise<null> {
  const { taskId, inside: op } = splitId(opId);
  const { open, carryOut } = await heldFlow(ctx, taskId);
  const saying = await sayingOf(ctx, sent);
  const form = await formAt(ctx, open, op, sent);
  const deciding = decidingOf(open, sent, saying, form);
  const isChanged = Object.keys(form.changes).length > 0;
  const done = await carryOut(intentOf(op, deciding, open), isChanged ? { labels: form.labels } : {});
  if (done.missing.length > 0) throw new RollBack(done.missing);
  const formFiles = isChanged ? formFilesOf(open.published.flow.form, done.state.form) : [];
  await keepFiles(ctx.db, taskId, [...formFiles, ...saying.files.map(({ fileId }) => fileId)]);
  return null;
}

const decidingOf = (
  open: OpenFlow,
  sent: Sent,
  saying: Saying,
  { changes, filled }: Pick<DecidedForm, 'changes' | 'filled'>,
): Deciding => ({
  ...saying,
  ...picksOf(open.published.flow, sent),
  ...{ changes, filled, cc: idsIn(sent.copyIds) },
  ...(sent.seq === undefined ? {} : { expectSeq: sent.seq }),
  ...(sent.formRev === undefined ? {} : { formRev: sent.formRev }),
});

async function formAt(ctx: Context, open: OpenFlow, op: string, { formData }: Sent): Promise<DecidedForm> {
  const node = nodeAt(open, op);
  if (Object.keys(formData).length === 0 || node === undefined || !isHumanNode(node))
    return { changes: {}, filled: [], labels: open.row.labels };
  // Expressions of a form see the one whose request it is, whoever decides.
  const formContext = await formContextOf(ctx.db, open.state.initiator, ctx.now);
  return formOfDecision({ ...ctx, formContext }, open, node, formData);
}

const nodeAt = ({ state, published }: OpenFlow, op: string) => {
  const visit = visitOf(state, opOf(state, op)?.visit ?? '');
  return visit && published.flow.byId.get(visit.node)?.node;
};

/** Something about a flow that comes with words and files only. */
async function said(
  ctx: Context,
  id: string,
  sent: JustSaying,
  intentOf: (inside: string, saying: Saying, open: OpenFlow) => Intent,
): Promise<null> {
  const { taskId, inside } = splitId(id);
  const { open, carryOut } = await heldFlow(ctx, taskId);
  const saying = await sayingOf(ctx, sent);
  await carryOut({
    ...intentOf(inside, saying, open),
    ...(sent.seq === undefined ? {} : { expectSeq: sent.seq }),
  });
  const files = saying.files.map(({ fileId }) => fileId);
  await keepFiles(ctx.db, taskId, files);
  return null;
}
