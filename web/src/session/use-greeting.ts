import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useWords } from '../language/words.ts';
import { useSession } from '../wire/session-store.ts';

/** A greeting that fits the hour, with the person's name. In the small hours none does: neither evening nor morning. */
export function useGreeting(): string {
  const words = useWords();
  const name = useSession((session) => session.userInfo?.userName ?? '');
  const hour = Number(formatDate(Date.now(), 'HH'));
  if (hour < 5) return words('greetingNight', { name });
  if (hour < 11) return words('greetingMorning', { name });
  if (hour < 13) return words('greetingNoon', { name });
  if (hour < 18) return words('greetingAfternoon', { name });
  return words('greetingEvening', { name });
}
