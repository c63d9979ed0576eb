import type { TargetMetric, TargetPace } from '@fairway/contract/board-fields.ts';
import type { TargetReached } from '@fairway/contract/targets.ts';
import { type PlainKey, useLanguage, useWords } from '../../language/words.ts';
import { exactMetric, shortMetric } from '../board-text.ts';
import './pace-mark.css';

export const paceWords = {
  ...{ behind: 'targetsBehind', onTrack: 'targetsOnTrack', ahead: 'targetsAhead' },
} as const satisfies Record<TargetPace, PlainKey>;
const paceSigns: Record<TargetPace, string> = { behind: '▼', onTrack: '=', ahead: '▲' };

/** Whether somebody is as far as they should be by now: never by colour alone. */
export function PaceMark({ pace }: { pace: TargetPace | null }) {
  const words = useWords();
  if (pace === null) return null;
  return (
    <span className={`pace-mark pace-mark-${pace}`}>{`${paceSigns[pace]} ${words(paceWords[pace])}`}</span>
  );
}

interface AttainedProps {
  name: string;
  metric: TargetMetric;
  reached: TargetReached;
}

/** What is reached of a target: in figures, as a bar, and in words. */
export function Attained({ name, metric, reached }: AttainedProps) {
  const { attained, pace } = reached;
  return (
    <span className="attained">
      <span className="attained-line">
        <ReachedLine metric={metric} reached={reached} />
        {attained !== null && <strong className="number">{attained}%</strong>}
      </span>
      {attained !== null && (
        <progress className="progress-bar" aria-label={name} max={100} value={clamp(Number(attained))} />
      )}
      <PaceMark pace={pace} />
    </span>
  );
}

/** What is reached, and of how much. */
export function ReachedLine({ metric, reached: { actual, target } }: Omit<AttainedProps, 'name'>) {
  const words = useWords();
  const language = useLanguage();
  const exact = `${exactMetric(words, metric, actual)} / ${exactMetric(words, metric, target)}`;
  return (
    <span className="reached-line number" title={exact}>
      {shortMetric(words, language, metric, actual)}
      <small>
        {' '}
        / {target === null ? words('targetsNotSet') : shortMetric(words, language, metric, target)}
      </small>
    </span>
  );
}

const clamp = (percent: number): number => Math.min(100, Math.max(0, percent));
