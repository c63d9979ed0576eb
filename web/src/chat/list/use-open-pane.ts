import type { Conversation } from '@fairway/contract/chat.ts';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useOpenRow } from '../../ui/use-open-row.ts';
import { chatPanePath } from './chat-paths.ts';

/** Which conversation stands beside the list, and at which of its messages it was opened. Back closes it. */
export function useOpenPane() {
  const navigate = useNavigate();
  const location = useLocation();
  const [search] = useSearchParams();
  const { id: address, close } = useOpenRow();
  const cameFromList = (location.state as { fromList?: boolean } | null)?.fromList === true;
  const open = (conversation: Conversation) =>
    void navigate(chatPanePath(conversation), {
      replace: address !== null,
      state: { fromList: address === null || cameFromList },
    });
  return { address, seq: placeIn(search.get('seq')), open, close };
}

/** Links are typed by hand, too. */
const placeIn = (text: string | null): number | undefined =>
  text !== null && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
