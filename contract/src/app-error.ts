import type { RefusalName } from './errors.ts';

/** What a refused person did wrong, field by field. */
export type FieldProblems = Record<string, string>;

/** A refusal as the wire brought it. */
interface Received {
  code: number;
  words: string;
}

/**
 * A refusal. Domain and server throw it by name, the client with what it received: the same class on both sides.
 * It does not know the catalogue of words: that is long, and the browser never needs it.
 */
export class AppError extends Error {
  readonly refusal: RefusalName | undefined;
  /** The code the wire brought; a refusal by name gets its code from the catalogue. */
  readonly code: number | undefined;
  readonly places: Record<string, string | number>;
  readonly fields: FieldProblems | undefined;

  constructor(
    refusal: RefusalName | Received,
    places: Record<string, string | number> = {},
    fields?: FieldProblems,
  ) {
    super(typeof refusal === 'string' ? refusal : refusal.words);
    this.name = 'AppError';
    this.refusal = typeof refusal === 'string' ? refusal : undefined;
    this.code = typeof refusal === 'string' ? undefined : refusal.code;
    this.places = places;
    this.fields = fields;
  }
}
