import { AppError } from '@fairway/contract/app-error.ts';
import { wordsOf } from '@fairway/contract/errors.ts';
import type { ActionNode } from '@fairway/contract/flow-template.ts';
import type { FormValues } from '@fairway/contract/forms.ts';
import type { EventOf } from '@fairway/domain/workflow/engine/events.ts';
import { visitOf } from '@fairway/domain/workflow/engine/state.ts';
import { namedIn } from '@fairway/domain/workflow/template/flow-references.ts';
import { rowsOf } from '../data-interfaces/ask-interface.ts';
import { notify } from '../messages/notify.ts';
import type { Actor } from './actor.ts';
import { directoryOf } from './directory.ts';
import type { OpenFlow } from './open-flow.ts';

type Outcome = { form: FormValues } | { error: string };
type Action = (actor: Actor, open: OpenFlow, settings: ActionNode['run']['settings']) => Promise<FormValues>;

/** What a step without people can do. A template that names another one cannot be saved. */
const actions = {
  /** Leaves a message: `{ to: ['initiator', userId…], title }`. */
  async message(actor, { state, row }, settings) {
    const { to, title } = settings;
    const { users } = await directoryOf(actor.db);
    const isForInitiator = !Array.isArray(to) || to.includes('initiator');
    // Somebody may have gone since the flow was published.
    const named = namedIn(settings).filter((id) => users.has(id));
    await notify(actor, {
      type: 'system',
      title: typeof title === 'string' && title !== '' ? title : row.fullName,
      bodyText: row.fullName,
      userIds: isForInitiator ? [state.initiator, ...named] : named,
      now: actor.now,
    });
    return {};
  },

  /** Asks a data interface with the form: `{ interfaceId }`. The first row may write into the form. */
  async interface(actor, { state }, { interfaceId }) {
    const [row = {}] = await rowsOf(actor, String(interfaceId ?? ''), state.form);
    return { ...row };
  },
} satisfies Record<string, Action>;
type ActionName = keyof typeof actions;
export const actionNames: readonly string[] = Object.keys(actions);

/** What can be done about an action when its request is revoked. */
const undoing: Record<ActionName, 'cannotBeUndone'> = {
  message: 'cannotBeUndone',
  interface: 'cannotBeUndone',
};

/** Nothing there is can be called back: who agreed and who has a copy are told, and the log says what remains. */
export function undoAction(
  { log }: Pick<Actor, 'log'>,
  { row }: OpenFlow,
  { visit, action }: EventOf<'undoAsked'>,
): void {
  const outcome = isAction(action) ? undoing[action] : 'unknown';
  log.warn({ flowId: row.id, visit, action, outcome }, 'a request was revoked, what an action did was not');
}

const isAction = (name: string): name is ActionName => Object.hasOwn(actions, name);

/** Does what an action step asks for; what goes wrong is an outcome, too. */
export async function runAction(actor: Actor, open: OpenFlow, visit: string): Promise<Outcome> {
  const node = open.published.flow.byId.get(visitOf(open.state, visit)?.node ?? '')?.node;
  if (node?.kind !== 'action') return { error: 'no such step' };
  const { action: name, settings } = node.run;
  if (!isAction(name)) return { error: `no such action: ${name}` };
  try {
    const run: Action = actions[name];
    return { form: await run(actor, open, settings) };
  } catch (error) {
    if (!(error instanceof AppError) || !error.refusal) throw error;
    return { error: wordsOf(error.refusal, actor.language, error.places) };
  }
}
