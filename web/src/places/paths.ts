import { encodeConfig } from '../wire/navigation/config-query.ts';

interface Place {
  lat: number;
  lng: number;
  name: string;
  address: string;
}

export const choosePlaceScreen = '/choose-location';
export const openPlaceScreen = '/open-location';

/** The screen that shows one place. */
export const openPlacePath = ({ lat, lng, name, address }: Place): string =>
  `${openPlaceScreen}?${new URLSearchParams({ latitude: String(lat), longitude: String(lng), name, address })}`;

/** The screen that chooses a place, and hands it back under a name (`takeHandedBackAs`). */
export const choosePlacePath = (config: { returnKey: string; title?: string; place?: Place }): string =>
  `${choosePlaceScreen}?${new URLSearchParams({ config: encodeConfig(config) })}`;
