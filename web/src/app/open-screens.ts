import { quotesOpenFeature } from '../quotes/open-feature.ts';
import { sessionOpenFeature } from '../session/open-feature.ts';
import { shipmentsOpenFeature } from '../shipments/open-feature.ts';
import { signInMethodsOpenFeature } from '../sign-in-methods/open-feature.ts';
import { usersOpenFeature } from '../users/open-feature.ts';
import { entriesOf, type ScreenEntry } from './screen-entry.tsx';

/** The screens that need no session. Apart from `features.ts`: a first visitor loads these and nothing else. */
export const openScreens: readonly ScreenEntry[] = entriesOf([
  sessionOpenFeature,
  signInMethodsOpenFeature,
  quotesOpenFeature,
  shipmentsOpenFeature,
  usersOpenFeature,
]);
