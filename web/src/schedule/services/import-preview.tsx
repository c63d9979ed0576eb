import type { IcsLeftOut, IcsProblem, ImportedIcsEvent } from '@fairway/contract/schedule-ics.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useWords } from '../../language/words.ts';
import { StateLabel } from '../../ui/state-label.tsx';

const kinds = {
  added: { tone: 'good', word: 'scheduleIsAdded' },
  changed: { tone: 'brand', word: 'scheduleIsChanged' },
  same: { tone: 'neutral', word: 'scheduleIsSame' },
  bad: { tone: 'bad', word: 'scheduleIsBad' },
} as const;
const problems = {
  start: 'scheduleBadStart',
  end: 'scheduleBadEnd',
  zone: 'scheduleBadZone',
  cancelled: 'scheduleBadCancelled',
  rule: 'scheduleBadRule',
  extraTimes: 'scheduleBadExtraTimes',
  series: 'scheduleBadSeries',
  twice: 'scheduleBadTwice',
  notMine: 'scheduleBadNotMine',
} as const satisfies Record<IcsProblem, string>;
const leftOut = {
  participants: 'scheduleLeftParticipants',
  text: 'scheduleLeftText',
  files: 'scheduleLeftFiles',
  reminder: 'scheduleLeftReminder',
  exceptions: 'scheduleLeftExceptions',
} as const satisfies Record<IcsLeftOut, string>;

const skipped = { tone: 'neutral', word: 'scheduleIsSkipped' } as const;
const kindOf = ({ is, why }: ImportedIcsEvent) => (why === 'notMine' ? skipped : kinds[is]);

/** What stands first needs a look. */
const order = ['bad', 'changed', 'added', 'same'];

/** What a file would do, event by event. */
export function ImportPreview({ list }: { list: readonly ImportedIcsEvent[] }) {
  const words = useWords();
  const inOrder = list.toSorted((one, other) => order.indexOf(one.is) - order.indexOf(other.is));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keys
    <ul className="import-preview" tabIndex={0} aria-label={words('scheduleImport')}>
      {inOrder.map((event) => (
        <li key={`${event.line} ${event.title}`}>
          <StateLabel tone={kindOf(event).tone}>{words(kindOf(event).word)}</StateLabel>
          <span>
            {event.title || words('scheduleImportLineNo', { line: event.line })}
            <small>
              {[
                event.startAt !== null &&
                  (event.allDay
                    ? `${formatDate(event.startAt, 'yyyy-MM-dd', event.zone)} ${words('scheduleAllDay')}`
                    : formatDate(event.startAt)),
                event.place,
                event.why &&
                  `${words('scheduleImportLineNo', { line: event.line })}: ${words(problems[event.why])}`,
                event.leftOut.length > 0 &&
                  words('scheduleLeftOut', {
                    what: event.leftOut.map((one) => words(leftOut[one])).join('、'),
                  }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </span>
        </li>
      ))}
    </ul>
  );
}
