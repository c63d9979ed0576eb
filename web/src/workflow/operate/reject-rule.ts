import type { PlainKey } from '../../language/words.ts';
import type { Flow } from '../flow-page/flow.ts';
import type { FlowConfig } from '../flow-path.ts';

/** Stands for no step in particular: what the step itself does with a rejection. */
export const byRule = '@rule';

/** What rejecting means at the step of a task beside sending it back; undefined where the person has to choose a step. */
export function rejectRule(flow: Flow, { taskId }: FlowConfig, isTheEnd: boolean): PlainKey | undefined {
  const at = flow.flowTaskOperatorList.find(({ id }) => id === taskId)?.nodeCode;
  const step = at === undefined ? undefined : findNode(templateOf(flow), at);
  if (step?.kind !== 'approve' || (step.onReject === 'choose' && !isTheEnd)) return undefined;
  const { buttons = [] } = step;
  // A revocation is rejected by whoever may send its request back.
  if (!buttons.includes('reject') && !(flow.revokes && buttons.includes('return'))) return undefined;
  return isTheEnd ? 'operateRejectEnd' : 'operateRejectByRule';
}

interface TemplateNode {
  id: string;
  kind: string;
  onReject?: unknown;
  buttons?: string[];
  arms?: { seq: TemplateNode[] }[];
}

const templateOf = ({ flowTemplateInfo }: Flow): TemplateNode[] =>
  (JSON.parse(flowTemplateInfo.template) as { root?: TemplateNode[] }).root ?? [];

function findNode(nodes: readonly TemplateNode[], id: string): TemplateNode | undefined {
  for (const node of nodes) {
    if (node.id === id) return node;
    const inside =
      node.arms &&
      findNode(
        node.arms.flatMap(({ seq }) => seq),
        id,
      );
    if (inside) return inside;
  }
  return undefined;
}
