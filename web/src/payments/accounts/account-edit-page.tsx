import { EntityEdit } from '../../entities/entity-edit.tsx';
import { accountDescription } from './account-description.ts';

export function AccountEditPage() {
  return <EntityEdit description={accountDescription} />;
}
