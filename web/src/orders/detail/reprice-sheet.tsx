import type { Reply } from '@fairway/contract/endpoint.ts';
import type { OrderState } from '@fairway/contract/order-fields.ts';
import {
  listRepriceRates,
  type OrderDetail,
  previewReprice,
  type repriceOrder,
} from '@fairway/contract/orders.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { sumsText } from '../../freight/money-text.ts';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Facts } from '../../ui/facts.tsx';
import '../../ui/form.css';
import { Loaded } from '../../ui/loaded.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { StateLabel } from '../../ui/state-label.tsx';
import { load } from '../../wire/calls.ts';
import { orderEditPath } from '../paths.ts';
import { ActRefused } from './act-refused.tsx';
import './act-sheets.css';
import { LinesCompared } from './lines-compared.tsx';
import { PriceCompared } from './price-compared.tsx';
import type { OrderActsOf } from './use-order-acts.ts';

const repriceWords: Partial<Record<OrderState, 'orderRepriceExpired' | 'orderRepriceShipment'>> = {
  ...{ expired: 'orderRepriceExpired', converted: 'orderRepriceShipment' },
};

interface RepriceSheetProps {
  order: OrderDetail;
  onReprice: OrderActsOf['reprice'];
  onClose: () => void;
}

/** By which rate, what that comes to line by line, then what it came to. */
export function RepriceSheet({ order, onReprice, onClose }: RepriceSheetProps) {
  const words = useWords();
  // What it was when it was opened: the order behind the sheet changes with the answer.
  const [before] = useState(order);
  const [rateId, setRateId] = useState(order.rateId ?? undefined);
  const [done, setDone] = useState<Reply<typeof repriceOrder>>();
  const [isBusy, setIsBusy] = useState(false);
  const preview = useQuery({
    ...load(previewReprice, { params: { id: order.id }, body: { ...(rateId && { rateId }) } }),
    ...{ enabled: done === undefined, retry: false, meta: { quiet: true } },
  });
  const reprice = async () => {
    setIsBusy(true);
    setDone(await onReprice(rateId));
    setIsBusy(false);
  };
  if (done) return <Repriced before={before} done={done} onClose={onClose} />;
  return (
    <Sheet
      title={words('orderReprice')}
      open
      wide
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words('close')}</Button>
          <Button look="primary" busy={isBusy} disabled={!preview.data} onClick={() => void reprice()}>
            {words('orderReprice')}
          </Button>
        </>
      }
    >
      <div className="form-stack">
        <p>{words(repriceWords[before.status] ?? 'orderRepriceLine')}</p>
        <Facts
          facts={[
            [words('orderRepriceBefore'), sumsText(before.totals)],
            [words('orderPricedBy'), before.rateNo],
          ]}
        />
        <RateChoice order={before} value={rateId} onChange={setRateId} />
        <Loaded query={preview}>
          {({ before: was, totals, difference, lines }) => (
            <>
              <PriceCompared before={was} after={totals} difference={difference} />
              <LinesCompared lines={lines} />
            </>
          )}
        </Loaded>
        <ActRefused />
      </div>
    </Sheet>
  );
}

interface RateChoiceProps {
  order: OrderDetail;
  value: string | undefined;
  onChange: (rateId: string) => void;
}

/** The rates of its lane that its customer is offered. */
function RateChoice({ order, value, onChange }: RateChoiceProps) {
  const words = useWords();
  const asked = useQuery({ ...load(listRepriceRates, { params: { id: order.id } }), meta: { quiet: true } });
  return (
    <Loaded query={asked}>
      {({ list }) =>
        list.length === 0 ? (
          <p>{words('orderRepriceNoRate')}</p>
        ) : (
          <fieldset className="sailing-choice rate-choice">
            <legend>{words('orderRepriceChoose')}</legend>
            {list.map((rate) => (
              <label key={rate.rateId}>
                <input
                  type="radio"
                  name="rate"
                  checked={rate.rateId === value}
                  onChange={() => onChange(rate.rateId)}
                />
                <strong>
                  {rate.carrierName} <span className="number">{rate.rateNo}</span>
                </strong>
                {rate.isOwn ? (
                  <StateLabel tone="brand">{words('orderRepriceOwn')}</StateLabel>
                ) : (
                  <span className="number">{sumsText(rate.totals) || words('orderNotPriced')}</span>
                )}
                <small className="number">
                  {[
                    words(rate.isDirect ? 'rateDirect' : 'rateTransshipped'),
                    rate.transitDays === null ? '' : words('rateDays', { count: rate.transitDays }),
                    `${rate.validFrom} – ${rate.validTo}`,
                    rate.isOwn ? sumsText(rate.totals) : '',
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </label>
            ))}
          </fieldset>
        )
      }
    </Loaded>
  );
}

interface RepricedProps {
  before: OrderDetail;
  done: Reply<typeof repriceOrder>;
  onClose: () => void;
}

function Repriced({ before, done, onClose }: RepricedProps) {
  const words = useWords();
  const navigate = useNavigate();
  const isOther = done.id !== before.id;
  return (
    <Sheet
      title={words('orderRepriceDone')}
      open
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words('close')}</Button>
          {isOther && (
            <Button look="primary" onClick={() => void navigate(orderEditPath(done.id))}>
              {words('orderRepriceOpen')}
            </Button>
          )}
        </>
      }
    >
      <div className="form-stack" role="status">
        {done.difference.every(({ amount }) => Number(amount) === 0) && <p>{words('orderRepriceSame')}</p>}
        <PriceCompared before={before.totals} after={done.totals} difference={done.difference} />
      </div>
    </Sheet>
  );
}
