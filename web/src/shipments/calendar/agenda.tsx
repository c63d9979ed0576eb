import { useEffect, useRef } from 'react';
import { useLanguage, useWords } from '../../language/words.ts';
import { type Day, dayInLanguage } from '../../ui/dates/month-days.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { shipmentPathOf } from '../paths.ts';
import './agenda.css';
import { callLook } from './calendar-call.tsx';
import { type CalendarCall, type CalendarDay, isLate } from './calendar-words.ts';

interface AgendaProps {
  today: Day;
  days: readonly CalendarDay[];
}

/** The days of a month on which something leaves or arrives, one below the other; it begins with today. */
export function Agenda({ today, days }: AgendaProps) {
  const words = useWords();
  const language = useLanguage();
  const next = useRef<HTMLElement>(null);
  const nextDay = days.find(({ day }) => day >= today)?.day;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another month begins with its own day
  useEffect(() => {
    void next.current?.scrollIntoView({ block: 'start' });
  }, [nextDay]);
  return (
    <div className="agenda">
      {days.map(({ day, departures, arrivals, list }) => (
        <section key={day} ref={day === nextDay ? next : undefined}>
          <h3 className={`agenda-day${day === today ? ' agenda-today' : ''}`}>
            <span>
              {dayInLanguage(day, language, { month: 'long', day: 'numeric', weekday: 'short' })}
              {day === today && ` · ${words('calendarToday')}`}
            </span>
            <small className="number">{words('calendarCounts', { departures, arrivals })}</small>
          </h3>
          <ul className="agenda-calls">
            {list.map((call) => (
              <li key={`${call.id} ${call.of}`}>
                <AgendaCall call={call} />
              </li>
            ))}
          </ul>
          {departures + arrivals > list.length && (
            <small>{words('calendarMore', { count: departures + arrivals - list.length })}</small>
          )}
        </section>
      ))}
    </div>
  );
}

function AgendaCall({ call }: { call: CalendarCall }) {
  const words = useWords();
  const late = isLate(call, Date.now());
  return (
    <Link to={shipmentPathOf(call.id)} className="agenda-call">
      <Icon name={call.of === 'etd' ? 'ship' : 'anchor'} size={18} />
      <span>
        {words('wayFromTo', { from: call.polName, to: call.podName })}
        <small className="number">
          {words(call.of === 'etd' ? 'calendarDeparts' : 'calendarArrives')} · {call.shipmentNo}
        </small>
      </span>
      <span className={callLook(call, late)}>
        {late && <Icon name="warning" size={12} />}
        {words(late ? 'calendarLate' : call.isActual ? 'calendarActual' : 'calendarExpected')}
      </span>
    </Link>
  );
}
