import type { Language } from '@fairway/contract/errors.ts';
import type { FlowNode, Sign } from '@fairway/contract/flow-template.ts';
import { whoWords } from '@fairway/contract/flow-words.ts';
import type { ChartNode } from '@fairway/contract/workflow.ts';
import { type CompiledFlow, isHumanNode } from '@fairway/domain/workflow/template/compile-flow.ts';
import { autoReasonText } from '@fairway/domain/workflow/views/auto-reason.ts';
import type { ChartStep } from '@fairway/domain/workflow/views/chart.ts';
import type { FaceOf } from './names.ts';

/** Everybody on a chart. */
export const peopleOn = (steps: readonly ChartStep[]): string[] =>
  steps.flatMap(({ people, arms }) => [
    ...people.map(({ user }) => user),
    ...arms.flatMap((arm) => peopleOn(arm.steps)),
  ]);

/** A chart as people read it. */
export const shownChart = (
  flow: CompiledFlow,
  steps: readonly ChartStep[],
  faceOf: FaceOf,
  language: Language,
): ChartNode[] =>
  steps.map(({ node, state, people, skipped, due, arms }) => ({
    nodeCode: node.id,
    nodeName: node.name,
    kind: node.kind,
    state,
    sign: isHumanNode(node) ? signName(node.sign) : '',
    mode: node.kind === 'branch' ? node.mode : '',
    isAsync: node.kind === 'sub' && !node.wait,
    due,
    people: people.map((one) => ({
      userId: one.user,
      ...faceOf(one.user),
      state: one.state,
      via: wordsOfRule(one.via, node, language),
      skipped: autoReasonText(one.skipped, node, flow, language),
      handleTime: one.at,
    })),
    skipped: autoReasonText(skipped, node, flow, language),
    arms: arms.map(({ id, name, isTaken, steps: inside }) => ({
      id,
      name,
      isTaken,
      nodes: shownChart(flow, inside, faceOf, language),
    })),
  }));

function wordsOfRule(via: string, { kind }: FlowNode, language: Language): string {
  // That the initiator starts it needs no reason.
  if (kind === 'start' || !Object.hasOwn(whoWords, via)) return '';
  return whoWords[via as keyof typeof whoWords][language];
}

/** The ways of signing that have a name; everything between is a share. */
function signName({ order, pass }: Sign): string {
  if (order === 'claim') return 'claim';
  if (order === 'seq') return 'inOrder';
  if ('n' in pass) return pass.n === 1 ? 'any' : 'ratio';
  return pass.pct === 100 ? 'all' : 'ratio';
}
