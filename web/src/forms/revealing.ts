import type { ValuePlace } from '@fairway/contract/forms.ts';

/** How the whole values of masked fields are asked for. */
export interface Revealing {
  /** The fields that this person may look at. */
  fields: readonly string[];
  /** Asks for one value; the server writes down who looked. */
  look: (place: ValuePlace) => Promise<string>;
}
