import type { BranchNode, FlowNode, FlowTemplate } from '@fairway/contract/flow-template.ts';
import type { CompiledForm } from '../../forms/compile-form.ts';
import { isSameJson } from '../../forms/same-json.ts';
import { throughJson, withoutOwnSettings } from '../../forms/testing/form-round-trip.ts';
import { exportJnpfFlow } from '../template/jnpf-export/export-flow.ts';
import { normalArm, normalNode, normalSettings } from '../template/jnpf-export/normal-flow.ts';
import { importJnpfFlow } from '../template/jnpf-import/import-flow.ts';

/**
 * What a flow loses on its way to the family and back: with our own settings beside it nothing at all, without them
 * nothing that is not named. What its template is called is not written in the flow.
 */
export function lostOnFlowRoundTrip(template: FlowTemplate, form?: CompiledForm): string[] {
  const { flowTemplateJson, notes } = exportJnpfFlow(template, form);
  const { template: back, remarks } = importJnpfFlow(throughJson(flowTemplateJson));
  const lost = remarks.filter((remark) => remark.includes('fairway'));
  const { settings, root } = throughJson(template);
  if (!isSameJson({ settings: back.settings, root: back.root }, { settings, root }))
    lost.push('not as it was');

  const plain = importJnpfFlow(withoutOwnSettings(flowTemplateJson)).template;
  const named = new Set(notes.map(({ path, setting }) => `${path} ${setting}`));
  const compare = (path: string, before: object, after: object) => {
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)]))
      if (!isSameJson(before[key as never], after[key as never]) && !named.has(`${path} ${key}`))
        lost.push(`${path} ${key}`);
  };
  compare('', normalSettings(template.settings), normalSettings(plain.settings));
  const compareSeq = (ours: readonly FlowNode[], theirs: readonly FlowNode[]) => {
    const expressible = ours.filter(({ kind }) => kind !== 'action');
    if (expressible.length !== theirs.length) lost.push(`${ours.map(({ id }) => id)} as a sequence`);
    for (const [place, node] of expressible.entries()) {
      const other = theirs[place];
      if (!other) continue;
      if (node.kind === 'branch' && other.kind === 'branch') compareBranch(node, other);
      else {
        if (node.id !== other.id) lost.push(`${node.id} id`);
        compare(node.id, normalNode(node, template.settings, form), normalNode(other, plain.settings, form));
      }
    }
  };
  const compareBranch = (ours: BranchNode, theirs: BranchNode) => {
    if (ours.mode !== theirs.mode && !named.has(`${ours.id} mode`)) lost.push(`${ours.id} mode`);
    for (const [place, arm] of ours.arms.entries()) {
      const other = theirs.arms.find(({ id }) => id === `a${place + 1}`);
      if (!other) lost.push(`${ours.id}.${arm.id}`);
      else {
        compareSeq(arm.seq, other.seq);
        const { name: _, ...before } = normalArm(arm);
        const { name: __, ...after } = normalArm(other);
        compare(`${ours.id}.${arm.id}`, before, after);
      }
    }
  };
  compareSeq(template.root, plain.root);
  return lost;
}
