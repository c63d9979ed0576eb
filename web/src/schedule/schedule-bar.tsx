import type { ReactNode } from 'react';
import { useLanguage, useWords } from '../language/words.ts';
import { useCan } from '../session/use-can.ts';
import { Button } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import { type Day, dayInLanguage } from '../ui/dates/month-days.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { rangeOfDays, type View, views, viewWords } from './shown-days.ts';

interface ScheduleBarProps {
  view: View;
  chosen: Day;
  days: readonly Day[];
  isTeam: boolean;
  onTurn: (by: number) => void;
  onToday: () => void;
  onView: (view: View) => void;
  onWhose: (whose: string) => void;
  children?: ReactNode;
}

/** Which days are shown, how, and whose. */
export function ScheduleBar(props: ScheduleBarProps) {
  const { view, chosen, days, isTeam, onTurn, onToday, onView, onWhose, children } = props;
  const words = useWords();
  const language = useLanguage();
  const mayTeam = useCan('schedule', 'button', 'btn_team');
  const month = dayInLanguage(chosen, language, { year: 'numeric', month: 'long' });
  const heading =
    view === 'month'
      ? month
      : view === 'day'
        ? dayInLanguage(chosen, language, {
            year: 'numeric',
            month: 'long',
            day: 'numeric',
            weekday: 'short',
          })
        : rangeOfDays(days[0] ?? chosen, days.at(-1) ?? chosen, language);
  return (
    <div className="schedule-bar">
      <Button onClick={onToday}>{words('scheduleToday')}</Button>
      <span className="schedule-turn">
        <IconButton icon="chevron" label={words('scheduleBefore')} onClick={() => onTurn(-1)} />
        <IconButton icon="chevron" label={words('scheduleAfter')} onClick={() => onTurn(1)} />
      </span>
      <strong className="schedule-heading" aria-live="polite">
        {heading}
      </strong>
      {children}
      {mayTeam && (
        <Choice
          label={words('scheduleWhose')}
          value={isTeam ? 'team' : 'mine'}
          onChange={onWhose}
          options={[
            { value: 'mine', label: words('scheduleMine') },
            { value: 'team', label: words('scheduleTeam') },
          ]}
        />
      )}
      <Choice<View>
        label={words('scheduleViews')}
        value={view}
        onChange={onView}
        options={views.map((value) => ({ value, label: words(viewWords[value]) }))}
      />
    </div>
  );
}
