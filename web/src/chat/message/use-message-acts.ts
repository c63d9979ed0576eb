import {
  type ChatMessage,
  deleteChatMessage,
  listConversations,
  recallMessage,
  recallWithin,
} from '@fairway/contract/chat.ts';
import { useDownload } from '../../files/use-download.ts';
import { useWords } from '../../language/words.ts';
import { copyText } from '../../native/copy-text.ts';
import type { Act } from '../../ui/act-menu.tsx';
import { confirm } from '../../ui/confirm.tsx';
import { toast } from '../../ui/toast.ts';
import { useCommand } from '../../wire/calls.ts';
import { useConversationScope } from '../conversation-scope.ts';
import { hideHere } from '../log-store.ts';
import { sendAgain } from '../outbox/write-message.ts';
import { keepRecalledText } from '../recalled-texts.ts';
import type { ShownMessage } from '../shown-message.ts';
import { useDiscard } from './use-discard.ts';

/** What can be done with a message, in the order of how often it is. */
export function useMessageActs({ content, isMine, message, outgoing }: ShownMessage): Act[] {
  const words = useWords();
  const { detail, reply, forward } = useConversationScope();
  const download = useDownload();
  const discard = useDiscard();
  const recall = useCommand(recallMessage);
  const remove = useCommand(deleteChatMessage, { refreshes: [listConversations] });

  const copy = async (text: string) =>
    toast((await copyText(text)) ? words('chatCopied') : words('chatCopyFailed'));
  const takeBack = ({ conversationId: id, seq, id: messageId }: ChatMessage) => {
    // Kept before it is gone: the recall may be heard sooner than the answer.
    if (content.kind === 'text') keepRecalledText(messageId, content.text);
    recall.mutate({ params: { id, seq: String(seq) } });
  };
  const deleteHere = async ({ conversationId: id, seq }: ChatMessage) => {
    const question = { title: words('chatDeleteConfirm'), body: words('chatDeleteBody') };
    if (!(await confirm({ ...question, agree: words('chatDelete'), danger: true }))) return;
    remove.mutate({ params: { id, seq: String(seq) } }, { onSuccess: () => hideHere(id, seq) });
  };

  const acts: (Act | false | undefined)[] = [
    content.kind === 'text' && {
      name: words('chatCopy'),
      icon: 'copy',
      act: () => void copy(content.text),
    },
    message && detail.mayWrite && { name: words('chatReply'), icon: 'reply', act: () => reply(message) },
    message && { name: words('chatForward'), icon: 'forward', act: () => forward(message) },
    content.kind === 'image' &&
      content.name !== undefined && {
        name: words('chatDownload'),
        icon: 'download',
        act: () => download.mutate(originalOf(content.name ?? '')),
      },
    message &&
      isMine &&
      Date.now() - message.sendTime < recallWithin && {
        name: words('chatRecall'),
        icon: 'undo',
        act: () => takeBack(message),
      },
    outgoing?.state === 'failed' && {
      name: words('chatResend'),
      icon: 'refresh',
      act: () => void sendAgain(outgoing),
    },
    {
      name: words('chatDelete'),
      icon: 'trash',
      tone: 'danger',
      act: () => {
        if (message) void deleteHere(message);
        else if (outgoing) void discard([outgoing]);
      },
    },
  ];
  return acts.filter((act): act is Act => Boolean(act));
}

const originalOf = (fileId: string) => ({
  ...{ fileId, name: fileId, type: 'IM', fileExtension: '', fileSize: 0 },
  ...{ creatorTime: 0, url: '' },
});
