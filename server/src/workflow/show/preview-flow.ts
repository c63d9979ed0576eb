import { chartOf } from '@fairway/domain/workflow/views/chart.ts';
import type { Context } from '../../http/context.ts';
import { aheadOf } from './get-flow.ts';
import { facesOf } from './names.ts';
import { peopleOn, shownChart } from './shown-chart.ts';
import { type Sent, unsentDecision } from './unsent-decision.ts';

/** Who will decide, with the form as it is filled in now. */
export async function previewFlow(
  ctx: Context,
  taskId: string,
  sent: Sent & { candidateList: Record<string, string[]> },
) {
  const { published, state, context, form, command } = await unsentDecision(ctx, taskId, sent);
  const picks = { ...state.picks, ...sent.candidateList };
  const { steps, ends } =
    command.type === 'submit'
      ? aheadOf(published, { ...state, form, picks }, context)
      : chartOf(published.flow, { ...state, form }, context);
  const faceOf = await facesOf(ctx.db, peopleOn(steps), ctx.language);
  return { chart: shownChart(steps, faceOf, ctx.language), ends: ends ?? '' };
}
