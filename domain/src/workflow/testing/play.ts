import { type FlowTemplate, readFlowTemplate } from '@fairway/contract/flow-template.ts';
import type { FlowRefusalName } from '@fairway/contract/flow-words.ts';
import type { FormValues } from '@fairway/contract/forms.ts';
import type { CompiledForm } from '../../forms/compile-form.ts';
import type { CommandOf, CommandType, FlowCommand, FlowRefusal } from '../engine/commands.ts';
import { systemActor } from '../engine/commands.ts';
import { decide } from '../engine/decide.ts';
import type { FlowEvent } from '../engine/events.ts';
import type { FlowContext } from '../engine/run.ts';
import { draftFlow, type FlowState, type Task } from '../engine/state.ts';
import { type CompiledFlow, compileFlow } from '../template/compile-flow.ts';
import { asking, company, monday } from './company.ts';

/** A step for these people; signing and the rest as given. */
export const step = (id: string, users: string | string[], more: object = {}) => ({
  kind: 'approve',
  id,
  name: id.toUpperCase(),
  who: [{ by: 'members', users: [users].flat() }],
  ...more,
});
export const all = { pass: { pct: 100 } };
export const inOrder = { order: 'seq', pass: { pct: 100 } };
export const branch = (id: string, mode: string, arms: object[]) => ({ kind: 'branch', id, mode, arms });
export const arm = (id: string, seq: object[], more: object = {}) => ({ id, name: id, seq, ...more });

export const template = (nodes: object[], settings: object = {}): FlowTemplate =>
  readFlowTemplate({
    key: 'leave',
    name: '请假',
    settings,
    root: [{ kind: 'start', id: 'start', name: '发起' }, ...nodes],
  });

type Given<Type extends CommandType> = Omit<CommandOf<Type>, 'type' | 'id' | 'actor'>;

/** A flow one can play with: who does what, and what comes of it. */
export class Play {
  flow: CompiledFlow;
  state: FlowState;
  context: FlowContext;
  readonly history: FlowEvent[] = [];
  refusal: FlowRefusal | undefined;
  #count = 0;

  constructor(
    nodes: object[],
    given: {
      settings?: object;
      form?: FormValues;
      compiledForm?: CompiledForm;
      context?: Partial<FlowContext>;
    } = {},
  ) {
    this.flow = compileFlow(template(nodes, given.settings), given.compiledForm);
    this.state = draftFlow({ id: 'f1', key: 'leave', version: 1, initiator: 'I', form: given.form });
    this.context = { now: monday, directory: company(), asking, delegations: [], ...given.context };
  }

  /** Sends a command; gives `ok`, or the name of the refusal. */
  send<Type extends CommandType>(
    type: Type,
    actor: string,
    given: Given<Type> & { id?: string },
  ): 'ok' | FlowRefusalName {
    this.#count += 1;
    const command = { type, id: `c${this.#count}`, actor, ...given } as unknown as FlowCommand;
    const decision = decide(this.flow, this.state, command, this.context);
    this.refusal = decision.refusal;
    if (decision.refusal) return decision.refusal.name;
    this.state = decision.state;
    this.history.push(...decision.events);
    return 'ok';
  }

  submit(given: Given<'submit'> = {}) {
    return this.send('submit', 'I', given);
  }
  approve(user: string, given: Partial<Given<'approve'>> = {}) {
    return this.send('approve', user, { task: this.task(user), ...given });
  }
  reject(user: string, given: Partial<Given<'reject'>> = {}) {
    return this.send('reject', user, { task: this.task(user), ...given });
  }
  return(user: string, to: string, given: Partial<Given<'return'>> = {}) {
    return this.send('return', user, { task: this.task(user), to, ...given });
  }
  resubmit(given: Partial<Given<'resubmit'>> = {}) {
    return this.send('resubmit', 'I', { task: this.task('I'), ...given });
  }
  /** The last thing they decided. */
  recall(user: string) {
    const decided = this.state.tasks.filter((task) => task.by === user && task.via !== 'start');
    const latest = decided.toSorted((one, other) => one.decidedIn - other.decidedIn).at(-1);
    return this.send('recall', user, { task: latest?.id ?? 'o999' });
  }
  addSign(user: string, how: 'before' | 'after' | 'with' | 'consult', users: string[], more: object = {}) {
    return this.send('addSign', user, { task: this.task(user), how, users, ...more });
  }
  transfer(user: string, to: string) {
    return this.send('transfer', user, { task: this.task(user), to });
  }
  /** Another version of the same flow; it goes on by it unless it is refused. */
  migrate(nodes: object[], given: { settings?: object; compiledForm?: CompiledForm } = {}) {
    const version = this.flow.template.version + 1;
    const newer = compileFlow({ ...template(nodes, given.settings), version }, given.compiledForm);
    this.context = { ...this.context, newer };
    const said = this.send('migrate', 'ADM', {});
    if (said === 'ok') this.flow = newer;
    return said;
  }
  fire(purpose: string) {
    const timer = this.state.timers.find((one) => one.purpose === purpose);
    if (timer) this.context = { ...this.context, now: Math.max(this.context.now, timer.at) };
    return this.send('timer', systemActor, { timer: timer?.id ?? 't999' });
  }

  /** Their pending task, else the latest they had. */
  task(user: string): string {
    const theirs = this.state.tasks.filter((task) => task.user === user);
    return (theirs.find(({ state }) => state === 'pending') ?? theirs.at(-1))?.id ?? 'o999';
  }
  taskOf(user: string): Task | undefined {
    return this.state.tasks.find(({ id }) => id === this.task(user));
  }
  get pending(): string {
    return this.state.tasks
      .filter(({ state }) => state === 'pending')
      .map(({ user }) => user)
      .toSorted()
      .join(' ');
  }
  get status() {
    return this.state.status;
  }
  /** Open visits by node. */
  get open(): string {
    return this.state.visits
      .filter(({ state }) => state === 'open')
      .map(({ node }) => node)
      .join(' ');
  }
  happened(type: FlowEvent['type']): FlowEvent[] {
    return this.history.filter((event) => event.type === type);
  }
}

/** A flow that has been submitted. */
export function submitted(...given: ConstructorParameters<typeof Play>): Play {
  const play = new Play(...given);
  play.submit();
  return play;
}
