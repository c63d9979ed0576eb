import { listRates } from '@fairway/contract/freight-rates.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useWords } from '../../language/words.ts';
import { useCan } from '../../session/use-can.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { load } from '../../wire/calls.ts';
import { AskRateLink } from '../inquiries/ask-rate-link.tsx';
import { nearestTo } from '../nearest-ports.ts';
import { usePortPlaces } from '../port-places.ts';
import type { LaneSearch } from './lane-search.ts';
import './no-rates.css';

interface NoRatesProps {
  search: LaneSearch;
  onChange: (changes: Partial<LaneSearch>) => void;
}

/** Nothing is offered on a lane: what to look at in its place. */
export function NoRates({ search, onChange }: NoRatesProps) {
  const words = useWords();
  const isKeeper = useCan('freight', 'button', 'btn_publish');
  const [looksNearby, setLooksNearby] = useState(false);
  const [address] = useSearchParams();
  if (search.isOfPast)
    return (
      <Empty
        title={words('rateNoneOver')}
        action={<Button onClick={() => onChange({ isOfPast: false })}>{words('rateBackToValid')}</Button>}
      />
    );
  return (
    <div className="no-rates">
      <Empty
        title={words('rateNoneOnLane')}
        line={words('rateNoneLine')}
        action={
          <div className="no-rates-acts">
            <AskRateLink asked={address} look="primary" />
            {!looksNearby && (
              <Button icon="place" onClick={() => setLooksNearby(true)}>
                {words('rateNearby')}
              </Button>
            )}
            {isKeeper && (
              <Button icon="aging" onClick={() => onChange({ isOfPast: true })}>
                {words('rateShowOver')}
              </Button>
            )}
          </div>
        }
      />
      {looksNearby && (
        <>
          <Nearby search={search} of="pod" onChange={onChange} />
          <Nearby search={search} of="pol" onChange={onChange} />
        </>
      )}
    </div>
  );
}

const most = 6;
const reachKm = 2_500;

/** Ports near one end of the lane to which, or from which, something is offered. */
function Nearby({ search, of, onChange }: NoRatesProps & { of: 'pol' | 'pod' }) {
  const words = useWords();
  const { mode, polId, podId, etd } = search;
  const own = of === 'pod' ? podId : polId;
  const kept = of === 'pod' ? { polId } : { podId };
  const filters = { mode: [mode], status: ['published' as const], on: etd, ...kept };
  const asked = useQuery({
    ...load(listRates, { body: { pageSize: 200, filters } }),
    meta: { quiet: true },
  });
  const offered = [
    ...new Set((asked.data?.list ?? []).map((rate) => (of === 'pod' ? rate.podId : rate.polId))),
  ];
  const places = usePortPlaces([own, ...offered]);
  const others = [...places.values()].filter(({ id }) => id !== own && offered.includes(id));
  const near = nearestTo(places.get(own), others, reachKm).slice(0, most);
  const title = words(of === 'pod' ? 'rateNearbyPods' : 'rateNearbyPols');
  if (!asked.data) return asked.isError ? null : <Skeleton shape="line" count={2} />;
  return (
    <section className="no-rates-near" aria-label={title}>
      <h2>{title}</h2>
      {near.length === 0 ? (
        <p>{words('rateNearbyNone')}</p>
      ) : (
        <ul>
          {near.map(({ id, fullName, enCode }) => (
            <li key={id}>
              <Button onClick={() => onChange(of === 'pod' ? { podId: id } : { polId: id })}>
                {fullName} {enCode}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
