import { EntityImport } from '../entities/import/entity-import.tsx';
import { customerDescription } from './customer-description.tsx';

export function CustomerImportPage() {
  return <EntityImport description={customerDescription} />;
}
