import { listSchedule, listTeamSchedule } from '@fairway/contract/schedule.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useWords } from '../language/words.ts';
import { useCan } from '../session/use-can.ts';
import { addDays, addMonths, type Day } from '../ui/dates/month-days.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { useKeys } from '../ui/keys/use-keys.ts';
import { Loaded } from '../ui/loaded.tsx';
import { Page } from '../ui/page.tsx';
import { load } from '../wire/calls.ts';
import { homePath } from '../wire/navigation/home-path.ts';
import { CalendarBody } from './calendar-body.tsx';
import { LayerSwitch, useLayers } from './layers/layer-switch.tsx';
import type { Times } from './move/event-keys.ts';
import { newSchedulePath, scheduleServicesPath } from './paths.ts';
import { QuickEventSheet } from './quick-event-sheet.tsx';
import './schedule.css';
import { ScheduleBar } from './schedule-bar.tsx';
import { dayOfMoment, daysOfView, momentOfDay, type View, views, viewWords } from './shown-days.ts';

const viewKeys = { month: 'm', week: 'w', day: 'd', agenda: 'a' } as const;

/** My calendar, and that of my people: which days and whose stand in the address. */
export function SchedulePage() {
  const words = useWords();
  const navigate = useNavigate();
  const mayTeam = useCan('schedule', 'button', 'btn_team');
  const [search, setSearch] = useSearchParams();
  const [drawn, setDrawn] = useState<Times | null>(null);
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
  const layers = useLayers();
  const mine = useQuery({
    ...load(listSchedule, {
      query: { ...asText, ...(layers.on.length > 0 && { layers: layers.on.join() }) },
    }),
    placeholderData: (before) => before,
  });
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
  const [before, after] = [words('scheduleBefore'), words('scheduleAfter')];
  useKeys(words('scheduleTitle'), [
    { keys: 'n', name: words('scheduleAdd'), act: add },
    { keys: 'c', name: words('scheduleAdd'), act: add },
    { keys: 't', name: words('scheduleToday'), act: () => choose(today) },
    { keys: 'k', name: before, act: () => turn(-1) },
    { keys: 'ArrowLeft', name: before, act: () => turn(-1) },
    { keys: 'j', name: after, act: () => turn(1) },
    { keys: 'ArrowRight', name: after, act: () => turn(1) },
    ...views.map((one) => ({
      keys: viewKeys[one],
      name: words(viewWords[one]),
      act: () => set({ view: one }),
    })),
    { keys: '↑ ↓ ← →', name: words('scheduleKeysMove') },
    { keys: 'Shift + ↓', name: words('scheduleKeysStretch') },
  ]);
  const people = isTeam ? (team.data?.people ?? []) : [];
  return (
    <Page
      title={words('scheduleTitle')}
      back={homePath}
      width="whole"
      actions={
        <>
          <IconButton
            icon="swap"
            label={words('scheduleServices')}
            onClick={() => void navigate(scheduleServicesPath)}
          />
          <IconButton icon="plus" label={words('scheduleAdd')} onClick={add} />
        </>
      }
    >
      <div className="schedule-screen" data-view={view}>
        <ScheduleBar
          {...{ view, chosen, days, isTeam }}
          onTurn={turn}
          onToday={() => choose(today)}
          onView={(to: View) => set({ view: to })}
          onWhose={(of) => set({ of })}
        >
          {!isTeam && <LayerSwitch {...layers} />}
        </ScheduleBar>
        <Loaded<unknown> query={isTeam ? team : mine}>
          {() => (
            <CalendarBody
              {...{ view, days, chosen, today, people, isTeam }}
              list={(isTeam ? team.data : mine.data)?.list ?? []}
              kinds={mine.data?.days ?? []}
              dates={isTeam ? [] : (mine.data?.layers ?? [])}
              hasMoreDates={!isTeam && mine.data?.hasMoreDates === true}
              onChoose={choose}
              onOpenDay={(day) => set({ day, view: 'day' })}
              onCreate={setDrawn}
            />
          )}
        </Loaded>
      </div>
      <QuickEventSheet times={drawn} onClose={() => setDrawn(null)} />
    </Page>
  );
}
