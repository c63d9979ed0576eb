import {
  listOrderSailings,
  type OrderCutoff,
  type OrderDetail,
  orderCutoffs,
} from '@fairway/contract/orders.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { atPort } from '../../freight/sailing-text.ts';
import { useWords } from '../../language/words.ts';
import { sailingsPath } from '../../master-data/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { StateLabel } from '../../ui/state-label.tsx';
import { load } from '../../wire/calls.ts';
import { cutoffWords } from '../order-words.ts';
import { useNow } from '../use-now.ts';
import { ActSheet } from './act-sheet.tsx';
import './act-sheets.css';
import { type Departure, DepartureFields, useDeparture } from './departure-fields.tsx';
import type { OrderActsOf } from './use-order-acts.ts';

interface BookSheetProps {
  order: OrderDetail;
  onBook: OrderActsOf['book'];
  onDone: () => void;
  onClose: () => void;
}

/** The departure that space is asked for: by sea one of the list where it is on it, otherwise one that is written down. */
export function BookSheet(props: BookSheetProps) {
  const { mode } = props.order;
  return mode === 'FCL' || mode === 'LCL' ? <BookSailing {...props} /> : <BookDeparture {...props} />;
}

function BookSailing({ order, onBook, onDone, onClose }: BookSheetProps) {
  const words = useWords();
  const [chosen, setChosen] = useState(order.sailing?.id ?? '');
  const asked = useQuery({
    ...load(listOrderSailings, { params: { id: order.id } }),
    meta: { quiet: true },
  });
  const isThere = asked.data?.list.some(({ id }) => id === chosen) ?? false;
  const [wantsHand, setWantsHand] = useState(false);
  const written = useDeparture(order);
  const isNone = asked.data?.list.length === 0;
  const isByHand = wantsHand || isNone;
  const { departure } = written;
  return (
    <ActSheet
      title={words('orderBookTitle')}
      agree={words('orderBook')}
      isReady={isByHand ? departure !== undefined : isThere}
      onAct={async () => {
        if (!isByHand) return onBook({ sailingId: chosen, departure: null });
        return departure !== undefined && onBook(byHand(departure));
      }}
      onDone={onDone}
      onClose={onClose}
    >
      <Loaded query={asked}>
        {({ list }) =>
          isByHand ? (
            <>
              {isNone && (
                <p>
                  {words('orderBookNone')}。{words('orderBookNoneLine')}
                </p>
              )}
              <DepartureFields written={written} />
            </>
          ) : (
            <fieldset className="sailing-choice">
              <legend className="visually-hidden">{words('orderBookTitle')}</legend>
              {list.map((sailing) => (
                <label key={sailing.id}>
                  <input
                    type="radio"
                    name="sailing"
                    checked={sailing.id === chosen}
                    onChange={() => setChosen(sailing.id)}
                  />
                  <strong>
                    {sailing.vesselName} {sailing.carrierVoyage}
                  </strong>
                  <StateLabel tone={sailing.priceHolds ? 'good' : 'warn'}>
                    {words(sailing.priceHolds ? 'orderPriceHoldsMark' : 'orderPriceOutMark')}
                  </StateLabel>
                  <small className="number">
                    {words('orderDepartArrive', {
                      etd: atPort(sailing.etd, sailing.timeZone),
                      eta: atPort(sailing.eta, order.podZone || sailing.timeZone, 'MM-dd'),
                      days: sailing.transitDays,
                    })}
                    {sailing.cutPort !== null &&
                      ` · ${words('orderCutPort')} ${atPort(sailing.cutPort, sailing.timeZone)}`}
                  </small>
                  <Gone sailing={sailing} />
                </label>
              ))}
            </fieldset>
          )
        }
      </Loaded>
      <p className="book-ways">
        {asked.data && !isNone && (
          <Button look="quiet" onClick={() => setWantsHand(!wantsHand)}>
            {words(wantsHand ? 'orderBookFromList' : 'orderBookByHand')}
          </Button>
        )}
        <Link to={sailingsPath}>{words('orderBookSchedules')}</Link>
      </p>
    </ActSheet>
  );
}

/** The cut-offs that are over already: whoever books that knows what has to be asked for. */
function Gone({ sailing }: { sailing: Readonly<Record<OrderCutoff, number | null>> }) {
  const words = useWords();
  const now = useNow();
  const gone = orderCutoffs.filter((cutoff) => (sailing[cutoff] ?? now) < now);
  if (gone.length === 0) return null;
  const cutoffs = gone.map((cutoff) => words(cutoffWords[cutoff])).join(words('listComma'));
  return <small className="sailing-gone">{words('orderBookGone', { cutoffs })}</small>;
}

function BookDeparture({ order, onBook, onDone, onClose }: BookSheetProps) {
  const words = useWords();
  const written = useDeparture(order);
  return (
    <ActSheet
      title={words('orderBook')}
      agree={words('orderBook')}
      isReady={written.departure !== undefined}
      onAct={async () => written.departure !== undefined && onBook(byHand(written.departure))}
      onDone={onDone}
      onClose={onClose}
    >
      <DepartureFields written={written} />
    </ActSheet>
  );
}

const byHand = (departure: Departure) => ({ sailingId: null, departure });
