import { type MaskKind, maskKind } from '../../text/mask.ts';
import { ownValue } from '../own-value.ts';
import { formatOf } from './dates.ts';
import type { Kind } from './kinds.ts';
import { asNumber, asRaw, asText, type Raw, shortText, switched } from './raw.ts';
import { type Given, settingOf } from './reading.ts';

/** The settings of single kinds in our words; each kind has its own meaning of `max` and `limit`. */
export function knobsOf(kind: Kind, given: Given): Raw {
  const own = Object.hasOwn(byKind, kind) ? byKind[kind]?.(given) : undefined;
  return { ...everyKind(given), ...own };
}

const short = (given: Given, ...names: string[]): string | undefined =>
  shortText(settingOf(given, ...names)) || undefined;
const truth = (given: Given, ...names: string[]): boolean | undefined => switched(settingOf(given, ...names));

/** A number, or a remark that a limit cannot be read. */
function limit(given: Given, ...names: string[]): number | undefined {
  const written = settingOf(given, ...names);
  const number = asNumber(written);
  if (number === undefined && written !== undefined && written !== '')
    given.reading.left(given.label, names[0] ?? '', written);
  return number;
}

const everyKind = (given: Given): Raw => ({
  placeholder: short(given, 'placeholder'),
  hint: asText(settingOf(given, 'tipLabel')).slice(0, 2_000) || undefined,
  multiple: truth(given, 'multiple') || undefined,
  searchable: truth(given, 'filterable'),
  prefix: short(given, 'addonBefore'),
  suffix: short(given, 'addonAfter'),
});

const numbers = (given: Given): Raw => {
  const precision = limit(given, 'precision');
  return {
    most: limit(given, 'max'),
    least: limit(given, 'min'),
    step: limit(given, 'step'),
    precision: precision === undefined ? undefined : Math.min(Math.max(Math.trunc(precision), 0), 8),
    thousands: truth(given, 'thousands') || undefined,
    chineseCapitals: truth(given, 'isAmountChinese') || undefined,
  };
};

const letters = (given: Given): Raw => ({ most: limit(given, 'maxlength', 'maxLength') });

const directions: Record<string, string> = {
  horizontal: 'row',
  row: 'row',
  vertical: 'column',
  column: 'column',
};
const choices = (given: Given): Raw => ({
  direction: ownValue(directions, asText(settingOf(given, 'direction'))),
  look: settingOf(given, 'optionType') === 'button' ? 'button' : undefined,
  most: limit(given, 'max'),
  least: limit(given, 'min'),
});

const bytesIn: Record<string, number> = { B: 1, KB: 1024, MB: 1024 ** 2, GB: 1024 ** 3 };
const files = (given: Given): Raw => {
  const size = limit(given, 'fileSize');
  const unit = asText(settingOf(given, 'sizeUnit')).toUpperCase() || 'MB';
  const bytes = ownValue(bytesIn, unit);
  if (size !== undefined && bytes === undefined) given.reading.left(given.label, 'sizeUnit', unit);
  const accept = asText(settingOf(given, 'accept'));
  // Half a list of kinds would refuse what the other half allowed.
  if (accept.length > 200) given.reading.left(given.label, 'accept', accept);
  return {
    most: limit(given, 'limit'),
    fileSize: size === undefined || bytes === undefined ? undefined : Math.round(size * bytes),
    accept: accept.length > 200 ? undefined : accept || undefined,
    buttonText: short(given, 'buttonText'),
    hint: asText(settingOf(given, 'tipText', 'tipLabel')).slice(0, 2_000) || undefined,
  };
};

/** The words people choose a mask by, as far as they tell which one it is. */
const maskWords: [RegExp, MaskKind][] = [
  [/姓名|^name/i, 'name'],
  [/手机|mobile/i, 'mobile'],
  [/座机|电话|landline|tel/i, 'landline'],
  [/身份证|id.?card/i, 'idCard'],
  [/地址|address/i, 'address'],
  [/邮箱|e.?mail/i, 'email'],
  [/车牌|car/i, 'carNo'],
  [/银行|bank/i, 'bankCard'],
];
function maskOf(given: Given): MaskKind | undefined {
  const used = settingOf(given, 'useMask');
  const isNamed = typeof used === 'string' && maskKind(used) !== undefined;
  if (!isNamed && !switched(used)) return undefined;
  const written = isNamed
    ? used
    : asText(asRaw(settingOf(given, 'maskConfig')).maskType ?? settingOf(given, 'maskType'));
  const found = maskKind(written) ?? maskWords.find(([words]) => words.test(written))?.[1];
  // What somebody wanted covered is not left open because nobody knows how.
  if (found === undefined) given.reading.remark('maskGuessed', given.label, { value: written.slice(0, 60) });
  return found ?? 'name';
}

const dates = (given: Given): Raw => ({ format: formatOf(given) });
const times = (given: Given): Raw => ({ format: formatOf(given) ?? 'HH:mm:ss' });
const places = (given: Given): Raw => ({
  separator: short(given, 'separator'),
  showAllLevels: truth(given, 'show-all-levels', 'showAllLevels'),
});
const attributes = (given: Given): Raw => {
  const path = given.reading.pathOf(asText(given.raw.relationField), given.table);
  return {
    of: path?.split('.').at(-1),
    column: shortText(given.raw.showField),
    stored: switched(settingOf(given, 'isStorage')) ?? false,
  };
};

const byKind: Partial<Record<Kind, (given: Given) => Raw>> = {
  text: (given) => ({ ...letters(given), scan: truth(given, 'useScan'), mask: maskOf(given) }),
  textarea: (given) => {
    const rows = asNumber(settingOf(given, 'rows')) ?? asNumber(asRaw(given.raw.autosize).minRows);
    return { ...letters(given), rows };
  },
  autoComplete: letters,
  richText: letters,
  number: numbers,
  slider: numbers,
  rate: (given) => ({ ...numbers(given), allowHalf: truth(given, 'allow-half', 'allowHalf') }),
  calculation: (given) => ({
    ...numbers(given),
    most: undefined,
    least: undefined,
    stored: truth(given, 'isStorage'),
  }),
  switch: (given) => ({ onText: short(given, 'activeTxt'), offText: short(given, 'inactiveTxt') }),
  radio: (given) => ({ ...choices(given), most: undefined, least: undefined }),
  checkbox: choices,
  select: (given) => ({ most: limit(given, 'multipleLimit', 'multiple-limit') || undefined }),
  cascader: places,
  date: dates,
  dateRange: dates,
  time: times,
  timeRange: times,
  createdAt: dates,
  modifiedAt: dates,
  files,
  pictures: files,
  area: (given) => {
    const level = limit(given, 'level');
    return { level: level === undefined ? undefined : Math.min(Math.max(Math.trunc(level), 0), 3) };
  },
  ownOrganisation: (given) => {
    const level = asText(settingOf(given, 'showLevel'));
    return { showLevel: level === 'last' || level === 'all' ? level : undefined };
  },
  billNumber: (given) => ({ billRule: shortText(settingOf(given, 'rule')) }),
  relatedAttribute: attributes,
  popupAttribute: attributes,
  table: (given) => ({ buttonText: short(given, 'actionText') }),
};
