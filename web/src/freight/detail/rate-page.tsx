import { AppError } from '@fairway/contract/app-error.ts';
import { getRate, type RateRow } from '@fairway/contract/freight-rates.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useWords } from '../../language/words.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { NotFound } from '../../ui/not-found.tsx';
import { Page } from '../../ui/page.tsx';
import { desktop, useMedia } from '../../ui/use-media.ts';
import { load } from '../../wire/calls.ts';
import { keepingPath, ratesPath } from '../paths.ts';
import { WatchButtons } from '../watches/watch-buttons.tsx';
import { questionInAddress, useCalculation } from './calculation.ts';
import { Calculator } from './calculator.tsx';
import { RateActs } from './rate-acts.tsx';
import './rate-page.css';
import { RateHead, RatePricesCard, RateSections } from './rate-sections.tsx';

/** One rate: everything about it, and what a cargo costs with it. */
export function RatePage() {
  const words = useWords();
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const asked = useQuery({
    ...load(getRate, { params: { id } }),
    enabled: id !== '',
    meta: { quiet: true },
  });
  // What is not for somebody is not there for them.
  if (id === '' || (asked.error instanceof AppError && !asked.data)) return <NotFound home={ratesPath} />;
  if (asked.data) return <OpenRate key={id} rate={asked.data} />;
  return (
    <Page title={words('rateDetail')} back={ratesPath}>
      <Loaded query={asked}>{() => null}</Loaded>
    </Page>
  );
}

function OpenRate({ rate }: { rate: RateRow }) {
  const words = useWords();
  const isDesk = useMedia(desktop);
  const calculation = useCalculation(rate);
  const calculator = <Calculator rate={rate} calculation={calculation} />;
  const prices = <RatePricesCard rate={rate} calculation={calculation} />;
  const asked = questionInAddress(calculation.question);
  return (
    <Page
      title={words('rateDetail')}
      // Only who keeps rates is shown a draft, and only their list has it.
      back={rate.status === 'draft' ? keepingPath() : ratesPath}
      width={isDesk ? 'whole' : 'column'}
      actions={
        <>
          <WatchButtons rate={rate} />
          {isDesk && <RateActs rate={rate} place="head" asked={asked} />}
        </>
      }
      foot={!isDesk && <RateActs rate={rate} place="foot" asked={asked} />}
      aside={isDesk && <div className="page-aside-cards">{calculator}</div>}
    >
      <RateHead rate={rate} />
      {!isDesk && (
        <>
          {prices}
          {calculator}
        </>
      )}
      <div className="rate-sections">
        {isDesk && prices}
        <RateSections rate={rate} calculation={calculation} />
      </div>
    </Page>
  );
}
