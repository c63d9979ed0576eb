import type { Who } from '@fairway/contract/flow-template.ts';
import { ownValue } from '../../forms/own-value.ts';
import { splitMixedId } from '../../people/mixed-id.ts';
import { approvalsIn, approvalsJustBefore, passedBefore } from '../engine/path-before.ts';
import { type Run, refuse } from '../engine/run.ts';
import { type FlowState, flowAdmin, type Task } from '../engine/state.ts';
import type { PlacedNode } from '../template/compile-flow.ts';
import { type Directory, isActiveUser, managersOf, organisationsUpFrom } from './directory.ts';
import { membersIn, placeOf } from './members.ts';
import { isOwnRequest, pickableAt } from './no-self-approval.ts';
import { inPlaceOf } from './successor.ts';

/** Somebody found for a step, and by which rule. */
export interface Found {
  user: string;
  via: string;
}

/** Everybody a step's rules lead to: active, each once, in the order of the rules. */
export function resolvePeople(run: Run, frame: string, placed: PlacedNode, rules: readonly Who[]): Found[] {
  const { directory } = run.context;
  const found = new Map<string, string>();
  for (const rule of rules)
    for (const asked of peopleBy(run, frame, placed, rule)) {
      const user = isNamed(rule)
        ? inPlaceOf(directory, asked, rule.by === 'initiator' ? 'requests' : 'tasks')
        : asked;
      if (user !== undefined && isActiveUser(directory, user) && !found.has(user)) found.set(user, rule.by);
    }
  return [...found].map(([user, via]) => ({ user, via }));
}

/** It leads to people themselves, not to whoever has a place: whoever took over from one who left stands in. */
const isNamed = ({ by }: Who): boolean =>
  by === 'initiator' || by === 'node' || by === 'candidates' || by === 'initiatorPicks' || by === 'interface';

/** Who decides instead of somebody who left; they themselves where nobody took over. */
export const standInFor =
  (directory: Directory) =>
  (user: string): string =>
    inPlaceOf(directory, user, 'tasks') ?? user;

function peopleBy(run: Run, frame: string, placed: PlacedNode, rule: Who): readonly string[] {
  const { state, context } = run;
  const { directory } = context;
  switch (rule.by) {
    case 'initiator':
      return [state.initiator];
    case 'manager': {
      const of = rule.of === 'initiator' ? [state.initiator] : previousPeople(run, frame, placed);
      return of.flatMap((user) => managersOf(directory, user)[rule.level - 1] ?? []);
    }
    case 'managers':
      return managersOf(directory, state.initiator).slice(0, rule.levels);
    case 'departmentHead': {
      const department = organisationsUpFrom(directory, placeOf(directory, state))[rule.level - 1];
      return department?.headId ? [department.headId] : [];
    }
    case 'field':
      run.lookAtForm();
      return peopleOfField(directory, state, rule);
    case 'node': {
      const visit = passedBefore(run, frame, placed).find(({ node }) => node === rule.node);
      return visit ? usersRead(run, approvalsIn(run, visit)) : [];
    }
    case 'members':
      return membersIn(directory, { ...rule, users: rule.users.map(standInFor(directory)) }, state);
    case 'candidates':
      return picked(run, placed, rule, false);
    case 'initiatorPicks':
      return picked(run, placed, rule, true);
    case 'interface':
      return answered(run, placed, rule.interfaceId);
  }
}

const previousPeople = (run: Run, frame: string, placed: PlacedNode): string[] => {
  const users = usersRead(run, approvalsJustBefore(run, frame, placed));
  return users.length > 0 ? users : [run.state.initiator];
};

/** Their decisions are built on from now on. */
function usersRead(run: Run, tasks: readonly Task[]): string[] {
  const keys = tasks.filter(({ decidedIn }) => decidedIn <= run.state.commands).map(({ id }) => id);
  if (keys.length > 0) run.emit({ type: 'consumed', keys });
  return tasks.map(({ user }) => user);
}

