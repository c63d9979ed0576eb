import { listSchedule, listTeamSchedule } from '@fairway/contract/schedule.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { useLanguage, useWords } from '../language/words.ts';
import { useCan } from '../session/use-can.ts';
import { Button } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import { addDays, addMonths, type Day, dayInLanguage } from '../ui/dates/month-days.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { useKeys } from '../ui/keys/use-keys.ts';
import { Loaded } from '../ui/loaded.tsx';
import { Page } from '../ui/page.tsx';
import { desktop, useMedia } from '../ui/use-media.ts';
import { load } from '../wire/calls.ts';
import { homePath } from '../wire/navigation/home-path.ts';
import { DayList } from './day-list.tsx';
import { MonthView } from './month-view.tsx';
import { newSchedulePath } from './paths.ts';
import './schedule.css';
import { byDay, dayOfMoment, daysOfView, momentOfDay, type View, views } from './shown-days.ts';

const viewWords = {
  month: 'scheduleMonth',
  week: 'scheduleWeek',
  day: 'scheduleDay',
  agenda: 'scheduleAgenda',
} as const;

/** My calendar, and that of my people: which days and whose stand in the address. */
export function SchedulePage() {
  const words = useWords();
  const language = useLanguage();
  const navigate = useNavigate();
  const isDesk = useMedia(desktop);
  const mayTeam = useCan('schedule', 'button', 'btn_team');
  const [search, setSearch] = useSearchParams();
  const today = dayOfMoment(Date.now());
  const asked = search.get('day') ?? '';
  const chosen = /^[12]\d{3}-(0[1-9]|1[0-2])-([0-2]\d|3[01])$/.test(asked) ? asked : today;
  const view = views.find((one) => one === search.get('view')) ?? 'month';
  const isTeam = mayTeam && search.get('of') === 'team';
  const days = daysOfView(view, chosen);
  const range = {
    from: momentOfDay(days[0] ?? chosen),
    before: momentOfDay(addDays(days.at(-1) ?? chosen, 1)),
  };
  const asText = { from: String(range.from), before: String(range.before) };
  const mine = useQuery({ ...load(listSchedule, { query: asText }), placeholderData: (before) => before });
  const team = useQuery({
    ...load(listTeamSchedule, { query: asText }),
    enabled: isTeam,
    placeholderData: (before) => before,
  });
  const set = (changes: Record<string, string>) =>
    setSearch({ ...Object.fromEntries(search), ...changes }, { replace: true });
  const choose = (day: Day) => set({ day });
  const turn = (by: number) => {
    const step = { week: 7, day: 1, agenda: 30, month: 0 }[view];
    choose(view === 'month' ? addMonths(chosen, by) : addDays(chosen, by * step));
  };
  const add = () => void navigate(newSchedulePath(chosen));
  useKeys(words('scheduleTitle'), [
    { keys: 'c', name: words('scheduleAdd'), act: add },
    { keys: 't', name: words('scheduleToday'), act: () => choose(today) },
    ...views.map((one, at) => ({
      keys: String(at + 1),
      name: words(viewWords[one]),
      act: () => set({ view: one }),
    })),
  ]);
  const names = new Map((isTeam ? (team.data?.people ?? []) : []).map(({ id, realName }) => [id, realName]));
  const events = byDay((isTeam ? team.data : mine.data)?.list ?? [], days);
  const kinds = new Map((mine.data?.days ?? []).map((one) => [one.day, one]));
  const heading = dayInLanguage(chosen, language, { year: 'numeric', month: 'long' });
  const lists = { events, kinds, names, today };
  return (
    <Page
      title={words('scheduleTitle')}
      back={homePath}
      width="whole"
      actions={<IconButton icon="plus" label={words('scheduleAdd')} onClick={add} />}
    >
      <div className="schedule-bar">
        <IconButton icon="back" label={words('scheduleBefore')} onClick={() => turn(-1)} />
        <strong aria-live="polite">{heading}</strong>
        <IconButton icon="chevron" label={words('scheduleAfter')} onClick={() => turn(1)} />
        <Button look="quiet" onClick={() => choose(today)}>
          {words('scheduleToday')}
        </Button>
        <Choice<View>
          label={words('scheduleViews')}
          value={view}
          onChange={(to) => set({ view: to })}
          options={views.map((value) => ({ value, label: words(viewWords[value]) }))}
        />
        {mayTeam && (
          <Choice
            label={words('scheduleWhose')}
            value={isTeam ? 'team' : 'mine'}
            onChange={(of) => set({ of })}
            options={[
              { value: 'mine', label: words('scheduleMine') },
              { value: 'team', label: words('scheduleTeam') },
            ]}
          />
        )}
      </div>
      <Loaded<unknown> query={isTeam ? team : mine}>
        {() =>
          view === 'month' ? (
            <>
              <MonthView {...lists} days={days} chosen={chosen} isDesk={isDesk} onChoose={choose} />
              <DayList {...lists} days={[chosen]} />
            </>
          ) : (
            <DayList
              {...lists}
              days={days}
              isSideBySide={isDesk && view === 'week'}
              isShort={view === 'agenda'}
            />
          )
        }
      </Loaded>
    </Page>
  );
}
