import { badgeText } from '@fairway/domain/messages/badge.ts';
import { useWords } from '../language/words.ts';
import type { ScreenGroup } from '../wire/navigation/screen-groups.ts';
import { features } from './features.ts';

const counts = features.flatMap(({ tabCount }) => tabCount ?? []);

/** The number on a tab, if a feature counts something there. */
export function TabCount({ group }: { group: ScreenGroup }) {
  return counts
    .filter((count) => count.group === group)
    .map(({ useCount }) => <Badge key={group} useCount={useCount} />);
}

function Badge({ useCount }: { useCount: () => number }) {
  const words = useWords();
  const count = useCount();
  if (count === 0) return null;
  return (
    <span className="tab-badge">
      <span aria-hidden="true">{badgeText(count)}</span>
      <span className="visually-hidden">{words('unreadCount', { count })}</span>
    </span>
  );
}
