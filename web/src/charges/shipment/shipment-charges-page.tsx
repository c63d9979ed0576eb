import { AppError } from '@fairway/contract/app-error.ts';
import type { Reply } from '@fairway/contract/endpoint.ts';
import { listCharges } from '@fairway/contract/shipment-charges.ts';
import { getShipment, type ShipmentDetail } from '@fairway/contract/shipments.ts';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../../language/words.ts';
import { shipmentDeskPathOf, shipmentPathOf } from '../../shipments/paths.ts';
import { NoSuchShipment } from '../../shipments/shown/no-such-shipment.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Page } from '../../ui/page.tsx';
import { desktop, useMedia } from '../../ui/use-media.ts';
import { load } from '../../wire/calls.ts';
import { chargesScreen } from '../paths.ts';
import { useChargeRights } from '../use-charge-rights.ts';
import { ChargesDesk } from './charges-desk.tsx';
import { ChargesOnPhone } from './charges-on-phone.tsx';
import { chargesOf } from './shipment-charges-read.ts';
import { useChargeEditor } from './use-charge-editor.ts';

/** What one shipment earns and costs. */
export function ShipmentChargesPage({ shipmentId }: { shipmentId: string }) {
  const words = useWords();
  const shipment = useQuery({
    ...load(getShipment, { params: { id: shipmentId } }),
    meta: { quiet: true },
  });
  const charges = useQuery({ ...load(listCharges, chargesOf(shipmentId)), meta: { quiet: true } });
  // What is not for somebody is not there for them.
  if (shipment.error instanceof AppError && !shipment.data) return <NoSuchShipment />;
  if (shipment.data && charges.data)
    return <OpenCharges key={shipmentId} shipment={shipment.data} charges={charges.data} />;
  const missing = shipment.data ? charges : shipment;
  return (
    <Page title={words('chargeTitle')} back={chargesScreen}>
      <Loaded query={{ ...missing, data: undefined }}>{() => null}</Loaded>
    </Page>
  );
}

export interface OpenChargesProps {
  shipment: ShipmentDetail;
  charges: Reply<typeof listCharges>;
}

function OpenCharges({ shipment, charges }: OpenChargesProps) {
  const isDesk = useMedia(desktop);
  const rights = useChargeRights();
  const editor = useChargeEditor(shipment.id, charges.list);
  // A closed or cancelled one keeps what it has.
  const mayEdit = rights.mayEdit && shipment.status === 'active';
  const shown = { shipment, charges, editor, rights: { ...rights, mayEdit } };
  const home = rights.isStaff ? shipmentDeskPathOf(shipment.id) : shipmentPathOf(shipment.id);
  return isDesk ? <ChargesDesk {...shown} home={home} /> : <ChargesOnPhone {...shown} home={home} />;
}
