import { badgeText } from '@fairway/domain/messages/badge.ts';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../language/words.ts';
import { Tabs } from '../ui/tabs.tsx';
import { kindOf, messageTypes } from './message-kinds.ts';
import { unreadQuery } from './message-reads.ts';
import './message-tabs.css';

interface MessageTabsProps {
  id: string;
  /** The number of a kind; '' for all. */
  type: string;
  onChange: (type: string) => void;
}

/** The kinds of messages, each with how many of it are unread. */
export function MessageTabs({ id, type, onChange }: MessageTabsProps) {
  const words = useWords();
  const { data: unread } = useQuery({ ...unreadQuery, meta: { quiet: true } });
  const tabs = [
    { value: '', name: words('messageAll'), count: unread?.unReadNum },
    ...messageTypes.map((one) => {
      const kind = kindOf(one);
      return { value: String(one), name: words(kind.words), count: unread?.[kind.unread] };
    }),
  ];
  return (
    <div className="message-tabs">
      <Tabs
        id={id}
        label={words('messageKinds')}
        tabs={tabs.map(({ value, name, count = 0 }) => ({
          value,
          label: (
            <>
              {name}
              {count > 0 && (
                <span className="message-tab-count">
                  <span aria-hidden="true">{badgeText(count)}</span>
                  <span className="visually-hidden">{words('unreadCount', { count })}</span>
                </span>
              )}
            </>
          ),
        }))}
        value={type}
        onChange={onChange}
      />
    </div>
  );
}
