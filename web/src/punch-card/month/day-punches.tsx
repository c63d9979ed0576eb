import type { Reply } from '@fairway/contract/endpoint.ts';
import type { getPunchDay, PunchRow } from '@fairway/contract/punch-card.ts';
import { useWords } from '../../language/words.ts';
import { lengthText } from '../../places/far-words.ts';
import { PlacePlan, type PlanTarget } from '../../places/place-plan.tsx';
import { PunchLine } from '../punch/punch-line.tsx';
import { kindWords, minutesText, timeText } from '../punch-text.ts';
import '../hint.css';

interface DayPunchesProps {
  day: Reply<typeof getPunchDay>;
  openId: string;
  /** Where a punch opens beside the month; its own page where there is no room. */
  hrefOf: ((id: string) => string) | undefined;
}

/** What somebody punched on a day: the way from one to the next, the visits, and each punch. */
export function DayPunches({ day: { punches, visits, metres }, openId, hrefOf }: DayPunchesProps) {
  const words = useWords();
  if (punches.length === 0) return <p className="punch-hint">{words('punchNoneOnDay')}</p>;
  const spots = punches.filter(isPlaced);
  const marks = new Map(spots.map(({ id }, at) => [id, at + 1]));
  const track = spots.map(
    ({ id, kind, at, lat, lng, target }): PlanTarget => ({
      ...{ id, lat, lng, isChosen: id === openId },
      name: [timeText(at), words(kindWords[kind]), target?.name].filter(Boolean).join(' '),
    }),
  );
  const closed = visits.filter(({ minutes }) => minutes !== null);
  const minutes = closed.reduce((sum, visit) => sum + (visit.minutes ?? 0), 0);
  return (
    <>
      <p className="punch-hint">
        {words('punchDayTotal', {
          visits: visits.length,
          minutes: minutesText(words, minutes),
          length: lengthText(words, metres),
        })}
      </p>
      {track.length > 0 && <PlacePlan targets={track} isTrack hasLegend={false} />}
      {visits.length > 0 && (
        <ul className="punch-visits" aria-label={words('punchVisits')}>
          {visits.map(({ inId, target, from, to, minutes: stayed }) => (
            <li key={inId}>
              <span className="number">{`${timeText(from)}–${to === null ? '' : timeText(to)}`}</span>
              <span>{target?.name ?? words('punchNoTarget')}</span>
              <span className="punch-hint">
                {stayed === null ? words('punchNotClosed') : minutesText(words, stayed)}
              </span>
            </li>
          ))}
        </ul>
      )}
      <div>
        {punches.map((punch) => (
          <PunchLine
            key={punch.id}
            punch={punch}
            isOpen={punch.id === openId}
            {...(marks.has(punch.id) && { mark: marks.get(punch.id) ?? 0 })}
            {...(hrefOf && { href: hrefOf(punch.id) })}
          />
        ))}
      </div>
    </>
  );
}

const isPlaced = (punch: PunchRow): punch is PunchRow & { lat: number; lng: number } =>
  punch.lat !== null && punch.lng !== null;
