import type { Envelope } from './events.ts';
import type { FlowState, Frame, Group, Task, Visit, Wrote } from './state.ts';

interface Lists {
  visits: Visit;
  tasks: Task;
  groups: Group;
  frames: Frame;
}

const listOf = { v: 'visits', o: 'tasks', g: 'groups', f: 'frames' } as const;
/** Lists that are copied before they are written to. */
type OwnList = keyof Lists | 'timers' | 'cc' | 'records' | 'handled' | 'wrote' | 'looked';

const placeOf = (id: string): number => Number(id.slice(1));

/**
 * A state that is being written: lists and entities are copied once, when they are first touched, and everything else
 * is shared with the state before. It keeps what a command wrote and looked at, so that the command can be taken back.
 */
export class Draft {
  readonly state: FlowState;
  /** Entities that were copied or made here. */
  readonly #own = new Set<object>();
  readonly #ownLists: Partial<FlowState> = {};
  #command = 0;

  constructor(state: FlowState) {
    this.state = { ...state };
  }

  /** Whose writes are being kept. */
  begin({ command }: Envelope): void {
    this.#command = command;
  }

  /** A list of the state that may be written to. */
  own<Name extends OwnList>(name: Name): FlowState[Name] {
    const list = this.state[name];
    if (this.#ownLists[name] === list) return list;
    const copy = list.slice() as FlowState[Name];
    this.#ownLists[name] = copy;
    this.state[name] = copy;
    return copy;
  }

  add<Name extends keyof Lists>(name: Name, entity: Lists[Name]): void {
    (this.own(name) as Lists[Name][]).push(entity);
    this.#own.add(entity);
    this.own('wrote').push({ key: entity.id, prior: null } as Wrote);
  }

  /** An entity with changes; the first change of a command keeps what stood there. */
  write<Name extends keyof Lists>(name: Name, id: string, changes: Partial<Lists[Name]>): void {
    const list = this.own(name) as Lists[Name][];
    const place = placeOf(id);
    const prior = list[place];
    if (!prior) return;
    const isFirst = prior.touched !== this.#command;
    if (isFirst) this.own('wrote').push({ key: id, prior } as Wrote);
    let next = prior;
    if (isFirst || !this.#own.has(prior)) {
      next = { ...prior };
      this.#put(list, place, next);
    }
    Object.assign(next, changes);
    next.touched = this.#command;
  }

  /** Something was decided because of it. */
  look(key: string): void {
    const { state } = this;
    if (key === 'form') {
      if (state.formRead >= this.#command) return;
      this.own('looked').push({ key, before: state.formRead });
      state.formRead = this.#command;
      return;
    }
    const list = this.own(key.startsWith('f') ? 'frames' : 'tasks') as (Task | Frame)[];
    const place = placeOf(key);
    const seen = list[place];
    if (!seen || seen.read >= this.#command) return;
    this.own('looked').push({ key, before: seen.read });
    this.#put(list, place, { ...seen, read: this.#command });
  }

  /** Puts back what stood there, exactly. */
  restore(key: string, prior: Visit | Task | Group | Frame): void {
    const name = listOf[key.charAt(0) as keyof typeof listOf];
    const list = this.own(name) as (Visit | Task | Group | Frame)[];
    list[placeOf(key)] = prior;
  }

  #put<T extends object>(list: T[], place: number, entity: T): void {
    this.#own.add(entity);
    list[place] = entity;
  }
}
