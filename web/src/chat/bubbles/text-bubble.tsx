import type { ShownMessage } from '../shown-message.ts';
import { textParts } from './text-parts.ts';
import { useMentionedNames } from './use-mentioned-names.ts';

interface TextBubbleProps {
  text: string;
  said: ShownMessage;
}

/** Words, with the addresses in them to follow and those they call standing out, oneself most. */
export function TextBubble({ text, said }: TextBubbleProps) {
  const { names, myName } = useMentionedNames(said.message?.mentionIds ?? said.outgoing?.mentionIds ?? []);
  return (
    <span className="bubble bubble-text">
      {textParts(text, names).map(({ key, text, address, isName }) => {
        if (address)
          return (
            <a key={key} href={address} target="_blank" rel="noopener noreferrer">
              {text}
            </a>
          );
        if (!isName) return <span key={key}>{text}</span>;
        const look = `bubble-name${text === `@${myName}` ? ' bubble-name-mine' : ''}`;
        return (
          <span key={key} className={look}>
            {text}
          </span>
        );
      })}
    </span>
  );
}
