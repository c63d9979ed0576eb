import type {
  ActionNode,
  FlowNode,
  FlowTemplate,
  Members,
  SubNode,
  Who,
} from '@fairway/contract/flow-template.ts';
import { isHumanNode } from './compile-flow.ts';

export const referenceKinds = ['user', 'position', 'role', 'organisation', 'group', 'interface'] as const;
export type ReferenceKind = (typeof referenceKinds)[number];

/** Something outside of a flow that it names, and where. */
export interface FlowReference {
  kind: ReferenceKind;
  id: string;
  /** The id of the node; empty for the settings. */
  node: string;
  name: string;
}

type Named = Pick<FlowReference, 'kind' | 'id'>;

/** Everything a flow names that has to be there. */
export function flowReferences({ settings, root }: FlowTemplate): FlowReference[] {
  const inSettings = [settings.launchBy, settings.admins].flatMap((members) =>
    members ? inMembers(members) : [],
  );
  return [
    ...inSettings.map((named) => ({ ...named, node: '', name: '' })),
    ...nodesIn(root).flatMap((node) =>
      inNode(node).map((named) => ({ ...named, node: node.id, name: node.name || node.id })),
    ),
  ];
}

/** The sub-flows a flow starts. */
export const subNodesIn = ({ root }: FlowTemplate): SubNode[] =>
  nodesIn(root).flatMap((node) => (node.kind === 'sub' ? [node] : []));

/** The same flow, its sub-flows under other keys. */
export function withSubKeys(template: FlowTemplate, keyOf: (key: string) => string): FlowTemplate {
  const renamed = (nodes: readonly FlowNode[]): FlowNode[] =>
    nodes.map((node) => {
      if (node.kind === 'sub') return { ...node, flow: keyOf(node.flow) };
      if (node.kind !== 'branch') return node;
      return { ...node, arms: node.arms.map((arm) => ({ ...arm, seq: renamed(arm.seq) })) };
    });
  return { ...template, root: renamed(template.root) };
}

const nodesIn = (nodes: readonly FlowNode[]): FlowNode[] =>
  nodes.flatMap((node) => [
    node,
    ...(node.kind === 'branch' ? node.arms.flatMap(({ seq }) => nodesIn(seq)) : []),
  ]);

function inNode(node: FlowNode): Named[] {
  if (node.kind === 'cc') return node.who.flatMap(inWho);
  if (node.kind === 'sub') return node.starter.flatMap(inWho);
  if (node.kind === 'action') return inAction(node);
  if (!isHumanNode(node)) return [];
  const { who, cc, onEmpty, due } = node;
  const later = typeof due?.onOverdue === 'object' ? due.onOverdue.transfer : [];
  const instead = typeof onEmpty === 'object' ? onEmpty.users : [];
  return [...[...who, ...cc, ...later].flatMap(inWho), ...instead.map((id): Named => ({ kind: 'user', id }))];
}

/** What a step without people names: whom it leaves a message with, or which interface it asks. */
function inAction({ run: { action, settings } }: ActionNode): Named[] {
  if (action === 'message') return namedIn(settings).map((id): Named => ({ kind: 'user', id }));
  return action === 'interface' ? [{ kind: 'interface', id: String(settings.interfaceId ?? '') }] : [];
}

/** The people a message is for by their ids; `initiator` stands for whoever that is. */
export const namedIn = ({ to }: ActionNode['run']['settings']): string[] =>
  Array.isArray(to) ? to.map(String).filter((id) => id !== 'initiator') : [];

function inWho(rule: Who): Named[] {
  if (rule.by === 'interface') return [{ kind: 'interface', id: rule.interfaceId }];
  return rule.by === 'members' || rule.by === 'candidates' || rule.by === 'initiatorPicks'
    ? inMembers(rule)
    : [];
}

const inMembers = ({ users, positions, roles, organisations, groups }: Members): Named[] => [
  ...users.map((id): Named => ({ kind: 'user', id })),
  ...positions.map((id): Named => ({ kind: 'position', id })),
  ...roles.map((id): Named => ({ kind: 'role', id })),
  ...organisations.map((id): Named => ({ kind: 'organisation', id })),
  ...groups.map((id): Named => ({ kind: 'group', id })),
];
