import type { Language } from '@fairway/contract/errors.ts';
import { toWire } from '@fairway/contract/flow-ids.ts';
import type { FlowEvent } from '@fairway/domain/workflow/engine/events.ts';
import { type FlowState, flowAdmin } from '@fairway/domain/workflow/engine/state.ts';
import type { Directory } from '@fairway/domain/workflow/people/directory.ts';
import { membersIn } from '@fairway/domain/workflow/people/members.ts';
import { isOwnRequest } from '@fairway/domain/workflow/people/no-self-approval.ts';
import { inPlaceOf } from '@fairway/domain/workflow/people/successor.ts';
import { titleIn } from '@fairway/domain/workflow/template/translate-title.ts';
import { type EndedTask, endedTasks } from '@fairway/domain/workflow/views/ended-tasks.ts';
import { pendingTasks, taskStatusOf } from '@fairway/domain/workflow/views/projections.ts';
import type { Part } from '../database/one-statement.ts';
import { flowMessageWords, inBoth } from '../language/words.ts';
import { tellPeople } from '../live/tell-people.ts';
import { type Notice, notify, notifyWith } from '../messages/notify.ts';
import { settle, settleWith } from '../messages/settle.ts';
import { participantsOf } from './access.ts';
import type { Actor } from './actor.ts';
import { taskIdOf, visitIdOf } from './ids.ts';
import { aboutRequest, namedInMessage } from './message-title.ts';
import { lossWords, originWords } from './moved-task-words.ts';
import type { OpenFlow } from './open-flow.ts';
import { settledBy, toSubmit } from './settled-asks.ts';

/** How the wire says what a message opens: 1 one's own request, 2 a task, 3 a copy, -1 what is still to be submitted. */
const opens = { mine: 1, task: 2, copy: 3, draft: -1 } as const;

type Words = Record<Language, string>;

interface Said {
  to: readonly string[];
  words: keyof typeof flowMessageWords;
  type: (typeof opens)[keyof typeof opens];
  /** What it asks them to do: a task, by its id inside the flow, or to submit a draft. */
  asks?: string;
  task?: string;
  visit?: string;
  /** Instead of `words`. */
  title?: Words;
  /** Behind them. */
  more?: Words | undefined;
}

interface What {
  before: FlowState;
  after: OpenFlow;
  events: readonly FlowEvent[];
  directory: Directory;
}

/** Who says it. */
type Teller = Pick<Actor, 'bus' | 'now' | 'actorId'>;

/** Settles what a command did, leaves messages with everybody it concerns, and lets their screens know after the commit. */
export async function tellAbout(actor: Actor, what: What): Promise<void> {
  const told = whatToSay(what);
  await settle(actor, settledBy(actor, what, told.ended));
  for (const said of told.said) await leaveMessage(actor, what.after, said, what.directory);
  actor.afterCommit(() => tellScreens(actor, what, told));
}

/**
 * The same for a command that is one statement: what it writes as parts of it, and what to do when it is written.
 * Undefined where somebody has to be looked up for it.
 */
export function tellWith(
  actor: Teller,
  what: What,
): { parts: Part[]; afterCommit: (() => unknown)[] } | undefined {
  const told = whatToSay(what);
  const asked = told.ended.map(({ user }) => user);
  // Who administered flows when these were asked is in the rows only.
  if (asked.includes(flowAdmin)) return undefined;
  const afterCommit: (() => unknown)[] = [() => tellScreens(actor, what, told)];
  const teller = { ...actor, afterCommit: (work: () => unknown) => void afterCommit.push(work) };
  const settling = settleWith(teller, settledBy(actor, what, told.ended), asked);
  const notices = told.said.flatMap((said) => noticesOf(actor, what.after, said, what.directory));
  return { parts: [...settling, ...notifyWith(teller, notices)], afterCommit };
}

interface Told {
  ended: EndedTask[];
  said: Said[];
}

function whatToSay(what: What): Told {
  const { before, after, events } = what;
  const ended = endedTasks(after.published.flow, before, after.state, events);
  const said = [
    ...tasksToTell(what, ended),
    ...ended.flatMap((one) => lossToTell(what, one)),
    ...events.flatMap((event) => saidBy(event, what)),
  ];
  return { ended, said };
}

