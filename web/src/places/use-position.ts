import { roundedSpot, type Spot } from '@fairway/domain/places/spot.ts';
import { useState } from 'react';
import type { PlainKey } from '../language/words.ts';

export interface Position extends Spot {
  /** In metres. */
  accuracy: number;
}

const patience = 15_000;
const refusals: Record<number, PlainKey> = {
  1: 'locationDenied',
  2: 'locationUnavailable',
  3: 'locationTimeout',
};

/** Where the device is, asked for by a press, and why it cannot say. */
export function usePosition(onFound: (position: Position) => void) {
  const [isSeeking, setIsSeeking] = useState(false);
  const [problem, setProblem] = useState<PlainKey>();
  const seek = () => {
    setProblem(undefined);
    // Missing where the page came over plain http.
    if (!navigator.geolocation) return setProblem('locationUnsupported');
    setIsSeeking(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { longitude, latitude, accuracy } }) => {
        setIsSeeking(false);
        onFound({ ...roundedSpot({ lat: latitude, lng: longitude }), accuracy: Math.round(accuracy) });
      },
      ({ code }) => {
        setIsSeeking(false);
        setProblem(refusals[code] ?? 'locationUnavailable');
      },
      { enableHighAccuracy: true, timeout: patience, maximumAge: 10_000 },
    );
  };
  return { isSeeking, problem, seek };
}
