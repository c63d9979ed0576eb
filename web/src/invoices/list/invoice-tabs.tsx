import type { InvoiceTab } from '@fairway/contract/invoices.ts';
import { useLocation, useSearchParams } from 'react-router';
import { useWords } from '../../language/words.ts';
import { Link } from '../../ui/link.tsx';
import { tabWords } from '../invoice-words.ts';
import { useInvoiceRights } from '../use-invoice-rights.ts';
import { tabsFor } from './invoice-question.ts';
import './invoice-tabs.css';

/** How far invoices are, from the draft to the money. */
export function InvoiceTabs({ tab }: { tab: InvoiceTab }) {
  const words = useWords();
  const { pathname } = useLocation();
  const [address] = useSearchParams();
  const { isStaff } = useInvoiceRights();
  const pathOf = (name: InvoiceTab) => {
    const query = new URLSearchParams(address);
    query.delete('id');
    if (name === 'all') query.delete('tab');
    else query.set('tab', name);
    return String(query) ? `${pathname}?${query}` : pathname;
  };
  return (
    <nav className="invoice-tabs" aria-label={words('invoiceTabs')}>
      {tabsFor(isStaff).map((name) => (
        <Link key={name} to={pathOf(name)} aria-current={name === tab ? 'page' : undefined}>
          {words(tabWords[name])}
        </Link>
      ))}
    </nav>
  );
}
