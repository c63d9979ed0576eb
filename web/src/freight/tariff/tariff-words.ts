import type { Direction, Payee } from '@fairway/contract/local-charges.ts';
import type { PlainKey } from '../../language/words.ts';

export const payeeWords: Readonly<Record<Payee, PlainKey>> = {
  carrier: 'tariffPayCarrier',
  terminal: 'tariffPayTerminal',
  customs: 'tariffPayCustoms',
  us: 'tariffPayUs',
};

export const directionWords: Readonly<Record<Direction, PlainKey>> = {
  export: 'tariffExport',
  import: 'tariffImport',
};
