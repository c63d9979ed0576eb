import { features } from './features.ts';
import { entriesOf, type ScreenEntry } from './screen-entry.tsx';
import { unbuiltScreens } from './unbuilt-screens.ts';

/** Every path behind the login, and those of the specification that have no screen yet. */
export const innerScreens: readonly ScreenEntry[] = [...entriesOf(features), ...unbuiltScreens];
