import { EntityEdit } from '../entities/entity-edit.tsx';
import { customerDescription } from './customer-description.tsx';

export function CustomerEditPage() {
  return <EntityEdit description={customerDescription} />;
}
