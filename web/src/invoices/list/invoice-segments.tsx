import { useLocation } from 'react-router';
import { useWords } from '../../language/words.ts';
import { Link } from '../../ui/link.tsx';
import { useLinks } from '../../wire/navigation/links.ts';
import { invoicesScreen } from '../paths.ts';
import './invoice-segments.css';

/** Invoices, and what they come to over a period: two lists beside each other. */
export function InvoiceSegments() {
  const words = useWords();
  const { pathname } = useLocation();
  const statements = useLinks().statements();
  const isStatements = pathname === statements;
  return (
    <nav className="invoice-segments" aria-label={words('invoiceSegments')}>
      <Link to={invoicesScreen} aria-current={isStatements ? undefined : 'page'}>
        {words('invoiceTitle')}
      </Link>
      <Link to={statements} aria-current={isStatements ? 'page' : undefined}>
        {words('invoiceStatements')}
      </Link>
    </nav>
  );
}
