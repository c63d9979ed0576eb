import { useLocation, useSearchParams } from 'react-router';
import { useWords } from '../../language/words.ts';
import { Link } from '../../ui/link.tsx';
import { tabWords } from '../tax-words.ts';
import { isTaxTab, type ListTab, listTabs } from './tax-question.ts';
import './tax-tabs.css';

export function TaxTabs({ tab }: { tab: ListTab }) {
  const words = useWords();
  const { pathname } = useLocation();
  const [address] = useSearchParams();
  const pathOf = (name: ListTab) => {
    // What lines are narrowed by says nothing of tax invoices, and the other way round.
    const isOther = isTaxTab(name) !== isTaxTab(tab);
    const query = new URLSearchParams(isOther ? {} : address);
    query.delete('id');
    query.set('tab', name);
    return `${pathname}?${query}`;
  };
  return (
    <nav className="tax-tabs" aria-label={words('taxTabs')}>
      {listTabs.map((name) => (
        <Link key={name} to={pathOf(name)} aria-current={name === tab ? 'page' : undefined}>
          {words(isTaxTab(name) ? tabWords[name] : 'taxTabBillable')}
        </Link>
      ))}
    </nav>
  );
}
