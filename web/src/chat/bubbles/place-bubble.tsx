import { useWords } from '../../language/words.ts';
import { openPlacePath } from '../../places/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import type { OutgoingContent } from '../outbox/outgoing.ts';

interface PlaceBubbleProps {
  content: Extract<OutgoingContent, { kind: 'location' }>;
}

/** A place; its screen says how far it is, and leads to the map of the device. */
export function PlaceBubble({ content }: PlaceBubbleProps) {
  const words = useWords();
  const { latitude, longitude, title, address } = content;
  const name = title || words('chatPlace');
  return (
    <Link
      className="bubble bubble-face"
      to={openPlacePath({ lat: latitude, lng: longitude, name: title, address })}
    >
      <span className="bubble-face-sign">
        <Icon name="place" size={22} />
      </span>
      <span className="bubble-face-words">
        <span className="bubble-face-title">{name}</span>
        <span className="bubble-face-line number">
          {address || `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`}
        </span>
      </span>
      <span className="visually-hidden">{words('chatPlaceOpen')}</span>
    </Link>
  );
}
