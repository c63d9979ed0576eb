import {
  type BranchNode,
  type CcNode,
  type Condition,
  type DelayNode,
  type due,
  type FlowTemplate,
  type flowSettings,
  type HumanNode,
  readFlowTemplate,
  type StartNode,
  type SubNode,
  type sign,
  type who,
} from '@fairway/contract/flow-template.ts';
import type * as z from 'zod/mini';

export type WhoDraft = z.input<typeof who>;

type HumanShort = 'kind' | 'id' | 'name' | 'who' | 'cc' | 'sign' | 'due';

interface HumanDraft extends Partial<Omit<HumanNode, HumanShort>> {
  kind: HumanNode['kind'];
  id: string;
  name: string;
  who: WhoDraft[];
  cc?: WhoDraft[];
  sign?: z.input<typeof sign>;
  due?: z.input<typeof due>;
}

interface ArmDraft {
  id: string;
  name: string;
  when?: Condition;
  isDefault?: true;
  seq: NodeDraft[];
}

/** A step as one writes it: what the language has a default for may be left out. */
export type NodeDraft =
  | (Pick<StartNode, 'kind' | 'id' | 'name'> & Partial<StartNode>)
  | HumanDraft
  | (Pick<CcNode, 'kind' | 'id' | 'name'> & { who: WhoDraft[] })
  | (Pick<BranchNode, 'kind' | 'id' | 'name' | 'mode'> & { arms: ArmDraft[] })
  | (Pick<SubNode, 'kind' | 'id' | 'name' | 'flow'> & Partial<Omit<SubNode, 'starter'>>)
  | (Pick<DelayNode, 'kind' | 'id' | 'name' | 'until'> & Partial<DelayNode>);

export interface FlowDraft {
  settings: z.input<typeof flowSettings>;
  root: NodeDraft[];
}

/** The whole flow under the name and the code it is published by. */
export const templateOf = ({ id, fullName, flow }: Named): FlowTemplate =>
  readFlowTemplate({ key: id, code: id, name: fullName, ...flow });

interface Named {
  id: string;
  fullName: string;
  flow: FlowDraft;
}
