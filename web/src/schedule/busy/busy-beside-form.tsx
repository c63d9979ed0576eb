import type { FormValues } from '@fairway/contract/forms.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { FormStore } from '../../forms/form-store.ts';
import { BusyCard } from './busy-card.tsx';

/** Nobody reads while they type. */
const rest = 300;

interface BusyBesideFormProps {
  store: FormStore;
  /** The event that is being changed. */
  exceptGroupId: string | undefined;
}

/** Who has time for what is being written, and when all of them have. */
export function BusyBesideForm({ store, exceptGroupId }: BusyBesideFormProps) {
  const written = useSyncExternalStore(store.subscribe, () => askedIn(store.values));
  const [asked, setAsked] = useState(written);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(written), rest);
    return () => clearTimeout(timer);
  }, [written]);
  if (asked === '') return null;
  const [startAt, endAt, ...others] = asked.split(' ');
  return (
    <BusyCard
      startAt={Number(startAt)}
      endAt={Number(endAt)}
      others={others}
      exceptGroupId={exceptGroupId}
      onTake={(times) =>
        store.change([
          { model: 'startAt', value: times.startAt },
          { model: 'endAt', value: times.endAt },
        ])
      }
    />
  );
}

const longest = 24 * 3_600_000;

/** As text: the same as long as nothing of it was changed. Whole days are not asked about. */
function askedIn({ allDay, startAt, endAt, toUserIds }: FormValues): string {
  if (allDay === 1 || typeof startAt !== 'number' || typeof endAt !== 'number') return '';
  if (endAt <= startAt || endAt - startAt > longest) return '';
  return [startAt, endAt, ...(Array.isArray(toUserIds) ? toUserIds.map(String) : [])].join(' ');
}
