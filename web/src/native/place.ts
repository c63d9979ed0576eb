export interface DevicePlace {
  lat: number;
  lng: number;
  /** In metres. */
  accuracy: number;
  /** By the clock of the device. */
  at: number;
  /** An app of the device made it up. Browsers cannot know; the native shells add it to the coordinates. */
  isMock: boolean;
}

export type PlaceProblem = 'denied' | 'unavailable' | 'timeout' | 'unsupported';

const problems: Record<number, PlaceProblem> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' };

/** Tells every place the device finds until it is stopped. */
export function watchPlace(
  patience: number,
  onPlace: (place: DevicePlace) => void,
  onProblem: (problem: PlaceProblem) => void,
): () => void {
  // Missing where the page came over plain http.
  if (!navigator.geolocation) {
    onProblem('unsupported');
    return () => undefined;
  }
  const watch = navigator.geolocation.watchPosition(
    ({ coords, timestamp }) =>
      onPlace({
        ...{ lat: coords.latitude, lng: coords.longitude, accuracy: coords.accuracy, at: timestamp },
        isMock: (coords as { isMock?: unknown }).isMock === true,
      }),
    ({ code }) => onProblem(problems[code] ?? 'unavailable'),
    { enableHighAccuracy: true, timeout: patience, maximumAge: 0 },
  );
  return () => navigator.geolocation.clearWatch(watch);
}
