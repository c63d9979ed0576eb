import { type HumanNode, type Sign, signPresets } from '@fairway/contract/flow-template.ts';
import { isColleague } from '../../people/directory.ts';
import { isOwnRequest } from '../../people/no-self-approval.ts';
import type { CommandOf } from '../commands.ts';
import { openGroup, weightOf } from '../open-tasks.ts';
import { type Run, refuse, saidIn } from '../run.ts';
import { settle } from '../settle-group.ts';
import { type Group, groupOf, type Task } from '../state.ts';
import { isInGroup, needButton, takeStep } from '../take-task.ts';
import { checkSaid, checkSeen, patchForm, recordDecision } from './decide-task.ts';

/** Others sign too: before me, after me, beside me, or only to give advice. */
export function addSign(run: Run<CommandOf<'addSign'>>): void {
  const { command, state, flow } = run;
  const taken = takeStep(run, command.task);
  const { task, node } = taken;
  needButton(node, 'addSign');
  const group = groupOf(state, task.group) as Group;
  const users = checkedUsers(run, task);
  if (command.how === 'with') {
    addBeside(run, task, group, users);
    return;
  }
  if (group.depth + 1 > flow.template.settings.maxAddDepth) refuse('E_DEPTH');
  if (command.how === 'after') {
    checkSeen(run, command);
    checkSaid(run, node, command, true);
    patchForm(run, node as HumanNode, command);
    recordDecision(run, taken, command, { result: 'waitAfter' });
  } else run.emit({ type: 'taskWaits', task: task.id });
  run.emit({ type: 'signAdded', task: task.id, how: command.how, users, ...saidIn(command) });
  openGroup(
    run,
    {
      visit: task.visit,
      kind: command.how,
      parent: task.id,
      sign: command.sign ?? signPresets.all,
      depth: group.depth + 1,
    },
    users.map((user) => ({ user, via: command.how })),
  );
}

function checkedUsers(run: Run<CommandOf<'addSign'>>, { user: owner }: Task): string[] {
  const { command, context } = run;
  const users = [...new Set(command.users)];
  if (users.length === 0) refuse('E_EMPTY');
  if (users.some((user) => user === owner || user === command.actor)) refuse('E_SELF');
  if (users.some((user) => !isColleague(context.directory, user))) refuse('E_USER');
  // Their advice may be asked for, their signature not.
  if (command.how !== 'consult' && users.some((user) => isOwnRequest(run.state, user))) refuse('E_INITIATOR');
  return users;
}

/** Peers in the same group; in order, right after me. */
function addBeside(run: Run<CommandOf<'addSign'>>, task: Task, group: Group, users: readonly string[]): void {
  if (users.some((user) => isInGroup(run, task.group, user))) refuse('E_DUP');
  run.emit({ type: 'signAdded', task: task.id, how: 'with', users: [...users], ...saidIn(run.command) });
  for (const [place, user] of users.entries())
    run.emit({
      type: 'taskCreated',
      task: run.nextId('tasks'),
      visit: task.visit,
      group: task.group,
      user,
      state: isOneByOne(group.sign) ? 'queued' : 'pending',
      // Between me and whoever comes next.
      order: task.order + (place + 1) / (users.length + 1),
      weight: weightOf(group.sign, user),
      addedBy: task.id,
      via: 'with',
    });
  settle(run, task.group);
}

const isOneByOne = ({ order }: Sign): boolean => order === 'seq';
