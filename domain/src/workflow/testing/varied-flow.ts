import type { BranchNode, FlowNode, FlowTemplate } from '@fairway/contract/flow-template.ts';
import { readFlowTemplate } from '@fairway/contract/flow-template.ts';
import type { Choice } from './generated-flows.ts';

/** The next version of a flow: a little of it is another one, mostly so that requests can go over. */
export function variedFlow(template: FlowTemplate, { n, user, value, flag }: Choice): FlowTemplate {
  const version = template.version + 1;
  const root = JSON.parse(JSON.stringify(template.root)) as FlowNode[];
  const seqs = sequencesIn(root);
  const seq = seqs[n % seqs.length] ?? root;
  // The start stays the first.
  const place = seq === root ? 1 + (value % seq.length) : value % (seq.length + 1);
  const step = {
    kind: 'approve',
    id: `w${version}`,
    name: '新节点',
    who: [{ by: 'members', users: [user] }],
  };
  const changes: (() => void)[] = [
    () => seq.splice(place, 0, step as FlowNode),
    () => seq.splice(place, 0, step as FlowNode),
    () => seq.splice(place, 1),
    () => seq.splice(place, 1, { ...seq[place], ...step, id: seq[place]?.id ?? step.id } as FlowNode),
    () => seq.push(...seq.splice(seq === root ? 1 : 0, 1)),
    () => changeRules(seq, user, flag),
    () => changeRules(seq, user, flag),
    () => withoutAnArm(seq),
  ];
  changes[(n + value) % changes.length]?.();
  return readFlowTemplate({ ...template, version, root });
}

function sequencesIn(seq: FlowNode[]): FlowNode[][] {
  const branches = seq.filter((node): node is BranchNode => node.kind === 'branch');
  return [seq, ...branches.flatMap(({ arms }) => arms.flatMap((arm) => sequencesIn(arm.seq)))];
}

/** Other people, other time limits, other ways out. */
function changeRules(seq: FlowNode[], user: string, flag: boolean): void {
  for (const node of seq) {
    if (node.kind !== 'approve' && node.kind !== 'handle') continue;
    Object.assign(node, {
      who: [{ by: 'members', users: [user] }],
      fields: flag ? { a: 'required' } : {},
      onReject: flag ? 'continue' : 'end',
      due: flag ? { after: { minutes: 1 }, onOverdue: 'pass' } : undefined,
    });
  }
}

function withoutAnArm(seq: FlowNode[]): void {
  const branch = seq.find((node) => node.kind === 'branch');
  if (branch && branch.arms.length > 2) branch.arms.splice(0, 1);
}
