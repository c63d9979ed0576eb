import { useWords } from '../../language/words.ts';
import { Icon } from '../../ui/icon.tsx';
import type { OutgoingContent } from '../outbox/outgoing.ts';
import { mapAddress } from './map-address.ts';

interface PlaceBubbleProps {
  content: Extract<OutgoingContent, { kind: 'location' }>;
}

/** A place; the map of the device opens it. */
export function PlaceBubble({ content }: PlaceBubbleProps) {
  const words = useWords();
  const { latitude, longitude, title, address } = content;
  const name = title || words('chatPlace');
  return (
    <a className="bubble bubble-face" href={mapAddress(content)} target="_blank" rel="noopener noreferrer">
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
    </a>
  );
}
