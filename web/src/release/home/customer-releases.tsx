import { listAwaitingRelease } from '@fairway/contract/releases.ts';
import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { useSession } from '../../wire/session-store.ts';
import { useList } from '../../wire/use-list.ts';
import { applyPathOf, releasesPathOf } from '../paths.ts';
import { GateLight } from '../release-marks.tsx';
import { arrivalText } from '../release-text.ts';
import './customer-releases.css';

const shown = 3;

/** Cargo of a customer that is there or soon will be, and that they have not asked for; nothing while none is. */
function CustomerReleases() {
  const words = useWords();
  const [now] = useState(() => Date.now());
  const enabled = useSession(({ permissionList }) =>
    permissionList.some(({ modelId }) => modelId === 'cargoRelease'),
  );
  const { rows = [], total } = useList(listAwaitingRelease, {}, { enabled });
  if (rows.length === 0) return null;
  return (
    <Card
      title={words('releaseApply')}
      state={
        <Link to={releasesPathOf('awaiting')}>
          {words('releaseCardCount', { count: total ?? rows.length })}
        </Link>
      }
    >
      <ul className="customer-releases">
        {rows.slice(0, shown).map((shipment) => (
          <li key={shipment.shipmentId}>
            <Link to={applyPathOf(shipment.shipmentId)}>
              <span className="customer-releases-line">
                <span className="number">{shipment.shipmentNo}</span>
                <small>{arrivalText(words, shipment, now)}</small>
              </span>
              <GateLight verdict={shipment.verdict} line={shipment.line} />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

export const releaseCustomerCards = { CustomerReleases };
