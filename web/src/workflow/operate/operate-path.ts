import { type FlowAct, flowActs } from '@fairway/contract/workflow.ts';
import { type FlowConfig, flowConfigOf } from '../flow-path.ts';

export interface MissingNode {
  nodeId: string;
  nodeName: string;
}

/** What is done with which flow. */
export interface OperateConfig extends FlowConfig {
  act: FlowAct;
  /** Steps nobody was found for. */
  missing?: readonly MissingNode[] | undefined;
}

const configured = (path: string, config: object) =>
  `${path}?config=${encodeURIComponent(JSON.stringify(config))}`;

export const operatePath = (config: OperateConfig) => configured('/pages/workFlow/operate/index', config);

export function readOperateConfig(text: string | null): OperateConfig | undefined {
  const given = parsed(text);
  const config = flowConfigOf(given);
  const act = flowActs.find((one) => one === given?.act);
  if (!config || !act) return undefined;
  const missing = Array.isArray(given?.missing) ? given.missing.filter(isMissingNode) : [];
  return { ...config, act, missing };
}

/** For which step of what somebody picks people. */
export interface CandidatesConfig extends OperateConfig {
  nodeId: string;
  nodeName: string;
  branchList: readonly string[];
}

export const candidatesPath = (config: CandidatesConfig) =>
  configured('/pages/workFlow/candiDateUserSelect/index', config);

export function readCandidatesConfig(text: string | null): CandidatesConfig | undefined {
  const given = parsed(text);
  const config = readOperateConfig(text);
  if (!config || !isMissingNode(given)) return undefined;
  const { nodeId, nodeName, branchList } = given as Partial<CandidatesConfig> & MissingNode;
  return { ...config, nodeId, nodeName, branchList: Array.isArray(branchList) ? branchList.map(String) : [] };
}

function parsed(text: string | null): Record<string, unknown> | undefined {
  try {
    const config: unknown = JSON.parse(text ?? '');
    return typeof config === 'object' && config !== null ? (config as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

const isMissingNode = (node: unknown): node is MissingNode => {
  const { nodeId, nodeName } = (node ?? {}) as Partial<MissingNode>;
  return typeof nodeId === 'string' && typeof nodeName === 'string';
};
