import { useQuery } from '@tanstack/react-query';
import { useForm, useValueAt } from '../../forms/use-form.ts';
import { type PlainKey, useWords } from '../../language/words.ts';
import { userCardQuery } from '../../people/user-card-query.ts';
import { Button } from '../../ui/button.tsx';
import { useMyId } from '../../wire/session-store.ts';
import './delegation-help.css';
import { quickPeriod } from './quick-period.ts';

/** What saves typing below a field of the form. */
export function DelegationHelp({ path }: { path: string }) {
  if (path === 'toUserId') return <ManagerButton />;
  return path === 'endTime' ? <QuickPeriods /> : null;
}

/** Most people entrust whoever leads them: one press, while nobody is chosen. */
function ManagerButton() {
  const words = useWords();
  const store = useForm();
  const chosen = useValueAt({ path: 'toUserId' });
  const me = useMyId();
  const { data } = useQuery({ ...userCardQuery(me), enabled: me !== '' });
  const [manager] = data?.managers ?? [];
  if (!manager || chosen) return null;
  return (
    <div className="delegation-help">
      <Button icon="user" onClick={() => store.set({ path: 'toUserId' }, manager.id)}>
        {words('entrustManager', { name: manager.realName })}
      </Button>
    </div>
  );
}

const periods: readonly { days: number; label: PlainKey }[] = [
  { days: 1, label: 'entrustToday' },
  { days: 3, label: 'entrustThreeDays' },
  { days: 7, label: 'entrustWeek' },
];

function QuickPeriods() {
  const words = useWords();
  const store = useForm();
  const take = (days: number) => {
    const period = quickPeriod(Date.now(), days, store.viewing.context.zone);
    if (period) store.assign(period);
  };
  return (
    <fieldset className="delegation-help">
      <legend className="visually-hidden">{words('entrustPeriod')}</legend>
      {periods.map(({ days, label }) => (
        <Button key={days} onClick={() => take(days)}>
          {words(label)}
        </Button>
      ))}
    </fieldset>
  );
}
