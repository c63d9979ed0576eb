import { listShipmentDays } from '@fairway/contract/shipments.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useLanguage, useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { addMonths, type Day, dayInLanguage } from '../../ui/dates/month-days.ts';
import { Empty } from '../../ui/empty.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { desktop, useMedia } from '../../ui/use-media.ts';
import { load } from '../../wire/calls.ts';
import type { AskedShipments } from '../list/asked-shipments.ts';
import { Agenda } from './agenda.tsx';
import { MonthGrid } from './month-grid.tsx';
import './shipments-calendar.css';

/** What leaves and arrives, by the days of a month: a grid on a desk, one day below the other on a phone. */
export function ShipmentsCalendar({ asked }: { asked: AskedShipments }) {
  const words = useWords();
  const language = useLanguage();
  const isDesk = useMedia(desktop);
  const today = formatDate(Date.now(), 'yyyy-MM-dd');
  const [month, setMonth] = useMonth(today);
  const query = useQuery({
    ...load(listShipmentDays, { body: { ...asked, month: month.slice(0, 7) } }),
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  });
  return (
    <div className="shipments-calendar">
      <div className="calendar-head">
        <IconButton
          icon="back"
          label={words('calendarBefore')}
          onClick={() => setMonth(addMonths(month, -1))}
        />
        <h2 className="number" aria-live="polite">
          {dayInLanguage(month, language, { year: 'numeric', month: 'long' })}
        </h2>
        <IconButton
          icon="chevron"
          label={words('calendarAfter')}
          onClick={() => setMonth(addMonths(month, 1))}
        />
        {month.slice(0, 7) !== today.slice(0, 7) && (
          <Button look="quiet" onClick={() => setMonth(today)}>
            {words('calendarThis')}
          </Button>
        )}
        {isDesk && <Legend />}
      </div>
      <Loaded query={query}>
        {({ days }) =>
          isDesk ? (
            <MonthGrid
              month={`${month.slice(0, 7)}-01`}
              today={today}
              days={new Map(days.map((day) => [day.day, day]))}
            />
          ) : days.length === 0 ? (
            <Empty title={words('calendarEmpty')} />
          ) : (
            <Agenda today={today} days={days} />
          )
        }
      </Loaded>
    </div>
  );
}

function Legend() {
  const words = useWords();
  return (
    <div className="calendar-legend">
      <span>
        <Icon name="ship" size={14} />
        {words('calendarDeparts')}
      </span>
      <span>
        <Icon name="anchor" size={14} />
        {words('calendarArrives')}
      </span>
      <span className="calendar-call calendar-call-actual">{words('calendarActual')}</span>
      <span className="calendar-call">{words('calendarExpected')}</span>
      <span className="calendar-call calendar-call-late">
        <Icon name="warning" size={12} />
        {words('calendarLate')}
      </span>
    </div>
  );
}

/** Kept in the address beside the filters. */
function useMonth(today: Day): [month: Day, setMonth: (day: Day) => void] {
  const [search, setSearch] = useSearchParams();
  const written = search.get('month') ?? '';
  const month = /^20\d{2}-(0[1-9]|1[0-2])$/.test(written) ? `${written}-01` : `${today.slice(0, 7)}-01`;
  const setMonth = (day: Day) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        next.set('month', day.slice(0, 7));
        return next;
      },
      { replace: true },
    );
  return [month, setMonth];
}
