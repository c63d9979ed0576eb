import { EntityScreen } from '../entities/entity-screen.tsx';
import { customerDescription } from './customer-description.tsx';

/** Customers and partners with their contacts, invoice titles and credit terms. */
export function CustomersPage() {
  return <EntityScreen description={customerDescription} />;
}
