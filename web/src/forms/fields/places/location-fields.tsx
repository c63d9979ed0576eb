import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useWords } from '../../../language/words.ts';
import { ChoosePlace } from '../../../places/choose-place.tsx';
import { usePosition } from '../../../places/use-position.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { EditProps, Place } from '../../part.ts';
import { useForm } from '../../use-form.ts';
import { coordinateIn, placeIn } from './place-value.ts';

type LocationFieldsProps = Pick<EditProps, 'value' | 'onChange' | 'ties' | 'place'>;

interface Typed {
  address: string;
  lng: string;
  lat: string;
}

/** Where it is: as the device says, or typed by hand. A place without both coordinates is none. */
export function LocationFields({ value, onChange, ties, place }: LocationFieldsProps) {
  const words = useWords();
  const [typed, setTyped] = useState<Typed>(() => typedOf(value));
  const [accuracy, setAccuracy] = useState<number>();
  const told = useRef(value);
  const write = (next: Typed) => {
    setTyped(next);
    told.current = placeOf(next, value);
    onChange(told.current);
  };
  const [isChoosing, setIsChoosing] = useState(false);
  const { isSeeking, problem, seek } = usePosition((found) => {
    setAccuracy(found.accuracy);
    write({ ...typed, lng: String(found.lng), lat: String(found.lat) });
  });
  const follow = useEffectEvent((now: unknown) => {
    // A draft, a script or a reset brought another place: what was typed gives way.
    if (JSON.stringify(now) === JSON.stringify(told.current)) return;
    told.current = now;
    setTyped(typedOf(now));
  });
  useEffect(() => follow(value), [value]);

  const isBegun = Object.values(typed).some((text) => text.trim() !== '');
  const isIncomplete = isBegun && placeOf(typed, value) === null;
  useHindrance(place, isIncomplete ? words('locationIncomplete') : undefined);
  const change = (name: keyof Typed, text: string) => {
    setAccuracy(undefined);
    write({ ...typed, [name]: text });
  };
  const label = ties['aria-labelledby'];
  return (
    <fieldset className="location-fields" aria-labelledby={label} aria-label={ties['aria-label']}>
      <div className="location-here">
        <Button
          id={ties.id}
          icon="anchor"
          busy={isSeeking}
          aria-labelledby={label && `${label} ${ties.id}`}
          aria-describedby={ties['aria-describedby']}
          onClick={seek}
        >
          {words(isSeeking ? 'locationSeeking' : 'locationHere')}
        </Button>
        <Button icon="search" onClick={() => setIsChoosing(true)}>
          {words('locationChoose')}
        </Button>
        {accuracy !== undefined && (
          <span className="location-note" role="status">
            {words('locationAccuracy', { metres: accuracy })}
          </span>
        )}
        {isBegun && (
          <Button look="quiet" onClick={() => write({ address: '', lng: '', lat: '' })}>
            {words('locationClear')}
          </Button>
        )}
      </div>
      <ChoosePlace
        open={isChoosing}
        start={placeIn(value)}
        onClose={() => setIsChoosing(false)}
        onChoose={({ lat, lng, name, address, datum }) => {
          const chosen = { lng, lat, address: address || name, name, datum };
          setAccuracy(undefined);
          setTyped(typedOf(chosen));
          told.current = chosen;
          onChange(chosen);
        }}
      />
      {problem && (
        <p className="location-problem" role="alert">
          {words(problem)}
        </p>
      )}
      <TextField
        label={words('locationAddress')}
        placeholder={words('locationAddressPlaceholder')}
        maxLength={500}
        value={typed.address}
        onChange={(event) => change('address', event.target.value)}
      />
      <div className="location-coordinate-fields">
        <TextField
          label={words('locationLongitude')}
          inputMode="decimal"
          maxLength={20}
          value={typed.lng}
          onChange={(event) => change('lng', event.target.value)}
        />
        <TextField
          label={words('locationLatitude')}
          inputMode="decimal"
          maxLength={20}
          value={typed.lat}
          onChange={(event) => change('lat', event.target.value)}
        />
      </div>
      {isIncomplete && <p className="location-note">{words('locationIncomplete')}</p>}
    </fieldset>
  );
}

/** What is half typed is no value yet, and must not be lost by sending the form without it. */
function useHindrance(place: Place, words: string | undefined): void {
  const store = useForm();
  const id = useId();
  const hinder = useEffectEvent(() => store.hinder(id, place, words));
  useEffect(() => {
    if (words === undefined) return;
    hinder();
    return () => store.hinder(id, { path: '' }, undefined);
  }, [words, store, id]);
}

function typedOf(value: unknown): Typed {
  const place = placeIn(value);
  if (!place) return { address: '', lng: '', lat: '' };
  return { address: place.address, lng: String(place.lng), lat: String(place.lat) };
}

/** What else a place came with, such as its name, belongs to the old coordinates. */
function placeOf({ address, lng, lat }: Typed, before: unknown): unknown {
  const [x, y] = [coordinateIn(lng, 180), coordinateIn(lat, 90)];
  if (x === undefined || y === undefined) return null;
  const old = placeIn(before);
  const isSame = old?.lng === x && old.lat === y && old.address === address.trim();
  return isSame ? before : { lng: x, lat: y, address: address.trim() };
}
