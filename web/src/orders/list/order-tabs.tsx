import { countOrders, type OrderScope, type OrderTab } from '@fairway/contract/orders.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useWords } from '../../language/words.ts';
import { Link } from '../../ui/link.tsx';
import type { TableFilters } from '../../ui/table/use-table-filters.ts';
import { load } from '../../wire/calls.ts';
import { orderTabWords } from '../order-words.ts';
import { countedOf, tabNames } from './order-question.ts';
import './order-tabs.css';

interface OrderTabsProps {
  scope: OrderScope;
  tab: OrderTab;
  filters: TableFilters;
}

/** Where orders stand, each with how many there are as the list is narrowed now. */
export function OrderTabs({ scope, tab, filters }: OrderTabsProps) {
  const words = useWords();
  const { pathname } = useLocation();
  const [address] = useSearchParams();
  const row = useRef<HTMLElement>(null);
  const { data } = useQuery({
    ...load(countOrders, { body: countedOf(scope, filters) }),
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  });
  // Where there is no room for all, the chosen one is in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen one is found by its mark
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && chosen)
      row.current.scrollLeft = chosen.offsetLeft - (row.current.clientWidth - chosen.offsetWidth) / 2;
  }, [tab]);
  const pathOf = (name: OrderTab) => {
    const query = new URLSearchParams(address);
    query.delete('id');
    if (name === 'all') query.delete('tab');
    else query.set('tab', name);
    return String(query) ? `${pathname}?${query}` : pathname;
  };
  return (
    <nav ref={row} className="order-tabs" aria-label={words('orderTabs')}>
      {tabNames.map((name) => {
        const count = data?.tabs[name];
        return (
          <Link key={name} to={pathOf(name)} aria-current={name === tab ? 'page' : undefined}>
            {words(orderTabWords[name])}
            {count !== undefined && <span className="order-tabs-count number">{count}</span>}
          </Link>
        );
      })}
    </nav>
  );
}