/** The people a value of the form stands for. */
export function peopleOfField(
  directory: Directory,
  state: Pick<FlowState, 'form'>,
  { field, as, take }: Extract<Who, { by: 'field' }>,
): readonly string[] {
  const { membersOf } = directory;
  const departmentPeople = (id: string): readonly string[] => {
    if (take === 'members') return membersOf.organisations.get(id) ?? [];
    const head = directory.organisations.get(id)?.headId;
    return head ? [head] : [];
  };
  const people = (kind: string, id: string): readonly string[] => {
    switch (kind) {
      case 'department':
      case 'company':
      case 'organisation':
        return departmentPeople(id);
      case 'position':
        return membersOf.positions.get(id) ?? [];
      case 'role':
        return membersOf.roles.get(id) ?? [];
      case 'group':
        return membersOf.groups.get(id) ?? [];
      default:
        return [standInFor(directory)(id)];
    }
  };
  return idsIn(state.form, field).flatMap((written) => {
    const { id, type } = splitMixedId(written);
    return people(as === 'users' || written.includes('--') ? type : as, id);
  });
}

const mostPeople = 500;

/** Ids written in a field: one, several, or those of a column. A path of organisations stands for its last. */
function idsIn(form: FlowState['form'], field: string): string[] {
  const dot = field.indexOf('.');
  const value = ownValue(form, dot < 0 ? field : field.slice(0, dot));
  if (dot >= 0) {
    if (!Array.isArray(value)) return [];
    const column = field.slice(dot + 1);
    return value
      .flatMap((row: unknown) =>
        typeof row === 'object' && row !== null ? idsOfValue(ownValue(row as never, column)) : [],
      )
      .slice(0, mostPeople);
  }
  return idsOfValue(value).slice(0, mostPeople);
}

function idsOfValue(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (!Array.isArray(value)) return [];
  return value.flatMap((one: unknown) => {
    if (typeof one === 'string') return one === '' ? [] : [one];
    const last: unknown = Array.isArray(one) ? one.at(-1) : undefined;
    return typeof last === 'string' ? [last] : [];
  });
}

/** Whom the handler before, or the initiator, picked; nobody outside of the range. */
function picked(
  run: Run,
  { node }: PlacedNode,
  rule: Extract<Who, { by: 'candidates' | 'initiatorPicks' }>,
  isByInitiator: boolean,
): readonly string[] {
  const { state, context, command } = run;
  const given = ownValue('picks' in command ? command.picks : undefined, node.id);
  const range = () => pickableAt(run.flow, state, node, { directory: context.directory, lists: rule });
  const isKept = isByInitiator || state.revokes !== undefined;
  const chosen = given ?? (isKept ? ownValue(state.picks, node.id) : undefined);
  if (!chosen || chosen.length === 0) {
    if (run.isLookingAhead) return range().slice(0, 1);
    if (!run.isAutomatic && !isKept) run.needs.push({ kind: 'candidates', node: node.id, name: node.name });
    return [];
  }
  const allowed = new Set(range());
  if (given && chosen.some((user) => !allowed.has(user))) refuse('E_USER', { fields: [node.id] });
  return chosen.filter((user) => allowed.has(user));
}

function answered(run: Run, { node }: PlacedNode, interfaceId: string): readonly string[] {
  const answer = ownValue(run.context.answers, node.id);
  if (answer) return answer;
  if (!run.isLookingAhead) run.needs.push({ kind: 'interface', node: node.id, name: node.name, interfaceId });
  return [];
}

/** The first active administrator of the flow, never whose request it is; nobody means whoever has the right. */
export function adminOf({ flow, context, state }: Run, besides: readonly string[] = []): string {
  const { admins } = flow.template.settings;
  const named = admins ? membersIn(context.directory, admins, state) : [];
  const all = [...named, ...context.directory.administrators];
  const isMeant = (user: string) => !isOwnRequest(state, user) && !besides.includes(user);
  return all.find((user) => isActiveUser(context.directory, user) && isMeant(user)) ?? flowAdmin;
}
