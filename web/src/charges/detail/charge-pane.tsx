import { getCharge } from '@fairway/contract/shipment-charges.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useWords } from '../../language/words.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { LoadedPane } from '../../ui/loaded-pane.tsx';
import { load } from '../../wire/calls.ts';
import { ChargeActButtons } from '../acts/charge-act-buttons.tsx';
import { nameText } from '../charge-text.ts';
import { shipmentChargesPathOf } from '../paths.ts';
import { ChargeBody } from './charge-body.tsx';
import './charge-pane.css';
import { HistoryCard } from './history-card.tsx';

interface ChargePaneProps {
  id: string;
  onClose: () => void;
}

/** A charge beside the table it stands in. */
export function ChargePane({ id, onClose }: ChargePaneProps) {
  const words = useWords();
  const navigate = useNavigate();
  const asked = useQuery({ ...load(getCharge, { params: { id } }), meta: { quiet: true } });
  const charge = asked.data?.charge;
  return (
    <LoadedPane
      query={asked}
      className="charge-pane"
      title={charge ? nameText(charge) : words('chargeOne')}
      actions={
        charge && (
          <>
            <ChargeActButtons charge={charge} onGone={onClose} />
            <IconButton
              icon="grid"
              label={words('chargeToShipment')}
              onClick={() => void navigate(shipmentChargesPathOf(charge.shipmentId, charge.id))}
            />
          </>
        )
      }
      onClose={onClose}
    >
      {(shown) => (
        <>
          <ChargeBody charge={shown.charge} />
          <HistoryCard history={shown.history} />
        </>
      )}
    </LoadedPane>
  );
}
