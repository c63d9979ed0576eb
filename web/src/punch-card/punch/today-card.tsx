import { getPunchDay } from '@fairway/contract/punch-card.ts';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../../language/words.ts';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { load } from '../../wire/calls.ts';
import { punchMonthPath } from '../paths.ts';
import { PunchLine } from './punch-line.tsx';
import '../hint.css';

/** What I punched today. */
export function TodayCard({ today }: { today: string }) {
  const words = useWords();
  const asked = useQuery({ ...load(getPunchDay, { query: { day: today } }), meta: { quiet: true } });
  return (
    <Card
      title={words('punchToday')}
      state={
        <Link className="punch-link" to={punchMonthPath(today)}>
          {words('punchMyMonth')}
        </Link>
      }
    >
      <Loaded query={asked}>
        {({ punches }) =>
          punches.length === 0 ? (
            <p className="punch-hint">{words('punchNoneToday')}</p>
          ) : (
            <div>
              {punches.map((punch) => (
                <PunchLine key={punch.id} punch={punch} />
              ))}
            </div>
          )
        }
      </Loaded>
    </Card>
  );
}
