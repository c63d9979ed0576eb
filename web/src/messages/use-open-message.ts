import type { InSiteMessage } from '@fairway/contract/messages.ts';
import { useNavigate } from 'react-router';
import { useLinks } from '../wire/navigation/links.ts';
import { queryClient } from '../wire/query-client.ts';
import { readQuery, takeForRead } from './message-reads.ts';
import { openMessage } from './open-message.ts';

/** Goes to what a message is about, or to the screen on which what it asks for is done. It is read by that, at once. */
export function useOpenMessage(): (message: InSiteMessage) => void {
  const navigate = useNavigate();
  const links = useLinks();
  return (message) => {
    takeForRead(message);
    if (message.opens !== 'password') return void openMessage(message, (path) => void navigate(path));
    void navigate(links.changePassword());
    void queryClient.fetchQuery({ ...readQuery(message.id), meta: { quiet: true } }).catch(() => undefined);
  };
}
