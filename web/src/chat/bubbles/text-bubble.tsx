import type { Said } from '../said.ts';
import { textParts } from './text-parts.ts';
import { useNamed } from './use-named.ts';

interface TextBubbleProps {
  text: string;
  said: Said;
}

/** Words, with the addresses in them to follow and those they call standing out, oneself most. */
export function TextBubble({ text, said }: TextBubbleProps) {
  const { names, myName } = useNamed(said.message?.mentionIds ?? said.outgoing?.mentionIds ?? []);
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
