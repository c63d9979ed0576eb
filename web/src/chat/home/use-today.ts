import { defaultZone } from '@fairway/domain/time/format-date.ts';
import { useLanguage } from '../../language/words.ts';

/** Today's date with its weekday, as the company's clock and the chosen language have it. */
export function useToday(): string {
  const language = useLanguage();
  return new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: defaultZone }).format(new Date());
}
