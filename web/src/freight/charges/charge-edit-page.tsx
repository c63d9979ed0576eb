import { useSearchParams } from 'react-router';
import { EntityEdit } from '../../entities/entity-edit.tsx';
import { NotFound } from '../../ui/not-found.tsx';
import { localChargesPath } from '../paths.ts';
import { localChargeDescription } from './local-charge-description.ts';
import { surchargeDescription } from './surcharge-description.ts';

/** A charge to be written: `?entity=LocalCharge` or `LaneSurcharge`, with `&id=` for one there is, `&copy=` for one like it. */
export function ChargeEditPage() {
  const [search] = useSearchParams();
  const description = [localChargeDescription, surchargeDescription].find(
    ({ entity }) => entity.name === search.get('entity'),
  );
  return description ? <EntityEdit description={description} /> : <NotFound home={localChargesPath()} />;
}
