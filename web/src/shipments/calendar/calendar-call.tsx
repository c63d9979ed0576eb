import { useWords } from '../../language/words.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { shipmentPathOf } from '../paths.ts';
import { type CalendarCall, isLate } from './calendar-words.ts';

/** One departure or arrival in the grid of a month. */
export function CalendarCallLink({ call }: { call: CalendarCall }) {
  const words = useWords();
  const late = isLate(call, Date.now());
  const what = words(call.of === 'etd' ? 'calendarDepartsOne' : 'calendarArrivesOne');
  const state = words(late ? 'calendarLate' : call.isActual ? 'calendarActual' : 'calendarExpected');
  const lane = words('wayFromTo', { from: call.polName, to: call.podName });
  return (
    <Link
      to={shipmentPathOf(call.id)}
      className={callLook(call, late)}
      title={`${call.shipmentNo} · ${lane} · ${what} · ${state}`}
    >
      <Icon name={call.of === 'etd' ? 'ship' : 'anchor'} size={12} />
      <span>
        <span className="visually-hidden">
          {call.shipmentNo} {what} {state}{' '}
        </span>
        {lane}
      </span>
      {late && <Icon name="warning" size={12} />}
    </Link>
  );
}

export const callLook = ({ isActual }: CalendarCall, late: boolean): string =>
  `calendar-call${late ? ' calendar-call-late' : isActual ? ' calendar-call-actual' : ''}`;
