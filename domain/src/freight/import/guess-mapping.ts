import type { TransportMode } from '@fairway/contract/freight-rates.ts';
import type { ColumnTarget, MappedColumn, PriceLayer, RateMapping } from '@fairway/contract/rate-import.ts';
import { boxTypeIn, boxTypesIn } from './box-type.ts';
import { headingTarget } from './heading-words.ts';
import { subHeading } from './parent-heading.ts';
import { currencyOf, readPrice, readPrices } from './read-price.ts';
import { plainText, type SheetCell, type SheetRow } from './sheet-cell.ts';

export interface Guessing {
  boxTypes: readonly string[];
  chargeCodes: readonly string[];
  /** Which layers whoever imports may write. */
  layers: readonly PriceLayer[];
  isCarrier: (text: string) => boolean;
  isPort: (text: string) => boolean;
  /** What stands above the headings. */
  notes?: readonly string[];
}

const sampledRows = 40;

/** What the columns of a sheet mean, by their headings and by what stands below. */
export function guessMapping(
  headings: readonly string[],
  rows: readonly SheetRow[],
  known: Guessing,
): RateMapping {
  const columns: MappedColumn[] = [];
  const isTaken = (target: ColumnTarget) =>
    columns.some((one) => JSON.stringify(one.target) === JSON.stringify(target));
  const sample = rows.slice(0, sampledRows);
  for (const [column, heading] of headings.entries()) {
    const cells = sample.flatMap((row) => row.cells[column] ?? []);
    const target = targetOf(heading, cells, known);
    if (target && !isTaken(target)) columns.push({ column, target });
  }
  byContents(columns, headings, sample, known);
  const has = (to: ColumnTarget['to']) => columns.some(({ target }) => target.to === to);
  return {
    columns,
    constants: {
      ...{ commodity: '', remark: '', validityBasis: 'scheduledEtd' },
      ...(!has('mode') && { mode: modeOf(columns) }),
      ...(!has('rateType') && { rateType: 'FAK' }),
      ...(!has('currency') && (currencyIn(headings) ?? currencyOfNotes(known.notes ?? []))),
    },
    markup: null,
    dateOrder: 'auto',
    fillsDown: false,
    takesHiddenRows: false,
    answers: [],
  };
}

function targetOf(
  heading: string,
  cells: readonly SheetCell[],
  { boxTypes, chargeCodes, layers }: Guessing,
): ColumnTarget | undefined {
  const text = plainText(heading);
  // Below a parent the sub-heading counts; the parent says which layer or charge it is about.
  const own = plainText(subHeading(heading));
  const plain = headingTarget(heading);
  if (plain) return { to: plain };
  const layer = layers.includes(layerOf(text)) ? layerOf(text) : 'sell';
  const code = chargeCodeIn(own, chargeCodes) ?? chargeCodeIn(text, chargeCodes);
  const box = boxTypeIn(own) ?? boxTypeIn(text);
  const isBox = box !== undefined && boxTypes.includes(box);
  if (code !== undefined) return { to: 'surcharge', code, ...(isBox && { box }) };
  const boxes = boxTypesIn(boxTypeIn(own) ? own : text);
  if (boxes.length > 1 && boxes.every((one) => boxTypes.includes(one)) && isOfSeveral(cells, boxes.length))
    return { to: 'boxes', boxes, layer };
  if (isBox && isOfPrices(cells)) return { to: 'box', box, layer };
  if (/(\/|PER ?)(RT|CBM|W\/?M|M3)\b|^(RT|CBM|W\/?M)$|拼箱价|每方/.test(own)) return { to: 'perRt', layer };
  if (/^(M|MIN(IMUM)?)( ?CHARGE)?$|最低(收费|运费)?/.test(own))
    return /CHARGE|收费/.test(own) ? { to: 'minimumCharge' } : { to: 'weightMinimum', layer };
  const [, kg] =
    /^(?:\+|Q|>=?|≥)? ?(\d{2,4}) ?(?:\+|K|KGS?|公斤)?(?: ?(?:\+|以上|UP|KGS?))*$/.exec(own) ?? [];
  if (kg && ['45', '100', '300', '500', '1000', '2000', '3000'].includes(kg) && /[+QK>≥斤上]/.test(own))
    return { to: 'weight', fromKg: kg, layer };
  return /^(N|-45|<45|NORMAL)( ?KGS?)?$/.test(own) ? { to: 'weight', fromKg: '0', layer } : undefined;
}

