/** What a message about a flow says of it. */
export interface FlowMessage {
  processId: string;
  enCode: string;
  flowId: string;
  formType: number;
  status: number;
  taskNodeId: string;
  taskOperatorId: string;
  /** 1 about one's own request, 2 a task; anything else says itself how it is opened. */
  type: string;
}

/** What a message carries, or undefined when it is about no flow: it comes as text, from whoever wrote it. */
export function readFlowMessage(bodyText: string): FlowMessage | undefined {
  const body = parsed(bodyText);
  const processId = textIn(body?.processId);
  if (!body || processId === '') return undefined;
  return {
    processId,
    enCode: textIn(body.enCode),
    flowId: textIn(body.flowId),
    formType: numberIn(body.formType, 2),
    status: numberIn(body.status, 0),
    taskNodeId: textIn(body.taskNodeId),
    taskOperatorId: textIn(body.taskOperatorId),
    type: textIn(body.type),
  };
}

/** The list a message about a delegation leads to: 1 what one entrusts, 2 what one is entrusted with. */
export function delegationSideOf(bodyText: string): '1' | '2' | undefined {
  const body = parsed(bodyText);
  if (body?.flowType !== 2) return undefined;
  return textIn(body.type) === '2' ? '2' : '1';
}

/** How the flow of a message is opened; `isOpen`: what it asks for is still to be done. */
export function opTypeOf({ type }: FlowMessage, isOpen: boolean): string {
  if (type === '1') return '0';
  if (type === '2') return isOpen ? '1' : '3';
  if (type === '-1') return isOpen ? '-1' : '0';
  return type;
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null && !Array.isArray(body)
      ? (body as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

const textIn = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
const numberIn = (value: unknown, otherwise: number): number => {
  const number = typeof value === 'number' ? value : Number(textIn(value) || Number.NaN);
  return Number.isFinite(number) ? number : otherwise;
};
