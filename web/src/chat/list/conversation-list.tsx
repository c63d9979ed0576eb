import { type Conversation, listConversations } from '@fairway/contract/chat.ts';
import type { ReactNode, RefObject } from 'react';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import type { ListState } from '../../ui/list-state.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useList } from '../../wire/use-list.ts';
import { useOnline } from '../../wire/use-online.ts';
import { addressOf } from './conversation-address.ts';
import './conversation-list.css';
import { ConversationRow } from './conversation-row.tsx';
import { ConversationRows, type ShownRow } from './conversation-rows.tsx';
import { RemovedLine } from './removed-line.tsx';
import { UnsentRow } from './unsent-row.tsx';
import { useConversationActs } from './use-conversation-acts.ts';
import { useUnsentElsewhere } from './use-unsent.ts';

interface ConversationListProps {
  /** Rows that always stand first. */
  first: readonly ShownRow[];
  /** The address of the conversation that is open beside the list. */
  openAddress: string | null;
  onOpen: (conversation: Conversation) => void;
  onClose: () => void;
  /** What `/` goes to. */
  searchBox: RefObject<HTMLElement | null>;
  /** Nobody has written yet. */
  empty: ReactNode;
}

/** Everybody one talks to: pinned ones first, then whoever spoke last. */
export function ConversationList({ first, openAddress, onOpen, empty, ...rest }: ConversationListProps) {
  const words = useWords();
  const list = useList(listConversations, {});
  const { actsOf, removed, bringBack, forgetRemoved } = useConversationActs();
  const conversations = withoutRepeats(list.rows ?? []);
  // Who is not in a list that only did not come yet is not missing in it.
  const unsent = useUnsentElsewhere(conversations, list.rows !== undefined || list.problem !== undefined);
  const open = conversations.find((one) => addressOf(one) === openAddress || one.id === openAddress);
  const rows = conversations.map(
    (conversation): ShownRow => ({
      key: conversation.id,
      draw: (index) => (
        <ConversationRow
          conversation={conversation}
          index={index}
          isOpen={conversation === open}
          acts={actsOf(conversation)}
          onOpen={() => onOpen(conversation)}
        />
      ),
    }),
  );
  const unsentRows = unsent.map(
    (address): ShownRow => ({
      key: `unsent ${address}`,
      draw: (index) => (
        <UnsentRow
          address={address}
          index={index}
          openAddress={openAddress}
          actsOf={actsOf}
          onOpen={onOpen}
        />
      ),
    }),
  );
  return (
    <div className="conversation-list">
      <ConversationRows
        {...rest}
        label={words('chats')}
        rows={[...first, ...unsentRows, ...rows]}
        openKey={open?.id}
        list={list}
        end={<EndOfList list={list} empty={unsent.length === 0 && empty} />}
      />
      <RemovedLine removed={removed} onUndo={bringBack} onOver={forgetRemoved} />
    </div>
  );
}

function EndOfList({ list, empty }: { list: ListState<Conversation>; empty: ReactNode }) {
  const words = useWords();
  const isOnline = useOnline();
  if (list.problem && !list.rows) {
    const retry = <Button onClick={() => void list.refresh()}>{words('retry')}</Button>;
    return <Empty drawing="broken" title={words(isOnline ? 'loadFailed' : 'networkDown')} action={retry} />;
  }
  if (!list.rows) return <Skeleton shape="line" count={8} />;
  if (list.rows.length === 0) return empty;
  return (
    <p className="chat-rows-note" role="status">
      {list.isLoadingMore && words('loading')}
      {!list.hasMore && words('noMoreData')}
    </p>
  );
}

/** A conversation that moved up since the last page pushed its neighbour onto the next one: the same row twice. */
function withoutRepeats(rows: readonly Conversation[]): Conversation[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}
