import { sailings } from '@fairway/contract/carriers.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { load } from '../../wire/calls.ts';
import { zoneText } from '../tracking/wall-text.ts';
import './sailing-choice.css';

interface SailingChoiceProps {
  polId: string;
  podId: string;
  value: string;
  onChange: (sailingId: string) => void;
}

const most = 30;
const time = 'MM-dd HH:mm';

/** The next departures of the schedule between two ports. */
export function SailingChoice({ polId, podId, value, onChange }: SailingChoiceProps) {
  const words = useWords();
  const [now] = useState(() => Date.now());
  const isKnown = polId !== '' && podId !== '';
  const asked = useQuery({
    ...load(sailings.list, {
      body: { ...{ filters: { polId, podId, etdFrom: now }, sidx: 'etd', sort: 'asc', pageSize: most } },
    }),
    ...{ enabled: isKnown, meta: { quiet: true } },
  });
  if (!isKnown) return <p>{words('vesselLaneFirst')}</p>;
  return (
    <Loaded query={asked}>
      {({ list }) =>
        list.length === 0 ? (
          <p>{words('vesselNoSailing')}</p>
        ) : (
          <fieldset className="sailing-rows">
            <legend>{words('vesselSailing')}</legend>
            {list.map((one) => (
              <label key={one.id}>
                <input
                  type="radio"
                  name="sailing"
                  checked={one.id === value}
                  onChange={() => onChange(one.id)}
                />
                <strong>
                  {one.vesselName} <span className="number">{one.carrierVoyage}</span>
                </strong>
                <small>{one.carrierName}</small>
                <small className="number">
                  {words('vesselDepartArrive', {
                    etd: `${formatDate(one.etd, time, one.polTimeZone)} ${zoneText(one.etd, one.polTimeZone)}`,
                    eta: `${formatDate(one.eta, time, one.podTimeZone)} ${zoneText(one.eta, one.podTimeZone)}`,
                  })}
                </small>
              </label>
            ))}
          </fieldset>
        )
      }
    </Loaded>
  );
}
