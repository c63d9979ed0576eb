import { decodeConfig, encodeConfig } from '../wire/navigation/config-query.ts';

/** How the flow page is opened. */
export interface FlowConfig {
  /** The request; empty for a new one. */
  id: string;
  enCode: string;
  /** The published version. */
  flowId: string;
  formType: number;
  /** -1 new or to be changed, 0 mine, 1 to handle, 2 done, 3 to read, 4 to manage. */
  opType: string;
  status?: number;
  taskNodeId?: string;
  /** The task, or in the done list the record. */
  taskId?: string;
  fullName?: string;
  type?: number;
  /** Whose request it will be, where one starts it for somebody. */
  delegateUserList?: string[];
}

export const flowPath = (config: FlowConfig) =>
  `/pages/workFlow/flowBefore/index?config=${encodeURIComponent(encodeConfig(config))}`;

/** A request, to read: from where nobody knows what the person may do with it. */
export const requestPath = (id: string) => flowPath({ id, enCode: '', flowId: '', formType: 2, opType: '3' });

/** What a link says, or undefined when it opens nothing: links are pasted, cut off and typed by hand. */
export const readFlowConfig = (text: string | null): FlowConfig | undefined =>
  flowConfigOf(decodeConfig(text));

export function flowConfigOf(given: Record<string, unknown> | undefined): FlowConfig | undefined {
  if (!given) return undefined;
  const id = idIn(given.id);
  const flowId = idIn(given.flowId);
  const opType = opTypes.find((one) => one === String(given.opType)) ?? (id ? '3' : '-1');
  // A new one needs to know which flow, everything else which request.
  if (id === '' && (opType !== '-1' || flowId === '')) return undefined;
  return {
    ...{ id, flowId, opType },
    enCode: textIn(given.enCode),
    formType: Number(given.formType) || 2,
    fullName: textIn(given.fullName),
    taskNodeId: idIn(given.taskNodeId),
    taskId: idIn(given.taskId),
    delegateUserList: Array.isArray(given.delegateUserList)
      ? given.delegateUserList.map(idIn).filter(Boolean)
      : [],
  };
}

const opTypes = ['-1', '0', '1', '2', '3', '4'];
const textIn = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 200) : '');
const idIn = (value: unknown): string =>
  typeof value === 'string' && /^[\w.-]{1,100}$/.test(value) ? value : '';
