import { toWire } from '@fairway/contract/flow-ids.ts';
import type { FlowEvent } from '@fairway/domain/workflow/engine/events.ts';
import { type FlowState, flowAdmin } from '@fairway/domain/workflow/engine/state.ts';
import type { Directory } from '@fairway/domain/workflow/people/directory.ts';
import { membersIn } from '@fairway/domain/workflow/people/members.ts';
import { isOwnRequest } from '@fairway/domain/workflow/people/no-self-approval.ts';
import { pendingTasks, taskStatusOf } from '@fairway/domain/workflow/views/projections.ts';
import type { Part } from '../database/one-statement.ts';
import { flowMessageWords } from '../language/words.ts';
import { tellPeople } from '../live/tell-people.ts';
import { type Notice, notify, notifyWith } from '../messages/notify.ts';
import { participantsOf } from './access.ts';
import type { Actor } from './actor.ts';
import { taskIdOf, visitIdOf } from './ids.ts';
import type { OpenFlow } from './open-flow.ts';

/** How the wire says what a message opens: 1 one's own request, 2 a task, 3 a copy, -1 what is still to be submitted. */
const opens = { mine: 1, task: 2, copy: 3, draft: -1 } as const;

interface Said {
  to: readonly string[];
  words: keyof typeof flowMessageWords;
  type: (typeof opens)[keyof typeof opens];
  task?: string;
  visit?: string;
}

interface What {
  before: FlowState;
  after: OpenFlow;
  events: readonly FlowEvent[];
  directory: Directory;
}

/** Who says it. */
type Teller = Pick<Actor, 'bus' | 'now' | 'actorId'>;

/** Leaves messages with everybody a command concerns, and lets their open screens know after the commit. */
export async function tellAbout(actor: Actor, what: What): Promise<void> {
  const told = whatToSay(what);
  for (const said of told) await leaveMessage(actor, what.after, said);
  actor.afterCommit(() => tellScreens(actor, what, told));
}

/** The same for a command that is one statement: the messages as parts of it, and what to do when it is written. */
export function tellWith(actor: Teller, what: What): { parts: Part[]; afterCommit: (() => unknown)[] } {
  const told = whatToSay(what);
  const notices = told.map((said) => noticeOf(actor, what.after, said));
  const afterCommit: (() => unknown)[] = [() => tellScreens(actor, what, told)];
  const parts = notifyWith({ ...actor, afterCommit: (work) => void afterCommit.push(work) }, notices);
  return { parts, afterCommit };
}

const whatToSay = (what: What): Said[] => [
  ...tasksToTell(what),
  ...what.events.flatMap((event) => saidBy(event, what)),
];

async function tellScreens(actor: Teller, { before, after }: What, told: readonly Said[]): Promise<void> {
  const people = new Set([...participantsOf(before), ...participantsOf(after.state)]);
  const named = told.flatMap(({ to }) => to);
  await tellPeople(actor, { userIds: [...people, ...named], what: 'flow', id: after.row.id });
}

/** A sub-flow waits for whoever is to start it. */
export const tellStarter = (actor: Actor, open: OpenFlow): Promise<void> =>
  leaveMessage(actor, open, { to: [open.state.initiator], words: 'child', type: opens.draft });

/** A sub-flow could not be begun: whose request waits for it learns why, and who can do something about it. */
export async function tellUnstarted(actor: Actor, open: OpenFlow, directory: Directory): Promise<void> {
  await leaveMessage(actor, open, { to: [open.state.initiator], words: 'childMissing', type: opens.mine });
  const to = handlersOf(flowAdmin, open, directory).filter((id) => id !== open.state.initiator);
  await leaveMessage(actor, open, { to, words: 'childMissing', type: opens.copy });
}

/** Tasks that are somebody's now and were not before. */
function tasksToTell({ before, after, directory }: What): Said[] {
  const { published, state } = after;
  const stood = new Map(pendingTasks(published.flow, before).map(({ task, user }) => [task, user]));
  return pendingTasks(published.flow, state)
    .filter(({ task, user }) => stood.get(task) !== user)
    .map(({ task, visit, user, isStart }) =>
      isStart
        ? { to: [user], words: 'resubmit', type: opens.draft, task, visit }
        : { to: handlersOf(user, after, directory), words: 'todo', type: opens.task, task, visit },
    );
}

/** A task that waits for an administrator is shown to all of them. */
function handlersOf(user: string, { published, state }: OpenFlow, directory: Directory): string[] {
  if (user !== flowAdmin) return [user];
  const { admins } = published.flow.template.settings;
  const all = [...directory.administrators, ...(admins ? membersIn(directory, admins, state) : [])];
  return all.filter((id) => !isOwnRequest(state, id));
}

function saidBy(event: FlowEvent, { after, directory }: What): Said[] {
  const { initiator, submittedBy } = after.state;
  const mine = submittedBy === null ? [initiator] : [initiator, submittedBy];
  switch (event.type) {
    case 'ended':
      if (event.status === 'approved') return [{ to: mine, words: 'approved', type: opens.mine }];
      if (event.status === 'rejected') return [{ to: mine, words: 'rejected', type: opens.mine }];
      return [{ to: mine, words: 'terminated', type: opens.mine }];
    case 'revoked':
      // Whose request it is learns it from the end of the revocation.
      return [{ to: concernedBy(after.state, mine), words: 'revoked', type: opens.copy }];
    case 'ccSent':
      return [{ to: event.users, words: 'copied', type: opens.copy }];
    case 'urged':
      return tasksOf(after, directory, event.users).map((task) => ({
        ...task,
        words: 'urged',
        type: opens.task,
      }));
    case 'reminded': {
      const words = event.late ? 'late' : 'due';
      return tasksOf(after, directory, event.users, event.visit).map((task) => ({
        ...task,
        words,
        type: opens.task,
      }));
    }
    default:
      return [];
  }
}

/** Who agreed to a request or has a copy of it, and so may have built on it. */
const concernedBy = ({ tasks, cc }: FlowState, extras: readonly string[]): string[] => {
  const agreed = tasks
    .filter(({ state }) => state === 'approved')
    .flatMap(({ user, by }) => [user, by ?? user]);
  return [...new Set([...agreed, ...cc.map(({ user }) => user)])].filter((id) => !extras.includes(id));
};

const tasksOf = (open: OpenFlow, directory: Directory, users: readonly string[], visit?: string) =>
  open.state.tasks
    .filter((task) => task.state === 'pending' && users.includes(task.user))
    .filter((task) => visit === undefined || task.visit === visit)
    .map((task) => ({ to: handlersOf(task.user, open, directory), task: task.id, visit: task.visit }));

async function leaveMessage(actor: Actor, open: OpenFlow, said: Said): Promise<void> {
  await notify(actor, noticeOf(actor, open, said));
}

function noticeOf(
  { now, actorId }: Pick<Actor, 'now' | 'actorId'>,
  { row, published, state }: OpenFlow,
  { to, words, type, task, visit }: Said,
): Notice {
  const body = {
    enCode: published.enCode,
    versionId: published.id,
    formType: 2,
    status: taskStatusOf(state),
    processId: row.id,
    taskNodeId: visit === undefined ? '' : visitIdOf(row.id, visit),
    taskId: task === undefined ? '' : taskIdOf(row.id, task),
    type,
  };
  return {
    type: 'flow',
    title: `${row.fullName} ${flowMessageWords[words]}`,
    bodyText: JSON.stringify(toWire(body)),
    userIds: to.filter((id) => id !== flowAdmin),
    ...(actorId.startsWith('#') ? {} : { creatorUserId: actorId }),
    now,
  };
}
