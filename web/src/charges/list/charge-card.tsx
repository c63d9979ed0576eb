import type { ChargeRow } from '@fairway/contract/shipment-charges.ts';
import { type Say, useWords } from '../../language/words.ts';
import { ChargeMarks } from '../charge-marks.tsx';
import { ChargeStateLabel } from '../charge-state-label.tsx';
import {
  amountText,
  bookText,
  countText,
  nameText,
  overPromise,
  taxedText,
  vatText,
} from '../charge-text.ts';
import { sideWords } from '../charge-words.ts';
import { DifferenceMark } from '../difference-mark.tsx';
import { billedText } from './billed-text.ts';
import './charge-card.css';

interface ChargeCardProps {
  charge: ChargeRow;
  /** It stands among others of its shipment and side. */
  isAmongItsOwn?: boolean;
}

/** A charge on a phone. */
export function ChargeCard({ charge, isAmongItsOwn = false }: ChargeCardProps) {
  const words = useWords();
  const more = overPromise(charge);
  const isForeign = charge.bookRate !== null && charge.bookRate.rate !== '1';
  return (
    <article className="charge-card">
      <span className="charge-card-head">
        <strong>{nameText(charge)}</strong>
        <ChargeStateLabel status={charge.status} />
      </span>
      <span className="charge-card-line">
        {isAmongItsOwn
          ? charge.partyName
          : [charge.shipmentNo, words(sideWords[charge.side]), charge.partyName].filter(Boolean).join(' · ')}
      </span>
      <span className="charge-card-sum">
        <span className="charge-card-count number">{countText(charge, words)}</span>
        <strong className="number">{amountText(charge)}</strong>
      </span>
      <span className="charge-card-line number">
        {[
          taxText(charge, words),
          isForeign && bookText(charge),
          charge.bookRate === null && words('chargeNoRateShort'),
          charge.status === 'approved' && billedText(charge, words),
          taxedText(charge, words),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {more && (
        <span className="charge-card-line">
          {words('chargeAgainstQuote')} <DifferenceMark difference={more} />
        </span>
      )}
      <ChargeMarks charge={charge} />
    </article>
  );
}

const taxText = ({ vatKind, vatRate }: ChargeRow, words: Say): string => {
  const text = vatText(vatKind, vatRate, words);
  return vatKind === 'taxable' ? `${words('chargeVatRate')} ${text}` : text;
};
