import { badgeText } from '@fairway/domain/messages/badge.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useWords } from '../language/words.ts';
import type { TabCount as Counted } from '../wire/feature.ts';
import { numbersKeptAt } from '../wire/kept-numbers.ts';
import type { ScreenGroup } from '../wire/navigation/screen-groups.ts';
import { useReachability } from '../wire/reachability.ts';
import { useOnline } from '../wire/use-online.ts';
import { features } from './features.ts';

const counts = features.flatMap(({ tabCount }) => tabCount ?? []);

/** The number on a tab, if a feature counts something there. */
export function TabCount({ group }: { group: ScreenGroup }) {
  return counts
    .filter((count) => count.group === group)
    .map((count) => <Badge key={count.group} {...count} />);
}

const hasNoQuiet = () => false;

function Badge({ words: counted, useCount, useHasQuiet = hasNoQuiet }: Counted) {
  const words = useWords();
  const count = useCount();
  const hasQuiet = useHasQuiet();
  const knownAt = useNumbersTime();
  const asOf = knownAt === undefined ? '' : words('countAsOf', { time: formatDate(knownAt, 'HH:mm') });
  if (count === 0)
    return hasQuiet ? (
      <span className="tab-dot">
        <span className="visually-hidden">{words('quietUnread')}</span>
      </span>
    ) : null;
  return (
    <span className={`tab-badge${asOf && ' tab-badge-old'}`} title={asOf || undefined}>
      <span aria-hidden="true">{badgeText(count)}</span>
      <span className="visually-hidden">{words(counted, { count })}</span>
      {asOf && <span className="visually-hidden"> {asOf}</span>}
    </span>
  );
}

/** Which time the numbers are of, while nothing newer can be told. */
function useNumbersTime(): number | undefined {
  const isOnline = useOnline();
  const { reachable, lastAnswerAt } = useReachability();
  return isOnline && reachable ? undefined : (lastAnswerAt ?? numbersKeptAt());
}
