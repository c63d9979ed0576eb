import type { FlowRefusalName } from '@fairway/contract/flow-words.ts';
import type { FormContext } from '../../forms/expression/scope.ts';
import type { Delegation } from '../people/delegation.ts';
import type { Directory } from '../people/directory.ts';
import type { CompiledFlow, PlacedNode } from '../template/compile-flow.ts';
import { type FlowCommand, type FlowRefusal, type Need, systemActor } from './commands.ts';
import type { Envelope, FlowEvent, FlowHappening, Said } from './events.ts';
import { applyEvent } from './evolve.ts';
import { type Back, type Entry, type FlowState, idLetters } from './state.ts';
import { Draft } from './state-draft.ts';

/** Everything a decision may ask: the hour, the people, and who the form's expressions see as their user. */
export interface FlowContext {
  now: number;
  directory: Directory;
  /** The initiator, for conditions and calculations. */
  asking: FormContext;
  delegations: readonly Delegation[];
  /** What interfaces answered, by node. */
  answers?: Readonly<Record<string, readonly string[]>>;
  /** The version a request is brought to. */
  newer?: CompiledFlow;
}

/** Thrown inside the engine only; `decide` gives it back as a value. */
export class Refused {
  readonly refusal: FlowRefusal;
  constructor(name: FlowRefusalName, more: Partial<Omit<FlowRefusal, 'name'>> = {}) {
    this.refusal = { name, places: {}, needs: [], fields: [], ...more };
  }
}

export function refuse(name: FlowRefusalName, more: Partial<Omit<FlowRefusal, 'name'>> = {}): never {
  throw new Refused(name, more);
}

/** A node that is about to be entered. */
export interface Entering {
  frame: string;
  node: string;
  how: Entry;
  /** The same people again, instead of those the rules lead to. */
  people?: readonly string[];
  back?: Back | null;
  /** Of a branch: where its arms stood. */
  arms?: Back['arms'];
}

/** One command on its way: events are put down and take effect at once. */
export class Run<Command extends FlowCommand = FlowCommand> {
  flow: CompiledFlow;
  readonly command: Command;
  readonly context: FlowContext;
  readonly draft: Draft;
  readonly events: FlowEvent[] = [];
  readonly needs: Need[] = [];
  /** What the command leads to; worked off one by one until everything stands still. */
  readonly entering: Entering[] = [];
  /** Nothing is asked for, whatever is missing: a look ahead. */
  readonly isLookingAhead: boolean;
  /** For whom the actor decides. */
  onBehalfOf: string | null = null;
  /** The task whose decision this command can be taken back by. */
  undoOf: string | null = null;
  /** Something left the house that cannot be called back. */
  isFinal = false;
  /** Nodes that rejected by themselves; a second time would go round for ever. */
  readonly rejectedByItself = new Set<string>();

  constructor(
    flow: CompiledFlow,
    state: FlowState,
    command: Command,
    context: FlowContext,
    isLookingAhead = false,
  ) {
    this.flow = flow;
    this.command = command;
    this.context = context;
    this.draft = new Draft(state);
    this.isLookingAhead = isLookingAhead;
  }

  get state(): FlowState {
    return this.draft.state;
  }

  /** A report of the system: nobody is there who could be refused something. */
  get isReport(): boolean {
    return this.command.actor === systemActor;
  }

  /** Nobody is there who could be asked for something. */
  get isAutomatic(): boolean {
    return this.isLookingAhead || this.isReport;
  }

  emit(happening: FlowHappening): void {
    const event = happening as FlowHappening & Partial<Envelope>;
    event.seq = this.state.seq + 1;
    event.at = this.context.now;
    event.actor = this.command.actor;
    event.onBehalfOf = this.onBehalfOf;
    event.command = this.state.commands + 1;
    this.events.push(event as FlowEvent);
    applyEvent(this.draft, event as FlowEvent);
  }

  nodeOf(id: string): PlacedNode | undefined {
    return this.flow.byId.get(id);
  }

  nextId(list: keyof typeof idLetters): string {
    return `${idLetters[list]}${this.state[list].length}`;
  }

  /** The clock that stands still while the flow is paused. */
  get runningClock(): number {
    return (this.state.pausedAt ?? this.context.now) - this.state.frozen;
  }

  /** The form is about to decide something: whoever changed it cannot take that back any more. */
  lookAtForm(): void {
    const { state } = this;
    const isWatched = state.undo.some(({ wrote }) => wrote.some(({ key }) => key === 'form'));
    if (isWatched && state.formRead <= state.commands && state.formTouched <= state.commands)
      this.emit({ type: 'consumed', keys: ['form'] });
  }
}

export const saidNothing: Said = { opinion: '', signature: null, files: [] };

/** What a command says in words, as events keep it. */
export const saidIn = (given: { opinion?: string; signature?: string; files?: unknown[] }): Said => ({
  opinion: given.opinion ?? '',
  signature: given.signature ?? null,
  files: given.files ?? [],
});
