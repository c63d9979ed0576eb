import { messageType } from '@fairway/contract/messages.ts';
import { queryClient } from '../wire/query-client.ts';
import { showMaskWhenSlow } from '../wire/slow-requests.ts';
import { flowOfMessage } from '../workflow/open-flow-message.ts';
import { readQuery, takeBackReading } from './message-reads.ts';
import { messageDetailPath } from './paths.ts';

interface Opened {
  id: string;
  type: number;
  /** Of a flow: what opens it. */
  bodyText: string;
}

type GoTo = (path: string) => unknown;

/** The message of a flow that was pressed last and is asked about still. */
let pressed: { id: string } | undefined;

/**
 * Goes to what a message is about: the flow it names, as its reader may see it now, otherwise its own words and what
 * became of it. Either way it is read.
 */
export async function openMessage(message: Opened, goTo: GoTo): Promise<void> {
  const { id, type } = message;
  const showWords = () => void goTo(messageDetailPath(id));
  if (type !== messageType.flow) {
    pressed = undefined;
    return showWords();
  }
  const became = await openFlowOf(message, goTo);
  if (became === 'noFlow') showWords();
  if (became === 'left') takeBackReading();
  if (became === 'opened')
    await queryClient.fetchQuery({ ...readQuery(id), meta: { quiet: true } }).catch(() => undefined);
}

/** Opens the flow of a message once the server said how. Who went elsewhere meanwhile, or pressed something else, stays there. */
export async function openFlowOf(
  { id, bodyText }: Pick<Opened, 'id' | 'bodyText'>,
  goTo: GoTo,
): Promise<'opened' | 'left' | 'noFlow' | 'pressedTwice'> {
  if (pressed?.id === id) return 'pressedTwice';
  const press = { id };
  pressed = press;
  const from = location.href;
  const hideMask = showMaskWhenSlow();
  try {
    const flow = await flowOfMessage(bodyText);
    if (pressed !== press || location.href !== from) return 'left';
    if (typeof flow === 'string') return 'noFlow';
    goTo(flow.path);
    return 'opened';
  } finally {
    hideMask();
    if (pressed === press) pressed = undefined;
  }
}
