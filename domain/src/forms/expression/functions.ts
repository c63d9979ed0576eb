import { dateFunctions } from './date-functions.ts';
import { listFunctions } from './list-functions.ts';
import { numberFunctions } from './number-functions.ts';
import type { Scope } from './scope.ts';
import { textFunctions } from './text-functions.ts';
import { truthFunctions } from './truth-functions.ts';
import type { Single, Value } from './value.ts';

interface Counted {
  /** How many values it takes. */
  least: number;
  most: number;
}

/** A function of single values; a column makes it work row by row. */
export interface CellFunction extends Counted {
  over?: undefined;
  work: (given: Single[], scope: Scope) => Single;
}

/** A function that takes columns as they are, to add them up or to count them. */
export interface ColumnFunction extends Counted {
  over: 'columns';
  work: (given: Value[], scope: Scope) => Value;
}

export type ExpressionFunction = CellFunction | ColumnFunction;

/** Every function an expression may call, by its name in capitals. */
export const functions: Record<string, ExpressionFunction> = {
  ...truthFunctions,
  ...numberFunctions,
  ...listFunctions,
  ...textFunctions,
  ...dateFunctions,
};
