import type { ComputedKind, FieldKind, FormField, Option } from '@fairway/contract/forms.ts';
import { formLimits } from '@fairway/contract/forms.ts';
import { Num } from './expression/value.ts';

/** What is wrong with a value by the nature of its field. */
export type ShapeProblem =
  | 'notText'
  | 'tooLong'
  | 'notNumber'
  | 'tooPrecise'
  | 'tooLarge'
  | 'tooSmall'
  | 'notOffered'
  | 'notDate'
  | 'notTime'
  | 'wrongOrder'
  | 'notList'
  | 'tooMany'
  | 'tooFew'
  | 'notFile'
  | 'notColour'
  | 'notSignature'
  | 'notPlace'
  | 'notRows';

export interface Shape {
  problem: ShapeProblem;
  places?: Record<string, string | number>;
}

type Check = (value: unknown, field: FormField) => Shape | undefined;

const wrong = (problem: ShapeProblem, places?: Record<string, string | number>): Shape =>
  places ? { problem, places } : { problem };

const longestText = 2_000;
const longestLongText = 20_000;
const longestId = 200;

const text =
  (most: number): Check =>
  (value, field) => {
    if (typeof value !== 'string') return wrong('notText');
    const limit = Math.min(field.most ?? most, formLimits.text);
    return [...value].length > limit ? wrong('tooLong', { most: limit }) : undefined;
  };

/** A double holds fifteen decimal digits exactly; beyond them a sum would be silently wrong. */
const mostDigits = 15;
export const mostPrecision = 8;

const number: Check = (value, field) => {
  if (typeof value !== 'number' || !Number.isFinite(value)) return wrong('notNumber');
  const [, whole = '', decimals = ''] = /^-?(\d+)(?:\.(\d+))?$/.exec(plainDigits(value)) ?? [];
  if (whole.length + decimals.length > mostDigits && whole !== '0')
    return wrong('tooLarge', { most: '10^15' });
  const precision = field.precision ?? mostPrecision;
  if (decimals.length > precision) return wrong('tooPrecise', { precision });
  if (field.least !== undefined && value < field.least) return wrong('tooSmall', { least: field.least });
  if (field.most !== undefined && value > field.most) return wrong('tooLarge', { most: field.most });
  return undefined;
};

/** A number at one of the marks of a scale that begins at `least`. */
const marked =
  (stepOf: (field: FormField) => number | undefined, startOf: (field: FormField) => number): Check =>
  (value, field) => {
    const problem = number(value, field);
    const step = stepOf(field);
    if (problem || step === undefined || !(step > 0)) return problem;
    const isAtMark = new Num(value as number).minus(startOf(field)).modulo(step).isZero();
    return isAtMark ? undefined : wrong('notOffered');
  };
const rate = marked(
  ({ allowHalf }) => (allowHalf ? 0.5 : 1),
  () => 0,
);
const slider = marked(
  ({ step }) => step,
  ({ least = 0 }) => least,
);

/** As people write it, never with an exponent. */
function plainDigits(value: number): string {
  const written = String(value);
  if (!/e/i.test(written)) return written;
  return Math.abs(value) >= 1 ? BigInt(Math.trunc(value)).toString() : value.toFixed(20).replace(/0+$/, '');
}

const oneId = (value: unknown): boolean =>
  typeof value === 'string' && value !== '' && value.length <= longestId;

const listOf =
  (isItem: (item: unknown) => boolean): Check =>
  (value, field) => {
    if (!Array.isArray(value) || !value.every(isItem)) return wrong('notList');
    const most = Math.min(field.most ?? formLimits.rows, formLimits.rows);
    if (value.length > most) return wrong('tooMany', { most });
    if (field.least !== undefined && value.length < field.least)
      return wrong('tooFew', { least: field.least });
    return undefined;
  };

/** One id, or several where the field takes several. */
const ids: Check = (value, field) => {
  if (field.multiple) return listOf(oneId)(value, field);
  return oneId(value) ? undefined : wrong('notText');
};

const isPath = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.length <= 20 && value.every(oneId);

/** A way down a tree, or several. */
const paths: Check = (value, field) => {
  if (field.multiple) return listOf(isPath)(value, field);
  return isPath(value) ? undefined : wrong('notList');
};

/** The values a field with fixed options offers; undefined when they come from elsewhere. */
export function offeredBy(field: FormField): ReadonlySet<string> | undefined {
  if (field.options?.from !== 'static') return undefined;
  const found = new Set<string>();
  const open: Option[] = [...field.options.options];
  for (let option = open.pop(); option !== undefined; option = open.pop()) {
    found.add(option.value);
    open.push(...(option.children ?? []));
  }
  return found;
}

