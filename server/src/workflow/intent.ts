import type { FlowCommand } from '@fairway/domain/workflow/engine/commands.ts';
import type { FlowEvent } from '@fairway/domain/workflow/engine/events.ts';
import type { FlowContext } from '@fairway/domain/workflow/engine/run.ts';
import type { FlowState } from '@fairway/domain/workflow/engine/state.ts';
import type { Actor } from './actor.ts';
import type { FlowUrgent } from './flow-change.ts';
import { flowContextOf } from './flow-context.ts';
import type { OpenFlow } from './open-flow.ts';

/** Everything but who says it and under which id. */
export type Intent = FlowCommand extends infer Each
  ? Each extends FlowCommand
    ? Omit<Each, 'id' | 'actor'>
    : never
  : never;

/** What comes with a command beside what the engine is told. */
export interface Extras {
  flowUrgent?: FlowUrgent | undefined;
  /** What picked rows are called, where the form changed. */
  labels?: OpenFlow['row']['labels'] | undefined;
  /** The version it goes on by, where that is another one now. */
  newer?: OpenFlow['published'] | undefined;
}

export interface Decided {
  state: FlowState;
  events: readonly FlowEvent[];
  /** Nobody could be found for these steps: somebody has to be named, and the command is sent again. */
  missing: { nodeId: string; nodeName: string }[];
}

/** Decides about a flow that is held, and saves what comes of it. */
export type DecideAndSave = (
  actor: Actor,
  open: OpenFlow,
  command: FlowCommand,
  context: FlowContext,
  extras?: Extras,
) => Promise<Decided>;

export const contextFor = (actor: Actor, { state }: OpenFlow): Promise<FlowContext> =>
  flowContextOf(actor.db, { initiator: state.initiator, actor: actor.actorId, now: actor.now });

export const commandOf = (
  { commandId, actorId }: Pick<Actor, 'commandId' | 'actorId'>,
  intent: Intent,
): FlowCommand => ({ ...intent, id: commandId, actor: actorId }) as FlowCommand;
