import type { PunchRow } from '@fairway/contract/punch-card.ts';
import { useWords } from '../../language/words.ts';
import { Link } from '../../ui/link.tsx';
import { FlagLabels } from '../flag-labels.tsx';
import { punchDetailPath } from '../paths.ts';
import { kindWords, minutesText, placeText, timeText } from '../punch-text.ts';
import './punch-line.css';

interface PunchLineProps {
  punch: PunchRow;
  /** The number it has on the plan of its day. */
  mark?: number;
  isOpen?: boolean;
  /** Where its detail opens; its own page unless said otherwise. */
  href?: string;
}

/** One punch among those of its day. */
export function PunchLine({ punch, mark, isOpen, href }: PunchLineProps) {
  const words = useWords();
  const { id, kind, at, target, minutes } = punch;
  return (
    <Link className="punch-line" to={href ?? punchDetailPath(id)} aria-current={isOpen || undefined}>
      <span className="punch-line-head">
        {mark !== undefined && <span className="punch-line-mark">{mark}</span>}
        <time className="number">{timeText(at)}</time>
        <strong>{words(kindWords[kind])}</strong>
        <span className="punch-line-target">{target?.name ?? words('punchNoTarget')}</span>
        {kind === 'out' && minutes !== null && (
          <span className="punch-line-soft">{minutesText(words, minutes)}</span>
        )}
      </span>
      <span className="punch-line-soft">{placeText(words, punch)}</span>
      <FlagLabels punch={punch} />
    </Link>
  );
}