const offered = (check: Check): Check => {
  return (value, field) => {
    const problem = check(value, field);
    if (problem) return problem;
    const known = offeredBy(field);
    const chosen = [value].flat(2) as string[];
    return known && !chosen.every((one) => known.has(one)) ? wrong('notOffered') : undefined;
  };
};

/** Each step of a way must be a choice below the one before it; it may end anywhere. */
const ways: Check = (value, field) => {
  const problem = paths(value, field);
  if (problem || field.options?.from !== 'static') return problem;
  const { options } = field.options;
  const given = (field.multiple ? value : [value]) as string[][];
  return given.every((path) => isWayDown(path, options)) ? undefined : wrong('notOffered');
};

function isWayDown([first, ...rest]: readonly string[], options: readonly Option[]): boolean {
  if (first === undefined) return true;
  return options.some(({ value, children = [] }) => value === first && isWayDown(rest, children));
}

const lastMoment = 8.64e15;
const isMoment = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && Math.abs(value) <= lastMoment;
const isTime = (value: unknown): value is string =>
  typeof value === 'string' && /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/.test(value);

const range =
  <T>(isEnd: (value: unknown) => value is T, problem: ShapeProblem): Check =>
  (value) => {
    if (!Array.isArray(value) || value.length !== 2 || !value.every(isEnd)) return wrong(problem);
    const [from, to] = value as [T, T];
    return from > to ? wrong('wrongOrder') : undefined;
  };

const isFile = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  const { name, fileId, url } = value as Record<string, unknown>;
  return oneId(fileId) && typeof name === 'string' && name.length <= 300 && typeof url === 'string';
};
const files: Check = (value, field) => {
  if (!Array.isArray(value) || !value.every(isFile)) return wrong('notFile');
  const most = field.most ?? 9;
  return value.length > most ? wrong('tooMany', { most }) : undefined;
};

const colour: Check = (value) =>
  typeof value === 'string' && /^(?:#[0-9a-f]{3,8}|rgba?\([\d\s.,%]{5,40}\))$/i.test(value)
    ? undefined
    : wrong('notColour');

const signature: Check = (value) =>
  typeof value === 'string' && /^data:image\/png;base64,[A-Za-z0-9+/]{1,400000}={0,2}$/.test(value)
    ? undefined
    : wrong('notSignature');

const location: Check = (value) => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return wrong('notPlace');
  const { lng, lat, ...texts } = value as Record<string, unknown>;
  const isCoordinate = (one: unknown, most: number) => typeof one === 'number' && Math.abs(one) <= most;
  const areShort = Object.values(texts).every((one) => typeof one === 'string' && one.length <= 500);
  const isPlace =
    isCoordinate(lng, 180) && isCoordinate(lat, 90) && areShort && Object.keys(texts).length <= 20;
  return isPlace ? undefined : wrong('notPlace');
};

const rows: Check = (value, field) => {
  if (!Array.isArray(value) || !value.every(isRow)) return wrong('notRows');
  const most = Math.min(field.most ?? formLimits.rows, formLimits.rows);
  if (value.length > most) return wrong('tooMany', { most });
  return field.least !== undefined && value.length < field.least
    ? wrong('tooFew', { least: field.least })
    : undefined;
};

export const isRow = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const mixedId = /^[\w.-]{1,100}--(?:user|company|department|position|role|group)$/;

const checks: Record<FieldKind, Check> = {
  text: text(longestText),
  textarea: text(longestLongText),
  autoComplete: text(longestText),
  richText: text(formLimits.text),
  colour,
  number,
  rate,
  slider,
  switch: (value) => (value === 0 || value === 1 ? undefined : wrong('notOffered')),
  radio: offered((value) => (oneId(value) ? undefined : wrong('notText'))),
  checkbox: offered(listOf(oneId)),
  select: offered(ids),
  treeSelect: offered(ids),
  cascader: ways,
  date: (value) => (isMoment(value) ? undefined : wrong('notDate')),
  time: (value) => (isTime(value) ? undefined : wrong('notTime')),
  dateRange: range(isMoment, 'notDate'),
  timeRange: range(isTime, 'notTime'),
  files,
  pictures: files,
  organisation: paths,
  area: paths,
  department: ids,
  position: ids,
  user: ids,
  role: ids,
  group: ids,
  users: listOf((item) => typeof item === 'string' && mixedId.test(item)),
  popupSelect: ids,
  popupTableSelect: ids,
  relatedRecord: ids,
  signature,
  location,
  table: rows,
};

/** What is wrong with a value that is not empty; nothing for kinds whose values nobody types. */
export function shapeProblem(value: unknown, field: FormField): Shape | undefined {
  const check = Object.hasOwn(checks, field.kind) ? checks[field.kind as FieldKind] : undefined;
  return check?.(value, field);
}

export type ValueKind = FieldKind | ComputedKind;
