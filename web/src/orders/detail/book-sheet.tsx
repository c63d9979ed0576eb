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
import { DateField } from '../../ui/dates/date-field.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { StateLabel } from '../../ui/state-label.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { load } from '../../wire/calls.ts';
import { cutoffWords } from '../order-words.ts';
import { useNow } from '../use-now.ts';
import { ActSheet } from './act-sheet.tsx';
import './act-sheets.css';
import type { OrderActsOf } from './use-order-acts.ts';

interface BookSheetProps {
  order: OrderDetail;
  onBook: OrderActsOf['book'];
  onDone: () => void;
  onClose: () => void;
}

/** The departure that space is asked for: by sea one of the list, otherwise one that is written down. */
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
  return (
    <ActSheet
      title={words('orderBookTitle')}
      agree={words('orderBook')}
      isReady={isThere}
      onAct={() => onBook({ sailingId: chosen, departure: null })}
      onDone={onDone}
      onClose={onClose}
    >
      <Loaded query={asked}>
        {({ list }) =>
          list.length === 0 ? (
            <p>{words('orderBookNone')}</p>
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
                      eta: atPort(sailing.eta, sailing.timeZone, 'MM-dd'),
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

/** The hour on the clock of the company, which is in Shanghai. */
const momentOf = (held: string): number => Date.parse(`${held}:00+08:00`);

function BookDeparture({ order, onBook, onDone, onClose }: BookSheetProps) {
  const words = useWords();
  const { sailing } = order;
  const [name, setName] = useState(sailing?.vesselName ?? '');
  const [number, setNumber] = useState(sailing?.carrierVoyage ?? '');
  const [etd, setEtd] = useState('');
  const [eta, setEta] = useState('');
  const isReady = name.trim() !== '' && etd !== '' && eta !== '' && momentOf(eta) >= momentOf(etd);
  return (
    <ActSheet
      title={words('orderBook')}
      agree={words('orderBook')}
      isReady={isReady}
      onAct={() =>
        onBook({
          sailingId: null,
          departure: {
            ...{ name: name.trim(), number: number.trim(), etd: momentOf(etd), eta: momentOf(eta) },
          },
        })
      }
      onDone={onDone}
      onClose={onClose}
    >
      <TextField
        label={words('orderDepartureName')}
        value={name}
        maxLength={60}
        onChange={(event) => setName(event.target.value)}
      />
      <TextField
        label={words('orderDepartureNumber')}
        value={number}
        maxLength={30}
        onChange={(event) => setNumber(event.target.value)}
      />
      <DateField label={words('orderDepartureEtd')} kind="minute" value={etd} onChange={setEtd} />
      <DateField label={words('orderDepartureEta')} kind="minute" value={eta} onChange={setEta} />
    </ActSheet>
  );
}
