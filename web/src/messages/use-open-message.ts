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
    const path = message.opens === 'password' ? links.changePassword() : message.link;
    if (path === '') return void openMessage(message, (to) => void navigate(to));
    void navigate(path);
    void queryClient.fetchQuery({ ...readQuery(message.id), meta: { quiet: true } }).catch(() => undefined);
  };
}
