import { AppError } from '@fairway/contract/app-error.ts';
import { getRate, type RateRow } from '@fairway/contract/freight-rates.ts';
import { listRateSailings } from '@fairway/contract/freight-search.ts';
import { createQuote, listQuotes } from '@fairway/contract/quotes.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { askedPrice, type Calculation, useCalculation } from '../../freight/detail/calculation.ts';
import { Calculator } from '../../freight/detail/calculator.tsx';
import { ratesPath } from '../../freight/paths.ts';
import { DirectMark, routeText } from '../../freight/rate-route.tsx';
import { ValidTo } from '../../freight/rate-tags.tsx';
import { atPort } from '../../freight/sailing-text.ts';
import { useWords } from '../../language/words.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Empty } from '../../ui/empty.tsx';
import '../../ui/form.css';
import { HeadCard } from '../../ui/head-card.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { NotFound } from '../../ui/not-found.tsx';
import { Page } from '../../ui/page.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { toast } from '../../ui/toast.ts';
import { desktop, useMedia } from '../../ui/use-media.ts';
import { load, useCommand } from '../../wire/calls.ts';
import '../detail/quote-offer.css';
import { quoteEditPath, quotesPath } from '../paths.ts';
import { dayOf, endOfDay } from '../quote-text.ts';
import { isWhole, type Whom, WhomFields } from './whom-fields.tsx';

/** A quote from a rate: for whom, what is carried, until when it is valid. Then its lines can be changed. */
export function NewQuotePage() {
  const words = useWords();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const id = search.get('rateId') ?? '';
  const asked = useQuery({
    ...load(getRate, { params: { id } }),
    enabled: id !== '',
    meta: { quiet: true },
  });
  if (id === '')
    return (
      <Page title={words('quoteNew')} back={quotesPath}>
        <Empty
          title={words('quoteNoRate')}
          line={words('quoteNoRateLine')}
          action={
            <Button look="primary" onClick={() => void navigate(ratesPath)}>
              {words('quoteFindRate')}
            </Button>
          }
        />
      </Page>
    );
  if (asked.error instanceof AppError && !asked.data) return <NotFound home={quotesPath} />;
  if (asked.data) return <NewQuote key={id} rate={asked.data} />;
  return (
    <Page title={words('quoteNew')} back={quotesPath}>
      <Loaded query={asked}>{() => null}</Loaded>
    </Page>
  );
}

const week = 7 * 86_400_000;

function NewQuote({ rate }: { rate: RateRow }) {
  const words = useWords();
  const navigate = useNavigate();
  const isDesk = useMedia(desktop);
  const calculation = useCalculation(rate);
  const { question, change, priced } = calculation;
  const [sailingId, setSailingId] = useState('');
  const [whom, setWhom] = useState<Whom>(() => ({
    ...{ customerId: question.customerId, addressee: '', contactName: '', language: 'zh', remark: '' },
    validUntil: usualDay(rate.validTo),
  }));
  const making = useCommand(createQuote, { refreshes: [listQuotes] });
  const setPart = (changes: Partial<Whom>) => {
    setWhom({ ...whom, ...changes });
    // A customer may have prices of their own.
    if (changes.customerId !== undefined) change({ customerId: changes.customerId });
  };
  const make = async () => {
    const { customerId, validUntil, ...written } = whom;
    const body = {
      ...{ rateId: rate.id, ...askedPrice(rate.mode, question), ...written },
      ...{ customerId: customerId || null, sailingId: sailingId || null },
      validUntil: endOfDay(validUntil),
    };
    const made = await making.mutateAsync({ body }).catch(() => undefined);
    if (!made) return;
    toast(words('quoteMade'));
    void navigate(quoteEditPath(made.id), { replace: true });
  };
  const canMake = isWhole(whom) && priced.data?.price != null;
  const button = (
    <Button
      look="primary"
      icon="report"
      busy={making.isPending}
      disabled={!canMake}
      onClick={() => void make()}
    >
      {words('quoteMake')}
    </Button>
  );
  const calculator = <Calculator rate={rate} calculation={calculation} foot={isDesk ? button : <span />} />;
  return (
    <Page
      title={words('quoteNew')}
      back={quotesPath}
      actions={isDesk && button}
      foot={!isDesk && <ActionBar>{button}</ActionBar>}
      aside={isDesk && <div className="page-aside-cards">{calculator}</div>}
    >
      <HeadCard title={routeText(rate)}>
        <p className="quote-head-line">
          <strong>{rate.carrierName}</strong> {rate.carrierCode}
          <span>
            <DirectMark rate={rate} />
          </span>
          <span>
            {words('rateValidTo')} <ValidTo rate={rate} />
          </span>
          <span className="number">{rate.rateNo}</span>
        </p>
      </HeadCard>
      <Card title={words('quoteForWhom')}>
        <div className="form-fields">
          <WhomFields value={whom} onChange={setPart} />
          <Sailings rate={rate} value={sailingId} onChange={setSailingId} calculation={calculation} />
        </div>
      </Card>
      {!isDesk && calculator}
    </Page>
  );
}

/** A week, and not longer than the rate while that holds. */
function usualDay(rateEnds: string): string {
  const inAWeek = dayOf(Date.now() + week);
  return dayOf(Date.now()) <= rateEnds && rateEnds < inAWeek ? rateEnds : inAWeek;
}

interface SailingsProps {
  rate: RateRow;
  value: string;
  onChange: (id: string) => void;
  calculation: Calculation;
}

/** One of the next departures; the price is that of its day. */
function Sailings({ rate, value, onChange, calculation }: SailingsProps) {
  const words = useWords();
  const { data } = useQuery({
    ...load(listRateSailings, { params: { id: rate.id } }),
    meta: { quiet: true },
  });
  const sailings = data?.list ?? [];
  if (sailings.length === 0) return null;
  return (
    <SelectField
      label={words('quoteSailing')}
      placeholder={words('quoteSailingAny')}
      value={value}
      options={sailings.map(({ id, vesselName, carrierVoyage, etd, timeZone }) => ({
        value: id,
        label: `${atPort(etd, timeZone, 'MM-dd')} ${vesselName} ${carrierVoyage}`,
      }))}
      onChange={(event) => {
        const chosen = sailings.find(({ id }) => id === event.target.value);
        if (chosen) calculation.change({ etd: atPort(chosen.etd, chosen.timeZone, 'yyyy-MM-dd') });
        onChange(event.target.value);
      }}
    />
  );
}
