import { wordsOf } from '@fairway/contract/errors.ts';
import { type Chart, chartOf } from '@fairway/domain/workflow/views/chart.ts';
import type { Context } from '../../http/context.ts';
import { answersAhead } from '../ask-interfaces.ts';
import { flowRefused } from '../refusal.ts';
import { publishedIn } from '../templates/in-language.ts';
import { aheadOf } from './get-flow.ts';
import { facesOf } from './names.ts';
import { peopleOn, shownChart } from './shown-chart.ts';
import { type Sent, type UnsentDecision, unsentDecision } from './unsent-decision.ts';

/** Who will decide, with the form as it is filled in now, and whether anything is in the way. */
export async function previewFlow(
  ctx: Context,
  taskId: string,
  sent: Sent & { candidateList: Record<string, string[]> },
) {
  const about = await unsentDecision(ctx, taskId, sent);
  const { state, context: known, form, command } = about;
  const published = publishedIn(about.published, ctx.language);
  const answers = published.asksInterfaces ? await answersAhead(ctx, published.flow, form) : {};
  const context = { ...known, answers };
  const picks = { ...state.picks, ...sent.candidateList };
  const chart =
    command.type === 'submit'
      ? aheadOf(published, { ...state, form, picks }, context)
      : chartOf(published.flow, { ...state, form }, context);
  const faceOf = await facesOf(ctx.db, peopleOn(chart.steps), ctx.language);
  return {
    chart: shownChart(published.flow, chart.steps, faceOf, ctx.language),
    ends: chart.ends ?? '',
    refusal: refusalWords(ctx, about, chart),
  };
}

function refusalWords(ctx: Context, { published, context }: UnsentDecision, { refusal }: Chart): string {
  if (!refusal) return '';
  const shown = publishedIn(published, ctx.language);
  const { refusal: name, places } = flowRefused(refusal, shown, context.directory, ctx.language);
  return name ? wordsOf(name, ctx.language, places) : '';
}
