import { textParts } from './text-parts.ts';

interface TextBubbleProps {
  text: string;
}

export function TextBubble({ text }: TextBubbleProps) {
  return (
    <span className="bubble bubble-text">
      {textParts(text).map(({ key, text, address }) =>
        address ? (
          <a key={key} href={address} target="_blank" rel="noopener noreferrer">
            {text}
          </a>
        ) : (
          <span key={key}>{text}</span>
        ),
      )}
    </span>
  );
}
