import { targetMetrics } from '@fairway/contract/board-fields.ts';
import type { Reply } from '@fairway/contract/endpoint.ts';
import type { getPersonalBoard } from '@fairway/contract/personal-board.ts';
import { placesGained } from '@fairway/domain/metrics/standing.ts';
import { type Say, useWords } from '../../language/words.ts';
import { Ring } from '../../ui/ring.tsx';
import { Block } from '../block.tsx';
import { metricWords } from '../metric-words.ts';
import { PaceMark, ReachedLine } from '../targets/pace-mark.tsx';

type Targets = NonNullable<Reply<typeof getPersonalBoard>['targets']>;

/** How far I am on the way to my targets, and where I stand in the department. */
export function MyTargetsBlock({ targets }: { targets: Targets }) {
  const words = useWords();
  const { days, reached, rank } = targets;
  return (
    <Block title={words('mineTargets')}>
      <p className="mine-soft number" title={words('targetsBasis')}>
        {words('targetsElapsed', {
          ...{ percent: days.percent, elapsed: String(days.elapsed), total: String(days.total) },
        })}
      </p>
      <ul className="mine-targets">
        {targetMetrics.map((metric) => {
          const found = reached[metric];
          if (!found) return null;
          const name = words(metricWords[metric]);
          return (
            <li key={metric}>
              {found.attained !== null && (
                <Ring
                  label={words('mineRing', { name, percent: found.attained, elapsed: days.percent })}
                  percent={Number(found.attained)}
                  mark={Number(days.percent)}
                />
              )}
              <span className="mine-target">
                <span>{name}</span>
                <ReachedLine metric={metric} reached={found} />
                <PaceMark pace={found.pace} />
              </span>
            </li>
          );
        })}
      </ul>
      {rank && <p className="mine-rank">{rankText(words, rank)}</p>}
    </Block>
  );
}

function rankText(words: Say, { metric, place, of, before }: NonNullable<Targets['rank']>): string {
  const gained = placesGained(place, before);
  const moved =
    gained === null
      ? ''
      : gained === 0
        ? words('mineRankSame')
        : words(gained > 0 ? 'mineRankUp' : 'mineRankDown', { count: String(Math.abs(gained)) });
  return [
    words('mineRank', { metric: words(metricWords[metric]), place: String(place), of: String(of) }),
    moved,
  ]
    .filter(Boolean)
    .join(' · ');
}
