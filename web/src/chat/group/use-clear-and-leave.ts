import {
  type ConversationDetail,
  clearConversation,
  getConversation,
  listConversations,
  removeGroupMember,
} from '@fairway/contract/chat.ts';
import { useNavigate } from 'react-router';
import { useWords } from '../../language/words.ts';
import { confirm } from '../../ui/confirm.tsx';
import { toast } from '../../ui/toast.ts';
import { useCommand } from '../../wire/calls.ts';
import { useMyId } from '../../wire/session-store.ts';
import { homeTabPath } from '../list/chat-paths.ts';
import { forgetLog } from '../log-store.ts';
import { noteRead, unreadOf } from '../unread-store.ts';

/** What cannot be undone: clearing what was said, and leaving. Both ask first. */
export function useClearAndLeave({ id, name }: ConversationDetail) {
  const words = useWords();
  const navigate = useNavigate();
  const me = useMyId();
  const refreshes = [listConversations, getConversation];
  const clearing = useCommand(clearConversation, { refreshes });
  const leaving = useCommand(removeGroupMember, { refreshes });
  return {
    async clear() {
      const question = { title: words('chatClearConfirm', { name }), body: words('chatClearBody') };
      if (!(await confirm({ ...question, agree: words('chatClear'), danger: true }))) return;
      const { lastSeq } = unreadOf(id);
      clearing.mutate(
        { params: { id } },
        {
          onSuccess: () => {
            forgetLog(id);
            noteRead(id, lastSeq);
            toast(words('chatCleared'));
          },
        },
      );
    },
    async leave() {
      const question = { title: words('groupLeaveConfirm', { name }), body: words('groupLeaveBody') };
      if (!(await confirm({ ...question, agree: words('groupLeave'), danger: true }))) return;
      leaving.mutate(
        { params: { id, userId: me } },
        { onSuccess: () => void navigate(homeTabPath, { replace: true }) },
      );
    },
  };
}
