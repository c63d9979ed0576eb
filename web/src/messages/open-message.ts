import { messageType } from '@fairway/contract/messages.ts';
import { queryClient } from '../app/query-client.ts';
import { openFlowMessage } from '../workflow/open-flow-message.ts';
import { readQuery } from './message-reads.ts';
import { messageDetailPath } from './paths.ts';

interface Opened {
  id: string;
  type: number;
  /** Of a flow: what opens it. */
  bodyText: string;
}

/** Goes to what a message is about: the flow it names, otherwise its own words. Either way it is read. */
export async function openMessage(
  { id, type, bodyText }: Opened,
  goTo: (path: string) => unknown,
  showWords: (id: string) => unknown = () => goTo(messageDetailPath(id)),
): Promise<void> {
  if (type !== messageType.flow || !(await openFlowMessage(bodyText, goTo))) showWords(id);
  else await queryClient.fetchQuery({ ...readQuery(id), meta: { quiet: true } }).catch(() => undefined);
}
