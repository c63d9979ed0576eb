import { createContext } from 'react';
import type { PlainKey } from '../language/words.ts';
import type { IconName } from '../ui/icon.tsx';

/** Something the search of everything found; opening it goes to its path. */
export interface Found {
  key: string;
  icon: IconName;
  name: string;
  /** What tells it from others of the same name. */
  line?: string;
  path: string;
  /** Its path is an address outside: opened in the same window, or in one of its own. */
  outside?: '_self' | '_blank';
}

/** Searches one kind of thing. */
export interface Finder {
  heading: PlainKey;
  /** It begins something: the key for new things offers these alone. */
  isNew?: true;
  /** Gets what is searched onto the device; from then on a search needs no network. */
  onDevice?: (app: { isBuilt: (path: string) => boolean }) => Promise<(keyword: string) => Found[]>;
  /** Asks the server, once typing pauses. */
  ask?: (keyword: string, signal: AbortSignal) => Promise<Found[]>;
}

/** What every feature hands to the search. Given by the app: a feature cannot import those that import it. */
export const FindersContext = createContext<() => Promise<readonly Finder[]>>(async () => []);
