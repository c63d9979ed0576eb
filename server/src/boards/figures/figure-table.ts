import { type MoneySum, moneySums, type VolumeSum } from '@fairway/domain/metrics/shipment-figures.ts';
import type { ReadFigure } from './read-store.ts';

/** By what rows are told apart; values are numbers that stand for texts. */
export const placeColumns = [
  ...([
    'companyId',
    'sellerId',
    'customerId',
    'carrierId',
    'polId',
    'podId',
    'business',
    'mode',
    'boxes',
  ] as const),
] as const;
export type PlaceColumn = (typeof placeColumns)[number];

const volumeSums = [
  ...(['jobs', 'teu', 'cbm', 'grossKg', 'chargeableKg', 'arrived', 'onTime', 'delayMinutes'] as const),
  ...(['booked', 'rolled'] as const),
] as const satisfies readonly VolumeSum[];

/** Numbers for texts; 0 stands for none. */
export class Texts {
  readonly #codes = new Map<string, number>();
  readonly #texts: (string | null)[] = [null];

  codeOf(text: string | null): number {
    if (text === null) return 0;
    const known = this.#codes.get(text);
    if (known !== undefined) return known;
    this.#codes.set(text, this.#texts.length);
    return this.#texts.push(text) - 1;
  }
  /** Of a text that no row has: a number that no row has either. */
  knownCodeOf = (text: string): number => this.#codes.get(text) ?? -1;
  textOf = (code: number): string | null => this.#texts[code] ?? null;
  get count(): number {
    return this.#texts.length;
  }
}

/** No bill yet. */
export const notBilled = -1;

/**
 * All figures, each column an array of numbers: of some hundred thousand shipments a question is answered in
 * milliseconds.
 */
export class FigureTable {
  readonly texts = new Texts();
  readonly shipments = new Texts();
  /** Rows that were taken out are used again; their shipment is 0. */
  length = 0;
  shipment = new Int32Array(0);
  month = new Int32Array(0);
  sails = new Int32Array(0);
  billed = new Int32Array(0);
  readonly places = Object.fromEntries(placeColumns.map((name) => [name, new Int32Array(0)])) as Record<
    PlaceColumn,
    Int32Array
  >;
  readonly volumes = floats(volumeSums);
  readonly estimated = floats(moneySums);
  readonly actual = floats(moneySums);
  /** The first row of each shipment, and for each row the next of its shipment; rows are counted from one here. */
  #first = new Int32Array(0);
  #next = new Int32Array(0);
  readonly #free: number[] = [];

  /** Puts these rows in place of all there were of their shipments. */
  put(rows: readonly ReadFigure[]): void {
    for (const id of new Set(rows.map(({ shipmentId }) => shipmentId))) this.#takeOut(id);
    for (const row of rows) if (row.month !== null) this.#add(row, row.month);
  }

  #takeOut(shipmentId: string): void {
    const code = this.shipments.knownCodeOf(shipmentId);
    if (code < 0) return;
    for (let place = this.#first[code] ?? 0; place > 0; place = this.#next[place - 1] ?? 0) {
      this.shipment[place - 1] = 0;
      this.#free.push(place - 1);
    }
    this.#first[code] = 0;
  }

  #add(row: ReadFigure, month: number): void {
    const at = this.#free.pop() ?? this.length;
    if (at === this.length) {
      this.length += 1;
      if (at >= this.shipment.length) this.#grow(Math.max(1_024, at * 2));
    }
    const code = this.shipments.codeOf(row.shipmentId);
    if (code >= this.#first.length) this.#first = grown(this.#first, Math.max(1_024, code * 2));
    this.shipment[at] = code;
    this.#next[at] = this.#first[code] ?? 0;
    this.#first[code] = at + 1;
    this.month[at] = month;
    this.sails[at] = row.sails;
    this.billed[at] = row.billed ?? notBilled;
    for (const name of placeColumns) this.places[name][at] = this.texts.codeOf(row[name]);
    for (const name of volumeSums) this.volumes[name][at] = row[name];
    for (const [nth, name] of moneySums.entries()) {
      this.estimated[name][at] = row.estimated[nth] ?? 0;
      this.actual[name][at] = row.actual[nth] ?? 0;
    }
  }

  #grow(length: number): void {
    this.shipment = grown(this.shipment, length);
    this.month = grown(this.month, length);
    this.sails = grown(this.sails, length);
    this.billed = grown(this.billed, length);
    this.#next = grown(this.#next, length);
    for (const name of placeColumns) this.places[name] = grown(this.places[name], length);
    for (const columns of [this.volumes, this.estimated, this.actual])
      for (const [name, column] of Object.entries(columns)) {
        const longer = new Float64Array(length);
        longer.set(column);
        (columns as Record<string, Float64Array>)[name] = longer;
      }
  }
}

export type MoneyColumns = Record<MoneySum, Float64Array>;

const floats = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, new Float64Array(0)])) as Record<Name, Float64Array>;

function grown(column: Int32Array, length: number): Int32Array<ArrayBuffer> {
  const longer = new Int32Array(length);
  longer.set(column);
  return longer;
}
