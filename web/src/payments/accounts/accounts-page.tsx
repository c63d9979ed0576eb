import { EntityScreen } from '../../entities/entity-screen.tsx';
import { accountDescription } from './account-description.ts';

/** The accounts of the company, for invoices and for money that came or went. */
export function AccountsPage() {
  return <EntityScreen description={accountDescription} />;
}
