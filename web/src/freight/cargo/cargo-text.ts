import type { TransportMode } from '@fairway/contract/freight-rates.ts';
import { writeBoxes } from '@fairway/domain/freight/teu.ts';
import type { Say } from '../../language/words.ts';

export interface BoxCount {
  type: string;
  count: number;
}

/** Centimetres, as they are typed. */
export interface Piece {
  length: string;
  width: string;
  height: string;
  count: number;
}

/** What is to be carried, as the fields have it. */
export interface CargoFields {
  boxes: readonly BoxCount[];
  grossKg: string;
  cbm: string;
  pieces: readonly Piece[];
}

export const isByBox = (mode: TransportMode): boolean => mode === 'FCL' || mode === 'RAIL';

/** A price is always for something: this, until somebody says otherwise. */
const usual: Readonly<Record<TransportMode, CargoFields>> = {
  FCL: { boxes: [{ type: '40HQ', count: 1 }], grossKg: '', cbm: '', pieces: [] },
  RAIL: { boxes: [{ type: '40HQ', count: 1 }], grossKg: '', cbm: '', pieces: [] },
  LCL: { boxes: [], grossKg: '500', cbm: '1', pieces: [] },
  AIR: { boxes: [], grossKg: '100', cbm: '', pieces: [] },
};
export const usualCargo = (mode: TransportMode): CargoFields => usual[mode];

const decimal = /^\d{1,7}(\.\d{1,3})?$/;
export const isQuantity = (text: string): boolean => decimal.test(text);
const length = /^\d{1,5}(\.\d)?$/;
const isWhole = ({ length: l, width, height, count }: Piece): boolean =>
  [l, width, height].every((side) => length.test(side) && Number(side) > 0) && count >= 1;

const mostBoxes = 999;
const mostPieces = 99_999;

/** `2x40HQ,1x20GP`, as it stands in an address. */
export const boxesText = (boxes: readonly BoxCount[]): string =>
  boxes.map(({ type, count }) => `${count}x${type}`).join(',');

export function boxesOf(text: string): BoxCount[] {
  return text.split(',').flatMap((one) => {
    const [, count = '', type = ''] = /^(\d{1,3})x([0-9A-Z]{2,6})$/.exec(one) ?? [];
    return Number(count) >= 1 && Number(count) <= mostBoxes ? [{ type, count: Number(count) }] : [];
  });
}

/** `60x50x45x12`: three sides and how many. */
export const piecesText = (pieces: readonly Piece[]): string =>
  pieces
    .filter(isWhole)
    .map((one) => `${one.length}x${one.width}x${one.height}x${one.count}`)
    .join(',');

export function piecesOf(text: string): Piece[] {
  return text.split(',').flatMap((one) => {
    const [l = '', width = '', height = '', count = ''] = one.split('x');
    const piece = { length: l, width, height, count: Number(count) };
    return isWhole(piece) && piece.count <= mostPieces ? [piece] : [];
  });
}

const kept = ['boxes', 'kg', 'cbm', 'pcs'] as const;

/** What an address says of the cargo; what it does not say is as usual. */
export function cargoFrom(address: URLSearchParams, mode: TransportMode): CargoFields {
  const says = (name: (typeof kept)[number]) => address.get(name) ?? '';
  const written: CargoFields = {
    boxes: boxesOf(says('boxes')),
    grossKg: isQuantity(says('kg')) ? says('kg') : '',
    cbm: isQuantity(says('cbm')) ? says('cbm') : '',
    pieces: piecesOf(says('pcs')),
  };
  const { boxes, grossKg, cbm, pieces } = written;
  const isSaid = isByBox(mode) ? boxes.length > 0 : grossKg !== '' || cbm !== '' || pieces.length > 0;
  return isSaid ? written : usual[mode];
}

/** The same, as an address says it. */
export const cargoInAddress = ({ boxes, grossKg, cbm, pieces }: CargoFields): Record<string, string> => ({
  boxes: boxesText(boxes),
  ...{ kg: isQuantity(grossKg) ? grossKg : '', cbm: isQuantity(cbm) ? cbm : '', pcs: piecesText(pieces) },
});

/** As a call asks for it: of what does not belong to the way of transport nothing. */
export function askedCargo(mode: TransportMode, { boxes, grossKg, cbm, pieces }: CargoFields) {
  const weight = {
    ...(isQuantity(grossKg) && { grossKg }),
    ...(isQuantity(cbm) && { cbm }),
  };
  if (isByBox(mode)) return { boxes: [...boxes], ...weight };
  return { ...weight, ...(mode === 'AIR' && { pieces: pieces.filter(isWhole) }) };
}

/** `2×40HQ+1×20GP`, or weight and volume. */
export function cargoText(
  mode: TransportMode,
  { boxes, grossKg, cbm, pieces }: CargoFields,
  words: Say,
): string {
  if (isByBox(mode)) return writeBoxes(boxes) || words('cargoNone');
  const count = pieces.filter(isWhole).reduce((sum, piece) => sum + piece.count, 0);
  const parts = [
    isQuantity(grossKg) ? `${grossKg} kg` : '',
    isQuantity(cbm) ? `${cbm} m³` : '',
    mode === 'AIR' && count > 0 ? words('cargoPieceCount', { count }) : '',
  ];
  return parts.filter(Boolean).join(' · ') || words('cargoNone');
}
