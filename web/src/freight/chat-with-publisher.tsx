import type { RateRow } from '@fairway/contract/freight-rates.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useNavigate } from 'react-router';
import { useWords } from '../language/words.ts';
import { Icon } from '../ui/icon.tsx';
import { desktop, useMedia } from '../ui/use-media.ts';
import { useLinks } from '../wire/navigation/links.ts';
import { useSession } from '../wire/session-store.ts';
import './chat-with-publisher.css';

type Published = Pick<RateRow, 'publisherId' | 'publisherName' | 'publishedAt' | 'lastModifyTime'>;

export const updatedText = ({ publishedAt, lastModifyTime }: Published): string =>
  formatDate(publishedAt ?? lastModifyTime, 'MM-dd HH:mm');

/** When it was published and by whom: a press asks them. */
export function ChatWithPublisher({ rate }: { rate: Published }) {
  const words = useWords();
  const navigate = useNavigate();
  const isDesk = useMedia(desktop);
  const links = useLinks();
  const me = useSession(({ userInfo }) => userInfo?.userId);
  const { publisherId, publisherName } = rate;
  const when = words('rateUpdated', { time: updatedText(rate) });
  if (!publisherId || !publisherName || publisherId === me)
    return (
      <span className="rate-publisher number">
        {when} {publisherName}
      </span>
    );
  const person = { id: publisherId, name: publisherName, headIcon: '' };
  return (
    <button
      type="button"
      className="rate-publisher rate-publisher-chat number"
      onClick={() => void navigate(links.chatWith(person, isDesk))}
    >
      {when} {publisherName}
      <span className="visually-hidden">{words('rateAskPublisher', { name: publisherName })}</span>
      <Icon name="message" size={15} />
    </button>
  );
}
