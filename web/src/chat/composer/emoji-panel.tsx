import { useWords } from '../../language/words.ts';
import { emojis } from './emojis.ts';

interface EmojiPanelProps {
  onPick: (emoji: string) => void;
}

export function EmojiPanel({ onPick }: EmojiPanelProps) {
  const words = useWords();
  return (
    <fieldset className="composer-panel emoji-panel" aria-label={words('chatEmoji')}>
      {emojis.map((emoji) => (
        <button key={emoji} type="button" onClick={() => onPick(emoji)}>
          {emoji}
        </button>
      ))}
    </fieldset>
  );
}
