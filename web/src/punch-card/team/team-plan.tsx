import { listPunchTeam } from '@fairway/contract/punch-card.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { PlacePlan, type PlanTarget } from '../../places/place-plan.tsx';
import { DateField } from '../../ui/dates/date-field.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Link } from '../../ui/link.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { load } from '../../wire/calls.ts';
import { punchMonthPath } from '../paths.ts';
import { timeText, unitText } from '../punch-text.ts';
import '../hint.css';

const mostPeople = 100;

/** Where those I may see were last on a day, and who did not punch. */
export function TeamPlan({ organizeId }: { organizeId: string }) {
  const words = useWords();
  const today = formatDate(Date.now(), 'yyyy-MM-dd');
  const [day, setDay] = useState(today);
  const query = { day, organizeId, currentPage: 1, pageSize: mostPeople };
  const asked = useQuery({ ...load(listPunchTeam, { query }), meta: { quiet: true } });
  return (
    <div className="punch-team-plan">
      <DateField
        label={words('punchDay')}
        kind="day"
        value={day}
        max={today}
        onChange={(next) => next && setDay(next)}
      />
      <Loaded query={asked}>
        {({ list }) => {
          const placed = list.flatMap(({ userId, realName, last }): PlanTarget[] =>
            last?.lat != null && last.lng != null
              ? [{ id: userId, name: `${realName} ${timeText(last.at)}`, lat: last.lat, lng: last.lng }]
              : [],
          );
          if (list.length === 0) return <Empty title={words('punchNoTeam')} />;
          return (
            <>
              {placed.length > 0 ? (
                <PlacePlan targets={placed} />
              ) : (
                <p className="punch-hint">{words('punchNoneOnDay')}</p>
              )}
              <ul className="punch-team-people">
                {list
                  .toSorted((one, other) => other.punches - one.punches)
                  .map(({ userId, realName, organize, punches, visits }) => (
                    <li key={userId}>
                      <Link to={punchMonthPath(day, userId)}>{realName}</Link>
                      <span className="punch-hint">{unitText(organize)}</span>
                      <span className="number">
                        {punches === 0
                          ? words('punchNoneOnDay')
                          : words('punchOfPerson', { punches, visits })}
                      </span>
                    </li>
                  ))}
              </ul>
            </>
          );
        }}
      </Loaded>
    </div>
  );
}
