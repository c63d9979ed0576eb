import type {
  BranchArm,
  BranchNode,
  Condition,
  FlowNode,
  FlowTemplate,
  HumanNode,
} from '@fairway/contract/flow-template.ts';
import type { CompiledForm } from '../../forms/compile-form.ts';
import { type CompiledCondition, compileCondition } from './condition.ts';

/** A node where it stands in the tree. */
export interface PlacedNode<Node extends FlowNode = FlowNode> {
  node: Node;
  seq: readonly PlacedNode[];
  index: number;
  /** The arm it stands in; undefined outside of any branch. */
  within: { branch: PlacedNode<BranchNode>; arm: string } | undefined;
  depth: number;
  arms: readonly PlacedArm[];
  autoPass: CompiledCondition | undefined;
  autoReject: CompiledCondition | undefined;
}

export interface PlacedArm {
  arm: BranchArm;
  when: CompiledCondition | undefined;
  seq: readonly PlacedNode[];
}

/** A template read once, so that every command afterwards is cheap. */
export interface CompiledFlow {
  template: FlowTemplate;
  /** The form it was made for, where it is known: calculations are done again and values checked. */
  form: CompiledForm | undefined;
  root: readonly PlacedNode[];
  byId: ReadonlyMap<string, PlacedNode>;
  /** Every node in the order in which it is read. */
  reading: readonly PlacedNode[];
  hasInitiatorPicks: boolean;
  /** Fields that one of the steps hides. */
  hiddenSomewhere: ReadonlySet<string>;
}

export function compileFlow(template: FlowTemplate, form?: CompiledForm): CompiledFlow {
  const byId = new Map<string, PlacedNode>();
  const reading: PlacedNode[] = [];
  const placeSeq = (
    nodes: readonly FlowNode[],
    within: PlacedNode['within'],
    depth: number,
  ): readonly PlacedNode[] => {
    const seq: PlacedNode[] = [];
    for (const [index, node] of nodes.entries()) {
      const arms: PlacedArm[] = [];
      const isHuman = node.kind === 'approve' || node.kind === 'handle';
      const placed: PlacedNode = {
        node,
        seq,
        index,
        within,
        depth,
        arms,
        autoPass: isHuman ? compiled(node.autoPass) : undefined,
        autoReject: isHuman ? compiled(node.autoReject) : undefined,
      };
      seq.push(placed);
      reading.push(placed);
      if (!byId.has(node.id)) byId.set(node.id, placed);
      if (node.kind !== 'branch') continue;
      for (const arm of node.arms)
        arms.push({
          arm,
          when: compiled(arm.when),
          seq: placeSeq(arm.seq, { branch: placed as PlacedNode<BranchNode>, arm: arm.id }, depth + 1),
        });
    }
    return seq;
  };
  const root = placeSeq(template.root, undefined, 1);
  const hasInitiatorPicks = reading.some(
    ({ node }) => 'who' in node && node.who.some(({ by }) => by === 'initiatorPicks'),
  );
  const hiddenSomewhere = new Set(reading.flatMap(({ node }) => hiddenAt(node)));
  return { template, form, root, byId, reading, hasInitiatorPicks, hiddenSomewhere };
}

const compiled = (condition: Condition | undefined): CompiledCondition | undefined =>
  condition && compileCondition(condition);

/** The fields a step hides. */
export const hiddenAt = (node: FlowNode): string[] =>
  node.kind === 'start' || isHumanNode(node)
    ? Object.entries(node.fields).flatMap(([path, right]) => (right === 'hidden' ? [path] : []))
    : [];

export const isHumanNode = (node: FlowNode): node is HumanNode =>
  node.kind === 'approve' || node.kind === 'handle';

/** Every node before this one: earlier in its own sequence or before the branches around it, the nearest first. */
export function nodesBefore(placed: PlacedNode): PlacedNode[] {
  const before: PlacedNode[] = [];
  for (let at: PlacedNode | undefined = placed; at; at = at.within?.branch)
    for (let index = at.index - 1; index >= 0; index -= 1) before.push(at.seq[index] as PlacedNode);
  return before;
}
