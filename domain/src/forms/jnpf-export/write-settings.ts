import { computedKinds, type FormField } from '@fairway/contract/forms.ts';
import type { Raw } from '../jnpf-import/raw.ts';
import { sourceSettings } from './write-choices.ts';
import { dateSettings, timeLimitSettings } from './write-dates.ts';

type Write = (field: FormField) => Raw;

const directions = { row: 'horizontal', column: 'vertical' } as const;

const choices: Write = ({ direction, look, most, least }) => ({
  ...(direction ? { direction: directions[direction] } : {}),
  optionType: look === 'button' ? 'button' : 'default',
  ...given({ max: most, min: least }),
});

const numbers: Write = ({ most, least, step, precision, thousands, chineseCapitals }) =>
  given({ max: most, min: least, step, precision, thousands, isAmountChinese: chineseCapitals });

const letters: Write = ({ most }) => given({ maxlength: most });

export const usualFiles = { most: 9, fileSize: 10 * 1024 ** 2 } as const;
const units = [
  ['GB', 1024 ** 3],
  ['MB', 1024 ** 2],
] as const;
const files: Write = ({ most, fileSize, accept, buttonText, hint }) => {
  const bytes = fileSize ?? usualFiles.fileSize;
  const [sizeUnit, size] = units.find(([, of]) => bytes > 0 && bytes % of === 0) ?? ['KB', 1024];
  return {
    limit: most ?? usualFiles.most,
    ...{ fileSize: bytes / size, sizeUnit, accept: accept ?? '' },
    ...given({ buttonText, tipText: hint }),
    ...{ showTip: hint !== undefined, pathType: 'defaultPath', isAccount: 0, folder: '' },
  };
};

const people: Write = ({ selectType, ...field }) => ({
  selectType: selectType ?? 'all',
  ...given({
    ...{ ableIds: field.ableIds, ableDepIds: field.ableDepIds, ablePosIds: field.ablePosIds },
    ...{ ableUserIds: field.ableUserIds, ableRoleIds: field.ableRoleIds, ableGroupIds: field.ableGroupIds },
  }),
});

const picker: Write = ({ source }) => (source ? sourceSettings(source) : {});

const attribute: Write = ({ of, column, stored }) => ({
  relationField: of ?? '',
  showField: column ?? '',
  isStorage: stored ? 1 : 0,
});

const code =
  (colour: string, size: string): Write =>
  ({ of, content, ...field }) => ({
    ...(of === undefined
      ? { dataType: 'static', staticText: content ?? '', relationField: '' }
      : { dataType: 'relation', relationField: of, staticText: '' }),
    ...given({ [colour]: field.colour, [size]: field.size }),
  });

const times: Write = ({ format = 'HH:mm:ss' }) => ({ format, 'value-format': format });

/** The settings of single kinds beside `__config__`. */
const byKind: Partial<Record<FormField['kind'], Write>> = {
  text: (field) => ({
    ...letters(field),
    ...given({ useScan: field.scan }),
    ...(field.mask === undefined ? {} : { useMask: true, maskConfig: { maskType: field.mask } }),
  }),
  textarea: (field) => ({
    type: 'textarea',
    ...letters(field),
    ...(field.rows === undefined ? {} : { autosize: { minRows: field.rows, maxRows: field.rows } }),
  }),
  autoComplete: (field) => ({ ...letters(field), ...picker(field) }),
  richText: letters,
  number: numbers,
  slider: numbers,
  rate: (field) => ({ ...numbers(field), ...given({ 'allow-half': field.allowHalf }) }),
  calculation: (field) => ({
    ...numbers({ ...field, most: undefined, least: undefined }),
    isStorage: field.stored ? 1 : 0,
  }),
  switch: ({ onText, offText }) => ({
    ...given({ activeTxt: onText, inactiveTxt: offText }),
    ...{ 'active-value': 1, 'inactive-value': 0 },
  }),
  radio: choices,
  checkbox: choices,
  select: ({ most }) => given({ multipleLimit: most }),
  cascader: ({ separator, showAllLevels }) => given({ separator, 'show-all-levels': showAllLevels }),
  date: dateSettings,
  dateRange: dateSettings,
  time: (field) => ({ ...times(field), ...timeLimitSettings(field) }),
  timeRange: times,
  createdAt: ({ format }) => given({ format }),
  modifiedAt: ({ format }) => given({ format }),
  files,
  pictures: files,
  organisation: people,
  department: people,
  position: people,
  user: people,
  users: people,
  role: people,
  group: people,
  area: ({ level }) => given({ level }),
  popupSelect: picker,
  popupTableSelect: picker,
  relatedRecord: picker,
  relatedAttribute: attribute,
  popupAttribute: attribute,
  billNumber: ({ billRule }) => ({ rule: billRule ?? '' }),
  ownOrganisation: ({ showLevel }) => given({ showLevel }),
  link: ({ content, href, newWindow }) => ({
    ...{ content: content ?? '', href: href ?? '' },
    ...(newWindow === undefined ? {} : { target: newWindow ? '_blank' : '_self' }),
  }),
  button: ({ buttonText }) => given({ buttonText }),
  note: ({ content }) => given({ content }),
  groupTitle: ({ content }) => given({ content }),
  divider: ({ content }) => ({ ...given({ content }), __slot__: { default: content ?? '' } }),
  alert: ({ content, tone, closable, look }) => ({
    ...{ title: content ?? '', 'show-icon': look !== 'plain' },
    ...given({ type: tone, closable }),
  }),
  qrCode: code('colorDark', 'width'),
  barCode: code('lineColor', 'height'),
  table: ({ buttonText }) => given({ actionText: buttonText }),
};

/** Settings beside `__config__`: those of every kind, and those of this one. */
export function settingsOf(field: FormField): Raw {
  const { placeholder, prefix, suffix, multiple, searchable, readonly, calculated, kind } = field;
  // What is worked out is never typed.
  const isClosed = readonly || calculated !== undefined || computedKinds.some((one) => one === kind);
  return {
    ...given({ placeholder, multiple, filterable: searchable, addonBefore: prefix, addonAfter: suffix }),
    ...{ clearable: true, disabled: isClosed, readonly: isClosed },
    ...byKind[kind]?.(field),
  };
}

/** Only what is said. */
const given = (settings: Raw): Raw =>
  Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
