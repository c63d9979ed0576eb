import { getPunchDay, getPunchMonth } from '@fairway/contract/punch-card.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useLanguage, useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { addMonths, type Day, dayInLanguage } from '../../ui/dates/month-days.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useKeys } from '../../ui/keys/use-keys.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { Page } from '../../ui/page.tsx';
import { desktop, useMedia } from '../../ui/use-media.ts';
import { load } from '../../wire/calls.ts';
import { LoadedPunch } from '../detail/loaded-punch.tsx';
import { punchMonthScreen, punchScreen } from '../paths.ts';
import { minutesText } from '../punch-text.ts';
import { DayPunches } from './day-punches.tsx';
import { MonthCalendar } from './month-calendar.tsx';
import './month-page.css';

/** A month of punches, and a day of it: mine, or those of somebody I may see. Both stand in the address. */
export function MonthPage() {
  const words = useWords();
  const language = useLanguage();
  const isDesk = useMedia(desktop);
  const [search, setSearch] = useSearchParams();
  const today = formatDate(Date.now(), 'yyyy-MM-dd');
  const day = dayIn(search.get('day')) ?? today;
  const userId = search.get('userId') ?? '';
  const openId = search.get('id') ?? '';
  const who: Record<string, string> = userId ? { userId } : {};
  const month = useQuery({
    ...load(getPunchMonth, { query: { month: day.slice(0, 7), ...who } }),
    meta: { quiet: true },
  });
  const ofDay = useQuery({ ...load(getPunchDay, { query: { day, ...who } }), meta: { quiet: true } });
  const person = userId ? ofDay.data?.punches[0]?.realName : undefined;
  const choose = (next: Day) => setSearch({ day: next, ...who }, { replace: true });
  useKeys(words('punchMyMonth'), [{ keys: 't', name: words('punchToday'), act: () => choose(today) }]);
  return (
    <Page
      title={person ? words('punchMonthOf', { name: person }) : words(userId ? 'punchMonth' : 'punchMyMonth')}
      back={punchScreen}
      width="whole"
      aside={isDesk && openId ? <OpenPunch id={openId} onClose={() => choose(day)} /> : undefined}
    >
      <div className="punch-month-bar">
        <IconButton
          icon="back"
          label={words('punchMonthBefore')}
          onClick={() => choose(addMonths(day, -1))}
        />
        <strong aria-live="polite">{dayInLanguage(day, language, { year: 'numeric', month: 'long' })}</strong>
        <IconButton
          icon="chevron"
          label={words('punchMonthAfter')}
          onClick={() => choose(addMonths(day, 1))}
        />
        <Button look="quiet" onClick={() => choose(today)}>
          {words('punchToday')}
        </Button>
        {month.data && (
          <span className="punch-month-total">
            {words('punchMonthTotal', {
              days: month.data.total.days,
              visits: month.data.total.visits,
              minutes: minutesText(words, month.data.total.minutes),
            })}
          </span>
        )}
      </div>
      <div className="punch-month-columns">
        <Loaded query={month}>
          {({ list }) => <MonthCalendar days={list} chosen={day} today={today} onChoose={choose} />}
        </Loaded>
        <Card title={dayInLanguage(day, language, { month: 'long', day: 'numeric', weekday: 'long' })}>
          <Loaded query={ofDay}>
            {(shown) => (
              <DayPunches
                day={shown}
                openId={openId}
                hrefOf={
                  isDesk
                    ? (id) => `${punchMonthScreen}?${new URLSearchParams({ day, ...who, id })}`
                    : undefined
                }
              />
            )}
          </Loaded>
        </Card>
      </div>
    </Page>
  );
}

function dayIn(text: string | null): Day | undefined {
  return text && /^[12]\d{3}-(0[1-9]|1[0-2])-([0-2]\d|3[01])$/.test(text) ? text : undefined;
}

function OpenPunch({ id, onClose }: { id: string; onClose: () => void }) {
  const words = useWords();
  return (
    <section className="punch-month-open" aria-label={words('punchDetail')}>
      <IconButton icon="close" label={words('close')} onClick={onClose} />
      <LoadedPunch key={id} id={id} />
    </section>
  );
}
