import { mentionParts } from '@fairway/domain/text/mention-parts.ts';
import './mentioned-text.css';

interface MentionedTextProps {
  text: string;
  mentions: readonly { fullName: string }[];
}

/** What somebody said, with the names it calls standing out. */
export function MentionedText({ text, mentions }: MentionedTextProps) {
  const names = mentions.map(({ fullName }) => fullName);
  return (
    <p className="mentioned-text">
      {mentionParts(text, names).map(({ at, words, isName }) =>
        isName ? (
          <span key={at} className="mentioned-text-name">
            {words}
          </span>
        ) : (
          words
        ),
      )}
    </p>
  );
}
