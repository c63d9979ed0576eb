import { useWords } from '../../language/words.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { useLinks } from '../../wire/navigation/links.ts';
import type { OutgoingContent } from '../outbox/outgoing.ts';
import { cardInLanguage } from './card-in-language.ts';

type Card = Extract<OutgoingContent, { kind: 'card' }>;

interface CardBubbleProps {
  content: Card;
}

/** A business record; who may see it opens it, to everybody else its page says why not. */
export function CardBubble({ content }: CardBubbleProps) {
  const words = useWords();
  const links = useLinks();
  const { title, line } = cardInLanguage(content);
  const name = title || words('chatCardFlow');
  return (
    <Link className="bubble bubble-face" to={links.request(content.cardId)}>
      <span className="bubble-face-sign">
        <Icon name="workflow" size={22} />
      </span>
      <span className="bubble-face-words">
        <span className="bubble-face-title">{name}</span>
        <span className="bubble-face-line">{line || words('chatCardFlow')}</span>
      </span>
      <span className="visually-hidden">{words('chatCardOpen')}</span>
    </Link>
  );
}