/** Whether most cells have so many prices, or none at all. */
const isOfSeveral = (cells: readonly SheetCell[], count: number): boolean => {
  const written = cells.filter((cell) => readPrice(cell).is === 'bad');
  const several = written.filter((cell) => readPrices(cell, count) !== undefined);
  return several.length > 0 && several.length * 2 > written.length;
};

/** Notes between the rows are no prices; most of the others are, or say that there is none. */
const isOfPrices = (cells: readonly SheetCell[]): boolean =>
  cells.filter((cell) => readPrice(cell).is === 'bad').length * 2 <= cells.length;

const layerOf = (text: string): PriceLayer => {
  if (/COST|BUY(ING)?|NET|成本|买价|底盘/.test(text)) return 'cost';
  return /FLOOR|底价|最低卖价/.test(text) ? 'floor' : 'sell';
};

/** `BAF`, `BAF (USD)`, `THC/40HQ`: a code that stands by itself. */
function chargeCodeIn(text: string, codes: readonly string[]): string | undefined {
  const parts = text.split(/[^A-Z0-9]+/).filter(Boolean);
  return codes.find((code) => code !== 'OF' && parts.includes(code));
}

/** Places and carriers are known by what they hold, whatever stands above them. */
function byContents(
  columns: MappedColumn[],
  headings: readonly string[],
  rows: readonly SheetRow[],
  { isCarrier, isPort }: Guessing,
): void {
  const isFree = (column: number) => !columns.some((one) => one.column === column);
  const missing = (['pol', 'pod', 'carrier'] as const).filter(
    (to) => !columns.some(({ target }) => target.to === to),
  );
  for (const to of missing) {
    const column = headings.findIndex((_, at) => {
      if (!isFree(at)) return false;
      const texts = rows.flatMap(({ cells }) => cells[at]?.text ?? []).slice(0, 10);
      const fits = texts.filter(to === 'carrier' ? isCarrier : isPort).length;
      return texts.length > 0 && fits * 2 > texts.length;
    });
    if (column >= 0) columns.push({ column, target: { to } });
  }
}

function modeOf(columns: readonly MappedColumn[]): TransportMode {
  if (columns.some(({ target }) => target.to === 'weight')) return 'AIR';
  return columns.some(({ target }) => target.to === 'perRt') ? 'LCL' : 'FCL';
}

/** `USD/40HC`: the currency of all prices. */
function currencyIn(headings: readonly string[]): { currency: string } | undefined {
  for (const heading of headings)
    for (const word of plainText(heading).split(/[^A-Z$¥€£]+/)) {
      const currency = word.length >= 3 || /[$¥€£]/.test(word) ? currencyOf(word) : undefined;
      if (currency) return { currency };
    }
  return undefined;
}

/** `All rates in USD`, `以下价格均为美元`: the only currency that the notes speak of. */
function currencyOfNotes(notes: readonly string[]): { currency: string } | undefined {
  const words = notes.flatMap(
    (note) =>
      plainText(note).match(/(?<![A-Z])(?:[A-Z]{3}|US\$)(?![A-Z])|美元|美金|人民币|欧元|港币|日元/g) ?? [],
  );
  const [currency, ...others] = new Set(words.flatMap((word) => currencyOf(word) ?? []));
  return currency !== undefined && others.length === 0 ? { currency } : undefined;
}

/** What tells two sheets of the same carrier apart from others: their headings, however they are written. */
export const headingFingerprint = (headings: readonly string[]): string =>
  headings
    .map((heading) =>
      plainText(heading)
        .replace(/\b(20\d\d|\d{1,2}[/.-]\d{1,2}|W(EE)?K ?\d+)\b/g, '')
        .replace(/[^\p{L}\p{N}]+/gu, ''),
    )
    .join('|')
    .replace(/\|+$/, '');
