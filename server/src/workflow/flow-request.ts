import { type Decision, nothingSent, type SentDecision } from './decision.ts';
import { splitId } from './ids.ts';
import type { Intent } from './intent.ts';
import type { OpenFlow } from './open-flow.ts';

/** A command somebody gives about a flow they take part in. */
export interface FlowRequest {
  flowId: string;
  /** The engine's id behind the dot: a task, a record; empty where it is about the whole flow. */
  inside: string;
  sent: SentDecision;
  /** What the engine is asked for, once the flow is open and what came with the command is read. */
  intentOf: (inside: string, decision: Decision, open: OpenFlow) => Intent;
  /** Hears which flow it is before anything about it can be refused. */
  onOpen?: (open: OpenFlow) => void;
}

export const requestOf = (
  id: string,
  sent: Partial<SentDecision>,
  intentOf: FlowRequest['intentOf'],
): FlowRequest => ({ ...splitId(id), sent: { ...nothingSent, ...sent }, intentOf });

/** Who looked at an earlier state of the flow is told so. */
export const withSeq = (intent: Intent, { seq }: SentDecision): Intent =>
  seq === undefined ? intent : { ...intent, expectSeq: seq };
