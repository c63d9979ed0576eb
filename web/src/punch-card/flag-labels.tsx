import type { PunchRow, ShownPunchFlag } from '@fairway/contract/punch-card.ts';
import { useWords } from '../language/words.ts';
import { StateLabel } from '../ui/state-label.tsx';
import './flag-labels.css';
import { explanationTones, explanationWords, flagReason, flagTone, flagWords } from './punch-text.ts';

/** What was noticed about a punch, in a word each, and what became of its explanation. */
export function FlagLabels({ punch: { flags, explanation, isQueued } }: { punch: PunchRow }) {
  const words = useWords();
  if (flags.length === 0 && explanation === 'none' && !isQueued) return null;
  return (
    <span className="flag-labels">
      {isQueued && !flags.some(({ flag }) => flag === 'sentLate' || flag === 'sentVeryLate') && (
        <StateLabel tone="neutral">{words('punchWasQueued')}</StateLabel>
      )}
      {flags.map(({ flag }) => (
        <StateLabel key={flag} tone={flagTone(flag)}>
          {words(flagWords[flag])}
        </StateLabel>
      ))}
      {explanation !== 'none' && (
        <StateLabel tone={explanationTones[explanation]}>{words(explanationWords[explanation])}</StateLabel>
      )}
    </span>
  );
}

/** The same with the reason of each. */
export function FlagReasons({ flags }: { flags: readonly ShownPunchFlag[] }) {
  const words = useWords();
  if (flags.length === 0) return <p className="flag-none">{words('punchNoFlags')}</p>;
  return (
    <ul className="flag-reasons" aria-label={words('punchFlags')}>
      {flags.map((one) => (
        <li key={one.flag}>
          <StateLabel tone={flagTone(one.flag)}>{words(flagWords[one.flag])}</StateLabel>
          <span>{flagReason(words, one)}</span>
        </li>
      ))}
    </ul>
  );
}
