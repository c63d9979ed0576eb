import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useWords } from '../../language/words.ts';
import { Link } from '../../ui/link.tsx';
import type { ListTab } from '../paths.ts';
import { tabWords } from '../release-words.ts';
import { listTabs } from './release-question.ts';
import './release-tabs.css';

interface ReleaseTabsProps {
  tab: ListTab;
  /** How many stand in each; left out until it is known. */
  counts: Readonly<Record<string, number>> | undefined;
}

/** Above this many nobody counts on. */
const many = 1_000;
const countText = (count: number): string => (count >= many ? '999+' : String(count));

/** How far releases are, from the shipment nobody applied for to the cargo that is gone. */
export function ReleaseTabs({ tab, counts = {} }: ReleaseTabsProps) {
  const words = useWords();
  const { pathname } = useLocation();
  const [address] = useSearchParams();
  const chosen = useRef<HTMLAnchorElement>(null);
  // A phone has no room for all of them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is another link behind the same mark
  useEffect(() => {
    // It answers with a promise, which is no clean-up.
    void chosen.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [tab]);
  const pathOf = (name: ListTab) => {
    const query = new URLSearchParams(address);
    query.delete('id');
    query.set('tab', name);
    return `${pathname}?${query}`;
  };
  return (
    <nav className="release-tabs" aria-label={words('releaseTabs')}>
      {listTabs.map((name) => (
        <Link
          key={name}
          ref={name === tab ? chosen : null}
          to={pathOf(name)}
          aria-current={name === tab ? 'page' : undefined}
        >
          {words(tabWords[name])}
          {counts[name] !== undefined && name !== 'all' && (
            <span className="number">{countText(counts[name])}</span>
          )}
        </Link>
      ))}
    </nav>
  );
}
