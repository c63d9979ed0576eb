import type { ShownMessage } from '../shown-message.ts';
import './bubble.css';
import { CardBubble } from './card-bubble.tsx';
import { FileBubble } from './file-bubble.tsx';
import { PictureBubble } from './picture-bubble.tsx';
import { PlaceBubble } from './place-bubble.tsx';
import { TextBubble } from './text-bubble.tsx';
import { VoiceBubble } from './voice-bubble.tsx';

interface BubbleProps {
  said: ShownMessage;
}

/** What was said, by its kind. */
export function Bubble({ said }: BubbleProps) {
  const { content } = said;
  switch (content.kind) {
    case 'text':
      return <TextBubble text={content.text} said={said} />;
    case 'image':
      return <PictureBubble content={content} said={said} />;
    case 'voice':
      return <VoiceBubble content={content} said={said} />;
    case 'file':
      return <FileBubble content={content} />;
    case 'location':
      return <PlaceBubble content={content} />;
    case 'card':
      return <CardBubble content={content} />;
  }
}
