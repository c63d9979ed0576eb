import { badgeText } from '@fairway/domain/messages/badge.ts';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../language/words.ts';
import { Choice } from '../ui/choice.tsx';
import { unreadQuery } from './message-reads.ts';
import { type ShownMessages, shownMessages } from './use-message-filters.ts';

interface MessageFilterProps {
  value: ShownMessages;
  onChange: (value: ShownMessages) => void;
}

/** All messages, or what is unread, to be done or read; with how many are to be done. */
export function MessageFilter({ value, onChange }: MessageFilterProps) {
  const words = useWords();
  const { data } = useQuery({ ...unreadQuery, meta: { quiet: true } });
  const unsettled = data?.unsettledNum ?? 0;
  const labels: Record<ShownMessages, string> = {
    all: words('messageAll'),
    unread: words('messageUnread'),
    unsettled:
      unsettled > 0
        ? words('messageUnsettledCount', { count: badgeText(unsettled) })
        : words('messageUnsettled'),
    read: words('messageRead'),
  };
  return (
    <Choice
      label={words('messageReadFilter')}
      value={value}
      options={shownMessages.map((one) => ({ value: one, label: labels[one] }))}
      onChange={onChange}
    />
  );
}
