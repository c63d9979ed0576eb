import type { ShipmentDetail } from '@fairway/contract/shipments.ts';
import { useWords } from '../../language/words.ts';
import { Card } from '../../ui/card.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Link } from '../../ui/link.tsx';
import { chargesScreen } from '../paths.ts';

interface ShipmentCardProps {
  shipment: ShipmentDetail;
  isStaff: boolean;
}

/** Whose cargo it is and which day its charges are of. */
export function ShipmentCard({ shipment, isStaff }: ShipmentCardProps) {
  const words = useWords();
  const { customerName, pol, pod, boxSummary, mblNo, hblNo, vesselName, voyageNo, bizDate } = shipment;
  return (
    <Card title={shipment.shipmentNo}>
      <Facts
        facts={[
          [words('chargeCustomer'), customerName],
          [words('chargeRoute'), words('wayFromTo', { from: pol.name, to: pod.name })],
          [words('chargeVessel'), [vesselName, voyageNo].filter(Boolean).join(' ')],
          [words('chargeBoxes'), boxSummary],
          [words('chargeBills'), [mblNo, hblNo].filter(Boolean).join(' / ')],
          [words('chargeRateDay'), bizDate],
        ]}
      />
      {isStaff && <Link to={chargesScreen}>{words('chargeSeeAll')}</Link>}
    </Card>
  );
}
