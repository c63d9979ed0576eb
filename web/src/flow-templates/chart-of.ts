import type { FlowNode, Sign, Who } from '@fairway/contract/flow-template.ts';
import type { ChartNode } from '@fairway/contract/workflow.ts';
import type { Say } from '../language/words.ts';
import { assigneeText } from './assignee-text.ts';

type SayWho = (who: Who, words: Say) => string;

/** A flow nobody has started, as the chart of a running one is drawn: in place of people the rules that find them. */
export const chartOf = (nodes: readonly FlowNode[], words: Say, sayWho: SayWho = assigneeText): ChartNode[] =>
  nodes.map((node) => ({
    nodeCode: node.id,
    nodeName: node.name,
    kind: node.kind,
    state: 'future',
    sign: 'sign' in node ? signName(node.sign) : '',
    mode: node.kind === 'branch' ? node.mode : '',
    isAsync: node.kind === 'sub' && !node.wait,
    due: null,
    people: rulesOf(node, words, sayWho).map((rule) => ({
      userId: rule,
      userName: rule,
      headIcon: '',
      isExternal: false,
      state: '',
      via: '',
      skipped: '',
      handleTime: null,
    })),
    skipped: '',
    arms:
      node.kind === 'branch'
        ? node.arms.map(({ id, name, isDefault, seq }) => ({
            id,
            name: name || (isDefault ? words('flowArmDefault') : ''),
            isTaken: true,
            nodes: chartOf(seq, words, sayWho),
          }))
        : [],
  }));

function rulesOf(node: FlowNode, words: Say, sayWho: SayWho): string[] {
  if (node.kind === 'start') return [words('whoInitiator')];
  return 'who' in node ? node.who.map((who) => sayWho(who, words)) : [];
}

function signName({ order, pass }: Sign): string {
  if (order === 'claim') return 'claim';
  if (order === 'seq') return 'inOrder';
  if ('n' in pass) return pass.n === 1 ? 'any' : 'ratio';
  return pass.pct === 100 ? 'all' : 'ratio';
}
