import { type InSiteMessage, listMessages } from '@fairway/contract/messages.ts';
import { useId } from 'react';
import { useNavigate } from 'react-router';
import { useWords } from '../language/words.ts';
import { Choice } from '../ui/choice.tsx';
import { Empty } from '../ui/empty.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { ListDetail } from '../ui/list-detail.tsx';
import { ListPage } from '../ui/list-page.tsx';
import { desktop, useMedia } from '../ui/use-media.ts';
import { useOpenRow } from '../ui/use-open-row.ts';
import { useList } from '../wire/use-list.ts';
import { FlowList } from '../workflow/lists/flow-list.tsx';
import { MessagePane } from './message-pane.tsx';
import { takeForRead } from './message-reads.ts';
import { MessageRow } from './message-row.tsx';
import { MessageTabs } from './message-tabs.tsx';
import { openMessage } from './open-message.ts';
import { messagesTabPath } from './paths.ts';
import { PermissionLine } from './permission-line.tsx';
import { ReadAll } from './read-all.tsx';
import { useDeleteMessages } from './use-delete-messages.ts';
import { type ReadFilter, useMessageFilters } from './use-message-filters.ts';

interface MessageListProps {
  onTick: () => void;
}

/** My messages, the newest first; a press opens what one is about. */
export function MessageList({ onTick }: MessageListProps) {
  const words = useWords();
  const id = useId();
  const navigate = useNavigate();
  const isDesk = useMedia(desktop);
  const { conditions, change, clear } = useMessageFilters();
  const list = useList(listMessages, conditions);
  const row = useOpenRow();
  const remove = useDeleteMessages();
  const press = (message: InSiteMessage) => {
    takeForRead(message);
    void openMessage(message, (path) => void navigate(path), isDesk ? row.open : undefined);
  };
  const drop = async (message: InSiteMessage) => {
    if ((await remove([message])) && row.id === message.id) row.close();
  };
  return (
    <ListDetail
      list={
        <FlowList>
          <ListPage
            title={words('messagesInSite')}
            back={messagesTabPath}
            actions={
              <>
                <ReadAll conditions={conditions} />
                <IconButton icon="list" label={words('messageTick')} onClick={onTick} />
              </>
            }
            search={{ value: conditions.keyword, onSearch: (keyword) => change({ keyword }) }}
            filter={{
              isActive: conditions.isRead !== '',
              content: (close) => (
                <ReadChoice
                  value={conditions.isRead}
                  onChange={(isRead) => {
                    change({ isRead });
                    close();
                  }}
                />
              ),
            }}
            lead={
              <>
                <MessageTabs id={id} type={conditions.type} onChange={(type) => change({ type })} />
                <PermissionLine />
              </>
            }
            tabs={{ id, value: conditions.type }}
            list={list}
            rowKey={(message) => message.id}
            row={(message) => (
              <MessageRow
                message={message}
                acts={[
                  {
                    ...{ name: words('delete'), icon: 'trash', tone: 'danger' },
                    act: () => void drop(message),
                  },
                ]}
                onPress={() => press(message)}
              />
            )}
            openKey={row.id}
            onClose={row.close}
            onClearConditions={clear}
            empty={<Empty title={words('messagesEmpty')} line={words('messagesInSiteEmptyLine')} />}
          />
        </FlowList>
      }
      detail={row.id && <MessagePane key={row.id} id={row.id} onClose={row.close} />}
    />
  );
}

interface ReadChoiceProps {
  value: ReadFilter;
  onChange: (value: ReadFilter) => void;
}

function ReadChoice({ value, onChange }: ReadChoiceProps) {
  const words = useWords();
  return (
    <Choice
      label={words('messageReadFilter')}
      value={value}
      options={[
        { value: '', label: words('messageAll') },
        { value: '0', label: words('messageUnread') },
        { value: '1', label: words('messageRead') },
      ]}
      onChange={onChange}
    />
  );
}
