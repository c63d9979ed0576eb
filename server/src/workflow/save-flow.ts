import type { FlowContext } from '@fairway/domain/workflow/engine/run.ts';
import type { Actor } from './actor.ts';
import { describeForm } from './describe-form.ts';
import { flowChangeOf, type Outcome } from './flow-change.ts';
import type { OpenFlow } from './open-flow.ts';
import { writeAll } from './store.ts';

/** Keeps what a command came to: the state, what happened, and what lists show of it. Gives how it is named now. */
export async function saveFlow(
  actor: Actor,
  open: OpenFlow,
  decided: Outcome,
  context: FlowContext,
): Promise<Pick<OpenFlow['row'], 'fullName' | 'summary'>> {
  const { state, labels, newer } = decided;
  const change = flowChangeOf(actor, open, decided, context);
  const { fullName } = change.flow;
  const left = await writeAll(actor.db, [{ change, parts: [] }]);
  // What is told and followed up must not be about something that was not written.
  if (!left.has(open.row.id)) throw new Error(`the flow ${open.row.id} was not held when it was saved`);
  if (!isDescribedAnew(open, decided, fullName)) return { fullName, summary: open.row.summary };
  const summary = await describeForm(actor.db, newer ? { ...open, published: newer } : open, state, {
    fullName,
    labels: labels ?? open.row.labels,
    context,
  });
  return { fullName, summary };
}

/** Lists say something else about it now. */
export const isDescribedAnew = (
  open: OpenFlow,
  { state, newer }: Pick<Outcome, 'state' | 'newer'>,
  fullName: string,
): boolean => newer !== undefined || state.form !== open.state.form || fullName !== open.row.fullName;
