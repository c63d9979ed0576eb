import { useSearchParams } from 'react-router';
import { NotFound } from '../../ui/not-found.tsx';
import { chargesScreen } from '../paths.ts';
import { ShipmentChargesPage } from '../shipment/shipment-charges-page.tsx';
import { ChargePage } from './charge-page.tsx';

/** One charge (`?id=`), or all of one shipment (`?shipmentId=`). */
export function ChargeDetailPage() {
  const [address] = useSearchParams();
  const [id, shipmentId] = [address.get('id'), address.get('shipmentId')];
  if (id) return <ChargePage key={id} id={id} />;
  if (shipmentId) return <ShipmentChargesPage key={shipmentId} shipmentId={shipmentId} />;
  return <NotFound home={chargesScreen} />;
}
