import { listMessages } from '@fairway/contract/messages.ts';
import { useWords } from '../language/words.ts';
import { ActionBar } from '../ui/action-bar.tsx';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { ListPage } from '../ui/list-page.tsx';
import { useBackCloses } from '../ui/use-back-closes.ts';
import { useList } from '../wire/use-list.ts';
import { useTicks } from '../workflow/batch/use-ticks.ts';
import { FlowList } from '../workflow/lists/flow-list.tsx';
import { MessageRow } from './message-row.tsx';
import { useDeleteMessages } from './use-delete-messages.ts';
import { useMessageFilters } from './use-message-filters.ts';

/** The messages of the tab, to be ticked and deleted together. Back and Esc lead to the ordinary list. */
export function TickedMessages({ onClose }: { onClose: () => void }) {
  const words = useWords();
  const { conditions, change, clear } = useMessageFilters();
  const list = useList(listMessages, conditions);
  const ticks = useTicks(list.rows ?? []);
  const remove = useDeleteMessages();
  useBackCloses(true, onClose);
  const removeTicked = async () => {
    if (await remove(ticks.ticked)) onClose();
  };
  const none = ticks.ticked.length === 0;
  return (
    <FlowList
      foot={
        <ActionBar line={words('batchTicked', { count: ticks.ticked.length })}>
          <Button aria-pressed={ticks.isAll} onClick={ticks.toggleAll}>
            {words('batchAll')}
          </Button>
          <Button look="danger" disabled={none} onClick={() => void removeTicked()}>
            {words('messagesDelete', { count: ticks.ticked.length })}
          </Button>
        </ActionBar>
      }
    >
      <ListPage
        title={words('messageTick')}
        actions={
          <Button look="quiet" onClick={onClose}>
            {words('cancel')}
          </Button>
        }
        onClose={onClose}
        search={{ value: conditions.keyword, onSearch: (keyword) => change({ keyword }) }}
        list={list}
        rowKey={(message) => message.id}
        row={(message) => (
          <MessageRow
            message={message}
            isTicked={ticks.isTicked(message)}
            onPress={() => ticks.toggle(message)}
          />
        )}
        onClearConditions={clear}
        empty={<Empty title={words('messagesEmpty')} />}
      />
    </FlowList>
  );
}
