import type { FlowRefusalName } from '@fairway/contract/flow-words.ts';
import type { CompiledFlow } from '../template/compile-flow.ts';
import { type CommandType, type Decision, type FlowCommand, systemActor } from './commands.ts';
import { runToStablePoint } from './enter-node.ts';
import { type FlowContext, Refused, Run, refuse } from './run.ts';
import { settleTimers } from './settle-timers.ts';
import { type FlowState, type FlowStatus, isActive } from './state.ts';
import { actionDone } from './verbs/action-done.ts';
import { actionFailed } from './verbs/action-failed.ts';
import { addSign } from './verbs/add-sign.ts';
import { approve } from './verbs/approve.ts';
import { assign } from './verbs/assign.ts';
import { beginRevocation } from './verbs/begin-revocation.ts';
import { cc } from './verbs/cc.ts';
import { childEnded } from './verbs/child-ended.ts';
import { claim } from './verbs/claim.ts';
import { jump } from './verbs/jump.ts';
import { migrate } from './verbs/migrate.ts';
import { pause } from './verbs/pause.ts';
import { reactivate } from './verbs/reactivate.ts';
import { recall } from './verbs/recall.ts';
import { reduceSign } from './verbs/reduce-sign.ts';
import { reject } from './verbs/reject.ts';
import { resubmit } from './verbs/resubmit.ts';
import { resume } from './verbs/resume.ts';
import { returnTo } from './verbs/return.ts';
import { revocationEnded } from './verbs/revocation-ended.ts';
import { revoke } from './verbs/revoke.ts';
import { saveDraft } from './verbs/save-draft.ts';
import { submit } from './verbs/submit.ts';
import { terminate } from './verbs/terminate.ts';
import { timer } from './verbs/timer.ts';
import { transfer } from './verbs/transfer.ts';
import { unclaim } from './verbs/unclaim.ts';
import { urge } from './verbs/urge.ts';
import { userDisabled } from './verbs/user-disabled.ts';
import { withdraw } from './verbs/withdraw.ts';

interface Verb {
  work: (run: Run<never>) => void;
  /** When it may be tried at all; the others are refused by what the flow is. */
  during: readonly FlowStatus[];
  /** Reported by the system: whatever is not so any more changes nothing. */
  isReport?: true;
}

const running: readonly FlowStatus[] = ['running'];
const active: readonly FlowStatus[] = ['running', 'paused'];
const always: readonly FlowStatus[] = [
  'draft',
  'running',
  'paused',
  'approved',
  'rejected',
  'withdrawn',
  'terminated',
  'revoking',
  'revoked',
];

const verbs: Record<CommandType, Verb> = {
  saveDraft: { work: saveDraft, during: always },
  submit: { work: submit, during: always },
  resubmit: { work: resubmit, during: running },
  approve: { work: approve, during: running },
  reject: { work: reject, during: running },
  return: { work: returnTo, during: running },
  recall: { work: recall, during: running },
  withdraw: { work: withdraw, during: running },
  transfer: { work: transfer, during: running },
  addSign: { work: addSign, during: running },
  reduceSign: { work: reduceSign, during: running },
  claim: { work: claim, during: running },
  unclaim: { work: unclaim, during: running },
  assign: { work: assign, during: running },
  cc: { work: cc, during: always },
  urge: { work: urge, during: running },
  pause: { work: pause, during: running },
  resume: { work: resume, during: active },
  terminate: { work: terminate, during: active },
  jump: { work: jump, during: running },
  reactivate: { work: reactivate, during: ['rejected', 'terminated'] },
  migrate: { work: migrate, during: active },
  revoke: { work: revoke, during: ['approved'] },
  beginRevocation: { work: beginRevocation, during: ['draft'] },
  revocationEnded: { work: revocationEnded, during: ['revoking'], isReport: true },
  timer: { work: timer, during: active, isReport: true },
  childEnded: { work: childEnded, during: active, isReport: true },
  actionDone: { work: actionDone, during: active, isReport: true },
  actionFailed: { work: actionFailed, during: active, isReport: true },
  userDisabled: { work: userDisabled, during: active, isReport: true },
};

/**
 * What a command comes to: the events that happened and the state after them, or a named refusal that changes nothing.
 * Pure and total; it never throws.
 */
export function decide(
  flow: CompiledFlow,
  state: FlowState,
  command: FlowCommand,
  context: FlowContext,
): Decision {
  return decideWith(new Run(flow, state, command, context), state);
}

/** The same, but nothing is asked for: whoever would have to be picked is assumed. */
export function decideForPreview(
  flow: CompiledFlow,
  state: FlowState,
  command: FlowCommand,
  context: FlowContext,
): Decision {
  return decideWith(new Run(flow, state, command, context, true), state);
}

function decideWith(run: Run, state: FlowState): Decision {
  const { command, flow } = run;
  const verb = verbs[command.type];
  const isRepeated = state.handled.some(({ id, by }) => id === command.id && by === command.actor);
  const isOver = verb.isReport && !verb.during.includes(state.status);
  if (isRepeated || isOver) return { events: [], state };
  try {
    checkCommand(command, verb, state, flow);
    verb.work(run as Run<never>);
    runToStablePoint(run);
    checkNeeds(run);
    settleTimers(run);
    // Nothing happened: a report about something that is over.
    if (run.events.length === 0 && verb.isReport) return { events: [], state };
    run.emit({ type: 'handled', id: command.id, undoOf: run.isFinal ? null : run.undoOf });
    return { events: run.events, state: run.state };
  } catch (thrown) {
    if (thrown instanceof Refused) return { refusal: thrown.refusal };
    throw thrown;
  }
}

const refusalDuring: Record<FlowStatus, FlowRefusalName> = {
  draft: 'E_NOT_RUNNING',
  running: 'E_NOT_ENDED',
  paused: 'E_PAUSED',
  approved: 'E_ENDED',
  rejected: 'E_ENDED',
  withdrawn: 'E_ENDED',
  terminated: 'E_ENDED',
  revoking: 'E_REVOKING',
  revoked: 'E_ENDED',
};

/** Nothing is written in a revocation, and what it came to stays: its request has gone on by that. */
const notInRevocation: readonly CommandType[] = [
  'saveDraft',
  'submit',
  'resubmit',
  'reactivate',
  'migrate',
  'revoke',
];

function checkCommand(command: FlowCommand, verb: Verb, state: FlowState, flow: CompiledFlow): void {
  if (command.expectSeq !== undefined && command.expectSeq !== state.seq) refuse('E_STALE');
  if (!verb.during.includes(state.status)) refuse(refusalDuring[state.status]);
  if (state.revokes && notInRevocation.includes(command.type)) refuse('E_REVOCATION');
  const { key, version } = flow.template;
  const isPinned = isActive(state) || command.type === 'reactivate';
  if (isPinned && (key !== state.key || version !== state.version)) refuse('E_VERSION');
}

/** People are asked to pick, interfaces to answer; then the same command is sent again. */
function checkNeeds({ needs, command }: Run): void {
  if (needs.length === 0) return;
  const asked = needs.filter(({ kind }) => kind === 'interface');
  if (asked.length > 0) refuse('E_ASK', { needs: asked });
  if (command.actor !== systemActor) refuse('E_PICK', { needs });
}
