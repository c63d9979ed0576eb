import { useLocation, useSearchParams } from 'react-router';
import { useWords } from '../../language/words.ts';
import { Link } from '../../ui/link.tsx';
import { type PaymentTab, paymentTabs, tabWords } from '../payment-words.ts';
import './payment-tabs.css';

/** What came, what went, and what still waits for somebody. */
export function PaymentTabs({ tab }: { tab: PaymentTab }) {
  const words = useWords();
  const { pathname } = useLocation();
  const [address] = useSearchParams();
  const pathOf = (name: PaymentTab) => {
    const query = new URLSearchParams(address);
    query.delete('id');
    if (name === 'all') query.delete('tab');
    else query.set('tab', name);
    return String(query) ? `${pathname}?${query}` : pathname;
  };
  return (
    <nav className="payment-tabs" aria-label={words('paymentTabs')}>
      {paymentTabs.map((name) => (
        <Link key={name} to={pathOf(name)} aria-current={name === tab ? 'page' : undefined}>
          {words(tabWords[name])}
        </Link>
      ))}
    </nav>
  );
}
