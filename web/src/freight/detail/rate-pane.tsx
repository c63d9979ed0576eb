import { getRate, type RateRow } from '@fairway/contract/freight-rates.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { useWords } from '../../language/words.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { LoadedPane } from '../../ui/loaded-pane.tsx';
import { load } from '../../wire/calls.ts';
import { ratePath } from '../paths.ts';
import { askedParts } from '../search/lane-search.ts';
import { WatchButtons } from '../watches/watch-buttons.tsx';
import { useCalculation } from './calculation.ts';
import { Calculator } from './calculator.tsx';
import { RateActs } from './rate-acts.tsx';
import './rate-pane.css';
import { RateHead, RatePricesCard, RateSections } from './rate-sections.tsx';

interface RatePaneProps {
  id: string;
  onClose: () => void;
}

/** A rate beside the table it was found in. */
export function RatePane({ id, onClose }: RatePaneProps) {
  const words = useWords();
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const asked = useQuery({ ...load(getRate, { params: { id } }), meta: { quiet: true } });
  return (
    <LoadedPane
      query={asked}
      className="rate-pane"
      title={asked.data ? `${asked.data.carrierName} ${asked.data.rateNo}` : words('rateDetail')}
      actions={
        <>
          {asked.data && <WatchButtons rate={asked.data} />}
          {asked.data && (
            <RateActs rate={asked.data} place="head" asked={askedParts(address)} onGone={onClose} />
          )}
          <IconButton
            icon="link"
            label={words('rateOpenPage')}
            onClick={() => void navigate(ratePath(id, askedParts(address)))}
          />
        </>
      }
      onClose={onClose}
    >
      {(rate) => <OpenRate rate={rate} />}
    </LoadedPane>
  );
}

function OpenRate({ rate }: { rate: RateRow }) {
  const calculation = useCalculation(rate);
  return (
    <>
      <RateHead rate={rate} />
      <RatePricesCard rate={rate} calculation={calculation} />
      <Calculator rate={rate} calculation={calculation} />
      <RateSections rate={rate} calculation={calculation} />
    </>
  );
}
