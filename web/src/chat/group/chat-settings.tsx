import { type ConversationDetail, getConversation, setConversation } from '@fairway/contract/chat.ts';
import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { Card } from '../../ui/card.tsx';
import { type MenuRow, MenuRows } from '../../ui/menu-rows.tsx';
import { Switch } from '../../ui/switch.tsx';
import { useCommand } from '../../wire/calls.ts';
import { useLinks } from '../../wire/navigation/links.ts';
import { changeDetails } from '../details.ts';
import { askForListAgain, changeConversation } from '../list/cached-list.ts';
import { addressOf } from '../list/conversation-address.ts';
import { chatSearchPath } from '../search/paths.ts';
import { noteMuted } from '../unread-store.ts';
import './chat-settings.css';
import { MembersGrid } from './members-grid.tsx';
import { RenameGroupSheet } from './rename-group-sheet.tsx';
import { useClearAndLeave } from './use-clear-and-leave.ts';

export function ChatSettings({ conversation }: { conversation: ConversationDetail }) {
  const words = useWords();
  const links = useLinks();
  const [isRenaming, setIsRenaming] = useState(false);
  const { clear, leave } = useClearAndLeave(conversation);
  const { id, kind, name, record, isMember, mayManage } = conversation;
  const canLeave = kind === 'group' && isMember;
  const naming: MenuRow = {
    icon: 'edit',
    name: words('groupName'),
    value: name,
    opens: () => setIsRenaming(true),
  };
  const finding: MenuRow = {
    icon: 'search',
    name: words('chatSearchHistory'),
    opens: chatSearchPath({ conversationId: addressOf(conversation) }),
  };
  const endings: MenuRow[] = [
    { icon: 'trash', name: words('chatClear'), opens: () => void clear(), tone: 'danger' },
    ...(canLeave
      ? [{ icon: 'signOut', name: words('groupLeave'), opens: () => void leave(), tone: 'danger' } as const]
      : []),
  ];
  return (
    <>
      {isMember ? (
        <MembersGrid conversation={conversation} />
      ) : (
        <p className="chat-settings-left">{words('groupLeft')}</p>
      )}
      <Card>
        <MenuRows
          rows={[
            ...(mayManage ? [naming] : []),
            ...(record ? [openRecord(words('chatOpenRecord'), links.request(record.id))] : []),
            finding,
          ]}
        />
      </Card>
      {/* Before the first word there is nothing to set. */}
      {id !== '' && (
        <>
          <OwnSettings conversation={conversation} />
          <Card>
            <MenuRows rows={endings} />
          </Card>
        </>
      )}
      {isRenaming && <RenameGroupSheet group={conversation} onClose={() => setIsRenaming(false)} />}
    </>
  );
}

const openRecord = (name: string, path: string): MenuRow => ({
  icon: 'workflow',
  name,
  opens: path,
});

/** For oneself alone; shown before the server agrees. */
function OwnSettings({ conversation: { id, isPinned, isMuted } }: { conversation: ConversationDetail }) {
  const words = useWords();
  const set = useCommand(setConversation, { mask: false, refreshes: [getConversation] });
  const change = (changes: { isPinned?: boolean; isMuted?: boolean }) => {
    const before = { isPinned, isMuted };
    const show = (shown: Partial<typeof before>) => {
      changeDetails((detail) => (detail.id === id ? { ...detail, ...shown } : detail));
      changeConversation(id, shown);
      if (shown.isMuted !== undefined) noteMuted(id, shown.isMuted);
    };
    show(changes);
    set.mutate(
      { params: { id }, body: changes },
      { onError: () => show(before), onSettled: askForListAgain },
    );
  };
  return (
    <Card>
      <div>
        <Switch
          label={words('chatPin')}
          hint={words('chatPinHint')}
          checked={isPinned}
          onChange={(checked) => change({ isPinned: checked })}
        />
        <Switch
          label={words('chatMute')}
          hint={words('chatMuteHint')}
          checked={isMuted}
          onChange={(checked) => change({ isMuted: checked })}
        />
      </div>
    </Card>
  );
}
