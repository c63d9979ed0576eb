import type { ActionNode, HumanNode } from '@fairway/contract/flow-template.ts';
import type { CommandOf } from '../commands.ts';
import { copyToNamed } from '../copies.ts';
import { checkedForm } from '../form-change.ts';
import { type Run, refuse, saidIn } from '../run.ts';
import type { Taken } from '../take-task.ts';

type Decides = CommandOf<'approve' | 'reject' | 'return' | 'addSign'>;

/** The words and the signature a step wants with a decision. */
export function checkSaid(
  run: Run,
  node: HumanNode | ActionNode,
  { opinion = '', signature = '', isBatch }: Decides,
  isAgreeing: boolean,
): void {
  if (node.kind === 'action' || run.isLookingAhead) return;
  if (isBatch && !node.batch) refuse('E_OFF');
  const isOpinionWanted = node.opinion === 'required' || (node.opinion === 'onReject' && !isAgreeing);
  if (isOpinionWanted && opinion.trim() === '') refuse('E_OPINION');
  if (isAgreeing && node.signature && signature === '') refuse('E_SIGN');
}

/** The person decides about what they saw. */
export function checkSeen({ state }: Run, { formRev }: Decides): void {
  if (formRev === undefined || formRev === state.formRev) return;
  const fields = Object.keys(state.formChanged).filter((model) => (state.formChanged[model] ?? 0) > formRev);
  refuse('E_STALE', { fields });
}

/** Writes the fields the person changed. */
export function patchForm(run: Run, node: HumanNode | ActionNode, command: Decides): void {
  const changes = checkedForm(run, node, command);
  if (Object.keys(changes).length > 0) run.emit({ type: 'formPatched', changes });
}

/** Puts a decision down; an approval can be taken back as long as nothing is built on it. */
export function recordDecision(
  run: Run,
  { task, node }: Taken,
  command: Decides,
  decision: {
    result: 'approved' | 'rejected' | 'returned' | 'waitAfter';
    rejectTo?: string;
    comeBack?: boolean;
  },
): void {
  const isSaidElsewhere = decision.result === 'waitAfter';
  run.emit({
    type: 'taskDecided',
    task: task.id,
    result: decision.result,
    by: run.command.actor,
    auto: null,
    rejectTo: decision.rejectTo ?? null,
    comeBack: decision.comeBack ?? false,
    ...saidIn(isSaidElsewhere ? {} : command),
  });
  if (decision.result === 'approved' || decision.result === 'waitAfter') run.undoOf = task.id;
  copyToNamed(run, command.cc, node.id);
}
