import { type CalendarDay, getCalendar } from '@fairway/contract/calendar.ts';
import type { Reply } from '@fairway/contract/endpoint.ts';
import { copiedDays } from '@fairway/domain/calendar/read-days.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useWords } from '../language/words.ts';
import { useCan } from '../session/use-can.ts';
import { ActMenu } from '../ui/act-menu.tsx';
import { confirm } from '../ui/confirm.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Page } from '../ui/page.tsx';
import { desktop, useMedia } from '../ui/use-media.ts';
import { load } from '../wire/calls.ts';
import { homePath } from '../wire/navigation/home-path.ts';
import './calendar.css';
import { CalendarHistory } from './calendar-history.tsx';
import { DaySheet } from './day-sheet.tsx';
import { PasteSheet } from './paste-sheet.tsx';
import { useCalendarActs } from './use-calendar-acts.ts';
import { WeekRule } from './week-rule.tsx';
import { monthsOf, type ShownDay } from './year-days.ts';
import { YearPicture } from './year-picture.tsx';

/** Which days the company works. */
export function CalendarPage() {
  const words = useWords();
  const query = useQuery({ ...load(getCalendar, {}), meta: { quiet: true } });
  const [search, setSearch] = useSearchParams();
  const asked = search.get('year') ?? '';
  const year = Number(/^[12]\d{3}$/.test(asked) ? asked : formatDate(Date.now(), 'yyyy'));
  const turn = (to: number) => setSearch({ year: String(to) }, { replace: true });
  if (!query.data)
    return (
      <Page title={words('calendarTitle')} back={homePath}>
        <Loaded query={query}>{() => null}</Loaded>
      </Page>
    );
  return <Year key={year} year={year} calendar={query.data} onTurn={turn} />;
}

interface YearProps {
  year: number;
  calendar: Reply<typeof getCalendar>;
  onTurn: (year: number) => void;
}

function Year({ year, calendar, onTurn }: YearProps) {
  const words = useWords();
  const mayEdit = useCan('calendar', 'button', 'btn_edit');
  const isDesk = useMedia(desktop);
  const [opened, setOpened] = useState<ShownDay | 'paste' | null>(null);
  const { weekdays, days, versions } = calendar;
  const part = String(year);
  const acts = useCalendarActs((one) => versions.find((known) => known.part === one)?.version ?? 0);
  const ofYear = (one: number): CalendarDay[] => days.filter(({ day }) => day.startsWith(`${one}-`));
  const own = ofYear(year);
  const months = monthsOf(year, weekdays, own);
  const worked = months.flat().filter(({ isWorked }) => isWorked).length;
  const before = ofYear(year - 1);
  const copy = async () => {
    const title = words('calendarCopyAsk', { from: year - 1, to: year });
    if (await confirm({ title, body: words('calendarCopyBody'), agree: words('calendarCopy') }))
      await acts.change(part, copiedDays(before, year));
  };
  const close = () => setOpened(null);
  const menu = [
    { name: words('calendarPaste'), icon: 'copy' as const, act: () => setOpened('paste') },
    ...(before.length > 0
      ? [
          {
            name: words('calendarCopyFrom', { year: year - 1 }),
            icon: 'calendar' as const,
            act: () => void copy(),
          },
        ]
      : []),
  ];
  const side = (
    <>
      <WeekRule weekdays={weekdays} onChange={mayEdit ? (chosen) => void acts.setWeek(chosen) : undefined} />
      <CalendarHistory
        title={words('calendarHistory', { year })}
        part={part}
        onUndo={mayEdit ? () => void acts.undo(part) : undefined}
      />
      <CalendarHistory
        title={words('calendarWeekHistory')}
        part="week"
        onUndo={mayEdit ? () => void acts.undo('week') : undefined}
      />
    </>
  );
  return (
    <Page
      title={words('calendarTitle')}
      back={homePath}
      width="whole"
      actions={mayEdit && <ActMenu label={words('calendarActs')} acts={menu} />}
      aside={isDesk && side}
    >
      <div className="calendar-head">
        <IconButton icon="back" label={words('calendarYearBefore')} onClick={() => onTurn(year - 1)} />
        <strong>{words('calendarYear', { year })}</strong>
        <IconButton icon="chevron" label={words('calendarYearAfter')} onClick={() => onTurn(year + 1)} />
        <span>{words('calendarWorkedDays', { count: worked })}</span>
      </div>
      {own.length === 0 && <p className="calendar-empty">{words('calendarEmptyYear', { year })}</p>}
      <YearPicture year={year} months={months} onOpen={mayEdit ? setOpened : undefined} />
      {!isDesk && side}
      {opened === 'paste' && (
        <PasteSheet
          year={year}
          isBusy={acts.isBusy}
          onSave={(chosen) => void acts.change(part, chosen, close)}
          onClose={close}
        />
      )}
      {opened !== null && opened !== 'paste' && (
        <DaySheet
          day={opened}
          isBusy={acts.isBusy}
          onSave={(chosen) => void acts.change(part, chosen, close)}
          onClose={close}
        />
      )}
    </Page>
  );
}
