import type { RateRow } from '@fairway/contract/freight-rates.ts';
import { alertKey } from '@fairway/domain/freight/watches.ts';
import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { pricesOf } from '../rate-prices.ts';
import { PriceAlertSheet } from './price-alert-sheet.tsx';
import { useWatches } from './use-watches.ts';
import './watch-buttons.css';

interface PriceAlertButtonProps {
  rate: RateRow;
  /** What somebody asks for; its price is offered first. */
  boxTypes?: readonly string[] | undefined;
}

/** Opens the alert for the lane of a rate. */
export function PriceAlertButton({ rate, boxTypes = [] }: PriceAlertButtonProps) {
  const words = useWords();
  const watches = useWatches();
  const [isOpen, setIsOpen] = useState(false);
  if (!watches.isReady || rate.status === 'draft') return null;
  const { mode, polId, podId, currency } = rate;
  const places = pricesOf(rate, words).map(({ place }) => place);
  const isOn = places.some((place) =>
    watches.find('priceAlert', alertKey({ mode, polId, podId, place, currency })),
  );
  const usual = ['40HQ', '40GP'].filter((type) => places.includes(type));
  const first = [...boxTypes.filter((type) => places.includes(type)), ...usual, ...places][0];
  return (
    <>
      <IconButton
        icon="bell"
        label={words(isOn ? 'watchChangeAlert' : 'watchAddAlert')}
        className={`watch-button${isOn ? ' watch-button-on' : ''}`}
        onClick={() => setIsOpen(true)}
      />
      {isOpen && first !== undefined && (
        <PriceAlertSheet rate={rate} firstPlace={first} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
