import type { RateRow } from '@fairway/contract/freight-rates.ts';
import { listRateSailings } from '@fairway/contract/freight-search.ts';
import { useQuery } from '@tanstack/react-query';
import { type PlainKey, useWords } from '../../language/words.ts';
import { Card } from '../../ui/card.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { load } from '../../wire/calls.ts';
import { usePortPlaces } from '../port-places.ts';
import { atPort, type Departure, zoneOf } from '../sailing-text.ts';
import './sailings-card.css';

const cuts = [
  ['cutSi', 'rateCutSi'],
  ['cutVgm', 'rateCutVgm'],
  ['cutPort', 'rateCutPort'],
  ['cutCustoms', 'rateCutCustoms'],
  ['cutManifest', 'rateCutManifest'],
] as const satisfies readonly (readonly [keyof Departure, PlainKey])[];

/** The next departures with everything that must be done before them, on the clock of the port. */
export function SailingsCard({ rate }: { rate: RateRow }) {
  const words = useWords();
  const sailings = useQuery({
    ...load(listRateSailings, { params: { id: rate.id } }),
    meta: { quiet: true },
  });
  return (
    <Card title={words('rateSailings')}>
      <Loaded query={sailings}>
        {({ list }) =>
          list.length === 0 ? (
            <p className="sailings-none">
              {rate.frequency
                ? words('rateNoSailingsBut', { frequency: rate.frequency })
                : words('rateNoSailings')}
            </p>
          ) : (
            <>
              <ul className="sailings">
                {list.map((sailing) => (
                  <Sailing key={sailing.id} sailing={sailing} podId={rate.podId} />
                ))}
              </ul>
              {list[0] && (
                <p className="sailings-none">
                  {words('rateTimesOfPort', { port: rate.polName, zone: zoneOf(list[0]) })}
                </p>
              )}
            </>
          )
        }
      </Loaded>
    </Card>
  );
}

function Sailing({ sailing, podId }: { sailing: Departure; podId: string }) {
  const words = useWords();
  const arrivesIn = usePortPlaces([podId]).get(podId)?.timeZone ?? sailing.timeZone;
  const now = Date.now();
  return (
    <li>
      <p className="sailing-head">
        <strong>
          {sailing.vesselName} {sailing.carrierVoyage}
        </strong>
        <span className="number">
          {words('rateDepartArrive', {
            etd: atPort(sailing.etd, sailing.timeZone),
            eta: atPort(sailing.eta, arrivesIn, 'MM-dd'),
            days: sailing.transitDays,
          })}
        </span>
      </p>
      <dl>
        {cuts.map(([field, name]) => {
          const at = sailing[field];
          const isPast = at !== null && at < now;
          return (
            <div key={field} className={isPast ? 'sailing-past' : undefined}>
              <dt>{words(name)}</dt>
              <dd className="number">
                {atPort(at, sailing.timeZone) || words('none')}
                {isPast && ` ${words('rateCutPast')}`}
              </dd>
            </div>
          );
        })}
      </dl>
    </li>
  );
}
