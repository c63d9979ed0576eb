import { type FlowNode, type FlowTemplate, flowNode, flowTemplate } from '@fairway/contract/flow-template.ts';
import {
  type OwnSettings,
  ownKey,
  ownSettingsOf,
  withOwnSettings,
} from '../../../forms/jnpf-import/own-settings.ts';
import { asList, asRaw, isId, type Raw } from '../../../forms/jnpf-import/raw.ts';
import type { FlowReading } from './flow-reading.ts';

/** A step without people, which the family does not have: our export keeps it whole in a placeholder. */
export function ownAction(properties: Raw, id: string): Raw | undefined {
  const node = asRaw(ownSettingsOf(properties).raw.node);
  return node.kind === 'action' && flowNode.safeParse({ ...node, id }).success ? { ...node, id } : undefined;
}

/** A flow with what our export kept beside the family's words, where those still say the same. */
export function withOwnFlowSettings(read: FlowTemplate, reading: FlowReading): FlowTemplate {
  if (reading.own.size === 0 && reading.ownBranches.size === 0) return read;
  const left = (name: string) => (key: string) =>
    reading.remark('settingLeft', name, { setting: `${ownKey}.${key}` });
  const restored = (node: object, own: OwnSettings | undefined, name: string): Raw =>
    own ? withOwnSettings({ ...node }, own, left(name)) : { ...node };
  const taken = new Set(idsIn(read.root));
  const freeId = (wanted: unknown, id: string): string => {
    if (typeof wanted !== 'string' || !isId(wanted) || taken.has(wanted)) return id;
    taken.add(wanted);
    return wanted;
  };
  const nodeOf = (node: FlowNode): Raw => {
    if (node.kind !== 'branch')
      return { ...restored(node, reading.own.get(node.id), node.name), id: node.id };
    const kept = reading.ownBranches.get(node.id);
    const own = asList(kept?.raw.arms).map((one) => ownSettingsOf({ [ownKey]: one }));
    const isKnown = own.length === node.arms.length;
    const arms = node.arms.map((arm) => {
      const place = Number(arm.id.slice(1)) - 1;
      const mine = isKnown ? own[place] : undefined;
      const { seq, ...head } = arm;
      return {
        place: mine ? place : 0,
        arm: { ...restored(head, mine, arm.name), id: mine?.id ?? arm.id, seq: seq.map(nodeOf) },
      };
    });
    return {
      ...restored(node, kept, node.name),
      id: freeId(kept?.id, node.id),
      arms: arms.toSorted((one, other) => one.place - other.place).map(({ arm }) => arm),
    };
  };
  const settings = restored(read.settings, reading.ownFlowSettings, '');
  const { data } = flowTemplate.safeParse({ ...read, settings, root: read.root.map(nodeOf) });
  if (!data) reading.remark('settingLeft', '', { setting: ownKey });
  return data ?? read;
}

const idsIn = (nodes: readonly FlowNode[]): string[] =>
  nodes.flatMap((node) => [
    node.id,
    ...(node.kind === 'branch' ? node.arms.flatMap(({ seq }) => idsIn(seq)) : []),
  ]);
