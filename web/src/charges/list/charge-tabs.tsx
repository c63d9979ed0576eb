import type { ChargeTab } from '@fairway/contract/shipment-charges.ts';
import { useLocation, useSearchParams } from 'react-router';
import { useWords } from '../../language/words.ts';
import { Link } from '../../ui/link.tsx';
import { tabWords } from '../charge-words.ts';
import { useChargeRights } from '../use-charge-rights.ts';
import './charge-tabs.css';

/** What one is owed, what one owes, and what waits for somebody. */
export function ChargeTabs({ tab }: { tab: ChargeTab }) {
  const words = useWords();
  const { pathname } = useLocation();
  const [address] = useSearchParams();
  const { isStaff, sides } = useChargeRights();
  // Who sees one side only needs no tab to choose it.
  const tabs: ChargeTab[] = [
    'all',
    ...(sides.length === 2 ? sides : []),
    ...(isStaff ? (['toAudit'] as const) : []),
    'disputed',
  ];
  const pathOf = (name: ChargeTab) => {
    const query = new URLSearchParams(address);
    query.delete('id');
    if (name === 'all') query.delete('tab');
    else query.set('tab', name);
    return String(query) ? `${pathname}?${query}` : pathname;
  };
  return (
    <nav className="charge-tabs" aria-label={words('chargeTabs')}>
      {tabs.map((name) => (
        <Link key={name} to={pathOf(name)} aria-current={name === tab ? 'page' : undefined}>
          {words(tabWords[name])}
        </Link>
      ))}
    </nav>
  );
}
