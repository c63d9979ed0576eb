import type { RateRow } from '@fairway/contract/freight-rates.ts';
import { FavouriteButton } from './favourite-button.tsx';
import { PriceAlertButton } from './price-alert-button.tsx';
import './watch-buttons.css';

interface WatchButtonsProps {
  rate: RateRow;
  boxTypes?: readonly string[];
}

/** The heart and the bell of a rate. */
export function WatchButtons({ rate, boxTypes }: WatchButtonsProps) {
  return (
    <span className="watch-buttons">
      <FavouriteButton rate={rate} />
      <PriceAlertButton rate={rate} boxTypes={boxTypes} />
    </span>
  );
}
