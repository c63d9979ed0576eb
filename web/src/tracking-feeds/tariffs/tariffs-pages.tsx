import { EntityEdit } from '../../entities/entity-edit.tsx';
import { EntityScreen } from '../../entities/entity-screen.tsx';
import { tariffDescription } from './tariff-description.ts';

/** What boxes cost that stay too long. */
export function DemurrageTariffsPage() {
  return <EntityScreen description={tariffDescription} />;
}

export function DemurrageTariffEditPage() {
  return <EntityEdit description={tariffDescription} />;
}
