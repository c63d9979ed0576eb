import type { StatementTab } from '@fairway/contract/statements.ts';
import { useLocation, useSearchParams } from 'react-router';
import '../../invoices/list/invoice-tabs.css';
import { useWords } from '../../language/words.ts';
import { Link } from '../../ui/link.tsx';
import { tabWords } from '../statement-words.ts';
import { useStatementRights } from '../use-statement-rights.ts';
import { tabsFor } from './statement-question.ts';

/** How far statements are, from the draft to the word of the customer. */
export function StatementTabs({ tab }: { tab: StatementTab }) {
  const words = useWords();
  const { pathname } = useLocation();
  const [address] = useSearchParams();
  const { isStaff } = useStatementRights();
  const pathOf = (name: StatementTab) => {
    const query = new URLSearchParams(address);
    query.delete('id');
    if (name === 'all') query.delete('tab');
    else query.set('tab', name);
    return String(query) ? `${pathname}?${query}` : pathname;
  };
  return (
    <nav className="invoice-tabs" aria-label={words('statementTabs')}>
      {tabsFor(isStaff).map((name) => (
        <Link key={name} to={pathOf(name)} aria-current={name === tab ? 'page' : undefined}>
          {words(tabWords[name])}
        </Link>
      ))}
    </nav>
  );
}
