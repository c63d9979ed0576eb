import { useWords } from '../../../language/words.ts';
import { ShownText } from '../shown-text.tsx';

interface NamesProps {
  names: readonly string[];
  compact?: boolean | undefined;
}

/** What is chosen, as plain text. */
export function Names({ names, compact }: NamesProps) {
  const words = useWords();
  return <ShownText text={names.join(words('listComma'))} compact={compact} />;
}
