import { badgeText } from '@fairway/domain/messages/badge.ts';
import { useWords } from '../language/words.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { useBadge } from './badge-store.ts';
import './messages-link.css';
import { messagesPath } from './paths.ts';

/** The way to one's messages from every screen of a desk, with how many are unread. */
export function MessagesLink() {
  const words = useWords();
  const count = useBadge(({ badgeNum }) => badgeNum);
  const label = count > 0 ? words('messagesUnread', { count }) : words('tabMessages');
  return (
    <Link to={messagesPath} className="messages-link" title={label}>
      <Icon name="bell" />
      <span className="visually-hidden">{label}</span>
      {count > 0 && (
        <span className="messages-link-count" aria-hidden="true">
          {badgeText(count)}
        </span>
      )}
    </Link>
  );
}
