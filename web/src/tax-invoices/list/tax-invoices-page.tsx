import { useSearchParams } from 'react-router';
import { TaxList } from './tax-list.tsx';
import { isTaxTab, tabOf } from './tax-question.ts';
import { TaxableList } from './taxable-list.tsx';

/** Lines that wait to be applied for, and tax invoices by how far they are. */
export function TaxInvoicesPage() {
  const [address] = useSearchParams();
  const tab = tabOf(address);
  return isTaxTab(tab) ? <TaxList key="tax" tab={tab} /> : <TaxableList key="lines" />;
}
