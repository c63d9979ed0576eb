import { listMyPlaces, locateCustomer, notePlace, placeDatum, savePlace } from '@fairway/contract/places.ts';
import { metresBetween, roundedSpot, type Spot } from '@fairway/domain/places/spot.ts';
import { typedCoordinates } from '@fairway/domain/places/typed-coordinates.ts';
import { useState } from 'react';
import { useCan } from '../session/use-can.ts';
import { useCommand } from '../wire/calls.ts';
import { type Position, usePosition } from './use-position.ts';

/** A place as it is handed to whoever asked for it. */
export interface ChosenPlace extends Spot {
  name: string;
  address: string;
  datum: typeof placeDatum;
}

export type StartPlace = Spot & { name?: string; address?: string };

/** One of the rows to take from. */
export interface OfferedPlace {
  name: string;
  address: string;
  lat: number | null;
  lng: number | null;
  /** Whose place it is, where the company keeps it. */
  customerId?: string | undefined;
}

interface Draft {
  name: string;
  address: string;
  /** As they are typed. */
  coordinates: string;
  customerId?: string | undefined;
  /** The row it was taken from, where that says where it is. */
  taken?: (Spot & { name: string; address: string }) | undefined;
}

/** So far from the row that was taken it is still that place, pointed at more exactly. */
const mostCorrection = 200;

/** Elsewhere than the row that was taken, nothing of the row holds; what was written by hand does. */
function withoutRow(draft: Draft, spot: Spot | undefined): Draft {
  const { taken, name, address, coordinates } = draft;
  if (!taken || !spot || metresBetween(taken, spot) <= mostCorrection) return draft;
  return {
    ...{ name: name === taken.name ? '' : name, address: address === taken.address ? '' : address },
    coordinates,
  };
}

const written = ({ lat, lng }: Spot): string => `${lat}, ${lng}`;

/** A choice while it is made: taken from a row, the device or the plan, or typed, and changed by hand. */
export function usePlaceChoice(start: StartPlace | undefined) {
  const [kept, setDraft] = useState<Draft>(() => ({
    name: start?.name ?? '',
    address: start?.address ?? '',
    coordinates: start ? written(start) : '',
  }));
  const [keeps, setKeeps] = useState({ saved: false, ofCustomer: true });
  const [position, setPosition] = useState<Position>();
  const mayLocate = useCan('customers', 'button', 'btn_edit');
  const quiet = { refreshes: [listMyPlaces], mask: false, quiet: true };
  const noting = useCommand(notePlace, quiet);
  const saving = useCommand(savePlace, { refreshes: [listMyPlaces], mask: false });
  const locating = useCommand(locateCustomer, { mask: false });

  const seeking = usePosition((found) => {
    setPosition(found);
    setDraft((before) => (before.coordinates.trim() ? before : { ...before, coordinates: written(found) }));
  });
  const typed = typedCoordinates(kept.coordinates);
  const spot = typed && roundedSpot(typed);
  const draft = withoutRow(kept, spot);
  const change = (changes: Partial<Draft>) =>
    // Coordinates are typed letter by letter: what they say in between takes nothing away for good.
    setDraft((before) => ({ ...('coordinates' in changes ? before : draft), ...changes }));
  const name = draft.name.trim() || draft.address.trim().slice(0, 100) || draft.coordinates.trim();
  const place: ChosenPlace | undefined = spot && {
    ...{ name, address: draft.address.trim(), ...spot, datum: placeDatum },
  };
  return {
    ...{ draft, change, keeps, setKeeps, position, seeking, spot, place },
    mayLocate: mayLocate && draft.customerId !== undefined,
    take: ({ name, address, lat, lng, customerId }: OfferedPlace) =>
      setDraft((before) => ({
        ...{ name, address, customerId },
        taken: lat === null || lng === null ? undefined : { name, address, lat, lng },
        coordinates: lat === null || lng === null ? before.coordinates : written({ lat, lng }),
      })),
    pointAt: (pointed: Spot) => change({ coordinates: written(roundedSpot(pointed)) }),
    takePosition: () => position && change({ coordinates: written(position) }),
    /** What was chosen is remembered; without a network only the choice itself goes on. */
    remember: () => {
      if (!place) return;
      const { datum: _, ...body } = place;
      if (keeps.saved) saving.mutate({ body });
      else noting.mutate({ body });
      if (draft.customerId && mayLocate && keeps.ofCustomer)
        locating.mutate({
          params: { id: draft.customerId },
          body: { address: body.address, lat: body.lat, lng: body.lng },
        });
    },
  };
}

export type PlaceChoice = ReturnType<typeof usePlaceChoice>;
