import type { ShipmentScope } from '@fairway/contract/shipment-fields.ts';
import { findShipments } from '@fairway/contract/shipments.ts';
import { checkContainerNumber } from '@fairway/domain/check-digits/container-number.ts';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../../language/words.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { load } from '../../wire/calls.ts';
import { shipmentPathOf } from '../paths.ts';
import { referenceWords, stageWords } from '../shown/shipment-words.ts';
import './number-hits.css';

const most = 6;

/** Names have no figures; fewer than four of anything are no number. */
const isNumber = (typed: string): boolean =>
  /\d/.test(typed) && typed.replace(/[^\p{L}\p{N}]/gu, '').length >= 4;

interface NumberHitsProps {
  typed: string;
  /** The list it is typed in; what is found outside of it says so. */
  scope: ShipmentScope;
}

/** What is typed as a number: whether a container can have it, and the shipments that do. */
export function NumberHits({ typed, scope }: NumberHitsProps) {
  const words = useWords();
  const { data } = useQuery({
    ...load(findShipments, { query: { number: typed.slice(0, 60) } }),
    enabled: isNumber(typed),
    meta: { quiet: true },
  });
  const box = checkContainerNumber(typed);
  const hits = (isNumber(typed) && data?.list) || [];
  if (box.problem === 'shape' && hits.length === 0) return null;
  return (
    <div className="number-hits" role="status">
      {box.problem !== 'shape' && (
        <p
          className={`number-hits-digit ${box.problem === 'digit' ? 'number-hits-wrong' : 'number-hits-right'}`}
        >
          <Icon name={box.problem === 'digit' ? 'warning' : 'check'} size={16} />
          {box.problem === 'digit'
            ? words('shipmentDigitWrong', { number: box.number, digit: box.expected ?? '' })
            : words('shipmentDigitRight', { number: box.number })}
        </p>
      )}
      {hits.length > 0 && (
        <ul aria-label={words('shipmentHits')}>
          {hits.slice(0, most).map((hit) => (
            <li key={`${hit.shipmentId} ${hit.kind} ${hit.number}`}>
              <Link to={shipmentPathOf(hit.shipmentId)}>
                <strong className="number">{hit.number}</strong>
                <small>{words(referenceWords[hit.kind])}</small>
                <span>{words('wayFromTo', { from: hit.polName, to: hit.podName })}</span>
                <small>{words(stageWords[hit.stage])}</small>
                {scope === 'mine' && !hit.isMine && <small>{words('shipmentHitNotMine')}</small>}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
