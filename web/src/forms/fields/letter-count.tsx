import { useWords } from '../../language/words.ts';
import './letter-count.css';

interface LetterCountProps {
  text: string;
  most: number | undefined;
}

/** How many letters there are, once the limit is near; more can be typed, so that nothing pasted is cut off in silence. */
export function LetterCount({ text, most }: LetterCountProps) {
  const words = useWords();
  // Two units of UTF-16 at most are one letter: far from the limit nobody need count.
  if (most === undefined || text.length < most * 0.8) return null;
  const count = [...text].length;
  return (
    <span className={`letter-count${count > most ? ' letter-count-over' : ''}`} aria-hidden="true">
      {words('formCount', { count, most })}
    </span>
  );
}
