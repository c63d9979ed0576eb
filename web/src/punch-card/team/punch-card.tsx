import type { PunchRow } from '@fairway/contract/punch-card.ts';
import { useWords } from '../../language/words.ts';
import { FlagLabels } from '../flag-labels.tsx';
import { dayTimeText, kindWords, placeText, unitText } from '../punch-text.ts';
import '../hint.css';

/** A punch of the team, on a phone. */
export function PunchCard({ punch }: { punch: PunchRow }) {
  const words = useWords();
  const { realName, organize, kind, at, target } = punch;
  return (
    <article className="punch-team-card">
      <span className="punch-team-card-head">
        <strong>{realName}</strong>
        <span>{words(kindWords[kind])}</span>
        <time className="number">{dayTimeText(at)}</time>
      </span>
      <span className="punch-hint">
        {[target?.name ?? words('punchNoTarget'), unitText(organize)].filter(Boolean).join(' · ')}
      </span>
      <span className="punch-hint">{placeText(words, punch)}</span>
      <FlagLabels punch={punch} />
    </article>
  );
}