async function tellScreens(actor: Teller, { before, after }: What, { said, ended }: Told): Promise<void> {
  const people = new Set([...participantsOf(before), ...participantsOf(after.state)]);
  const named = [...said.flatMap(({ to }) => to), ...ended.map(({ user }) => user)];
  await tellPeople(actor, { userIds: [...people, ...named], what: 'flow', id: after.row.id });
}

/** A sub-flow waits for whoever is to start it. */
export const tellStarter = (actor: Actor, open: OpenFlow): Promise<void> =>
  leaveMessage(actor, open, {
    ...{ to: [open.state.initiator], words: 'child', type: opens.draft, asks: toSubmit },
  });

/** A sub-flow could not be begun: whose request waits for it learns why, and who can do something about it. */
export async function tellUnstarted(actor: Actor, open: OpenFlow, directory: Directory): Promise<void> {
  const mine = { to: [open.state.initiator], words: 'childMissing', type: opens.mine } as const;
  await leaveMessage(actor, open, mine, directory);
  const to = handlersOf(flowAdmin, open, directory).filter((id) => id !== open.state.initiator);
  await leaveMessage(actor, open, { to, words: 'childMissing', type: opens.copy }, directory);
}

/** Tasks that are somebody's now and were not before. */
function tasksToTell({ before, after, directory }: What, ended: readonly EndedTask[]): Said[] {
  const { published, state } = after;
  const stood = new Map(pendingTasks(published.flow, before).map(({ task, user }) => [task, user]));
  return pendingTasks(published.flow, state)
    .filter(({ task, user }) => stood.get(task) !== user)
    .map(({ task, visit, user, isStart }): Said => {
      if (isStart) return { to: [user], words: 'resubmit', type: opens.draft, asks: task, task, visit };
      const moved = ended.find((one) => one.task === task);
      const more = moved && originWords(moved, directory);
      const to = handlersOf(user, after, directory);
      return { to, words: 'todo', type: opens.task, asks: task, task, visit, more };
    });
}

/** Whoever lost a task without having done anything is told who has it, once. */
function lossToTell({ after, directory }: What, ended: EndedTask): Said[] {
  const { row, published } = after;
  const called = inBoth((language) => titleIn(published.flow.template, language, row.fullName));
  const title = lossWords(ended, called, directory);
  return title === undefined ? [] : [{ to: [ended.user], words: 'todo', type: opens.copy, title }];
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
  // Whoever looks after the requests of somebody who left is told in their place.
  const asker = inPlaceOf(directory, initiator, 'requests') ?? initiator;
  const mine = submittedBy === null ? [asker] : [asker, submittedBy];
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
    .map(({ id, user, visit: at }) => ({
      ...{ to: handlersOf(user, open, directory), asks: id, task: id, visit: at },
    }));

async function leaveMessage(actor: Actor, open: OpenFlow, said: Said, directory?: Directory): Promise<void> {
  for (const notice of noticesOf(actor, open, said, directory)) await notify(actor, notice);
}

/** What is said to several people names the request to its initiator as theirs. */
function noticesOf(
  actor: Pick<Actor, 'now' | 'actorId'>,
  open: OpenFlow,
  said: Said,
  directory: Directory | undefined,
): Notice[] {
  const { initiator } = open.state;
  const own = directory?.users.get(initiator)?.name;
  const groups = [
    { to: said.to.filter((id) => id === initiator), own },
    { to: said.to.filter((id) => id !== initiator), own: undefined },
  ];
  return groups
    .filter(({ to }) => to.length > 0)
    .map((group) => noticeOf(actor, open, { ...said, to: group.to }, group.own));
}

function noticeOf(
  { now, actorId }: Pick<Actor, 'now' | 'actorId'>,
  open: OpenFlow,
  { to, words, type, asks, task, visit, title, more }: Said,
  own: string | undefined,
): Notice {
  const { row, published, state } = open;
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
  const sayIn = (language: Language) =>
    aboutRequest(flowMessageWords[words][language], namedInMessage(open, { own, now }, language)) +
    (more?.[language] ?? '');
  return {
    type: 'flow',
    title: title ?? inBoth(sayIn),
    bodyText: JSON.stringify(toWire(body)),
    userIds: to.filter((id) => id !== flowAdmin),
    ...(asks === undefined ? {} : { asks: taskIdOf(row.id, asks) }),
    ...(actorId.startsWith('#') ? {} : { creatorUserId: actorId }),
    now,
  };
}
