import { type InSiteMessage, listMessages } from '@fairway/contract/messages.ts';
import { useId } from 'react';
import { useWords } from '../language/words.ts';
import { Empty } from '../ui/empty.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { ListPage } from '../ui/list-page.tsx';
import { desktop, useMedia } from '../ui/use-media.ts';
import { useList } from '../wire/use-list.ts';
import { FlowList } from '../workflow/lists/flow-list.tsx';
import { MessageDesk } from './message-desk.tsx';
import { MessageFilter } from './message-filter.tsx';
import { MessageRow } from './message-row.tsx';
import { MessageTabs } from './message-tabs.tsx';
import { messagesTabPath } from './paths.ts';
import { PermissionLine } from './permission-line.tsx';
import { ReadAll } from './read-all.tsx';
import { useDeleteMessages } from './use-delete-messages.ts';
import { useMessageFilters } from './use-message-filters.ts';
import { useOpenMessage } from './use-open-message.ts';

interface MessageListProps {
  onTick: () => void;
}

/** My messages, the newest first; a press opens what one is about, on a desk beside the list. */
export function MessageList({ onTick }: MessageListProps) {
  const words = useWords();
  const id = useId();
  const isDesk = useMedia(desktop);
  const { conditions, shown, show, change, clear } = useMessageFilters();
  const list = useList(listMessages, conditions);
  const open = useOpenMessage();
  const remove = useDeleteMessages();
  const filter = (done?: () => void) => (
    <MessageFilter
      value={shown}
      onChange={(next) => {
        show(next);
        done?.();
      }}
    />
  );
  const page = {
    title: words('messagesInSite'),
    back: messagesTabPath,
    actions: (
      <>
        <ReadAll conditions={conditions} />
        <IconButton icon="list" label={words('messageTick')} onClick={onTick} />
      </>
    ),
    search: { value: conditions.keyword, onSearch: (keyword: string) => change({ keyword }) },
    lead: (
      <>
        <MessageTabs id={id} type={conditions.type} onChange={(type) => change({ type })} />
        {isDesk && <div className="message-filter">{filter()}</div>}
        <PermissionLine />
      </>
    ),
    tabs: { id, value: conditions.type },
    list,
    rowKey: (message: InSiteMessage) => message.id,
    onClearConditions: clear,
    empty: <Empty title={words('messagesEmpty')} line={words('messagesInSiteEmptyLine')} />,
  };
  if (isDesk) return <MessageDesk {...page} />;
  return (
    <FlowList>
      <ListPage
        {...page}
        filter={{ isActive: shown !== 'all', content: filter }}
        row={(message) => (
          <MessageRow
            message={message}
            acts={[
              {
                ...{ name: words('delete'), icon: 'trash', tone: 'danger' },
                act: () => void remove([message]),
              },
            ]}
            onPress={() => open(message)}
          />
        )}
      />
    </FlowList>
  );
}
