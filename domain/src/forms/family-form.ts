import {
  type ComputedKind,
  type ContainerKind,
  containerKinds,
  type FieldKind,
  type FormDefinition,
  formVersion,
  readFormDefinition,
  type ShownKind,
} from '@fairway/contract/forms.ts';

type Kind = FieldKind | ComputedKind | ShownKind | ContainerKind;

/** The family's names of the kinds, the older and the newer ones. */
const kinds: Record<string, Kind> = {
  comInput: 'text',
  input: 'text',
  textarea: 'textarea',
  numInput: 'number',
  inputNumber: 'number',
  switch: 'switch',
  radio: 'radio',
  checkbox: 'checkbox',
  select: 'select',
  cascader: 'cascader',
  date: 'date',
  datePicker: 'date',
  time: 'time',
  timePicker: 'time',
  dateRange: 'dateRange',
  timeRange: 'timeRange',
  uploadFz: 'files',
  uploadFile: 'files',
  uploadImg: 'pictures',
  colorPicker: 'colour',
  rate: 'rate',
  slider: 'slider',
  editor: 'richText',
  link: 'link',
  button: 'button',
  JNPFText: 'note',
  text: 'note',
  alert: 'alert',
  groupTitle: 'groupTitle',
  divider: 'divider',
  comSelect: 'organisation',
  organizeSelect: 'organisation',
  depSelect: 'department',
  posSelect: 'position',
  userSelect: 'user',
  usersSelect: 'users',
  roleSelect: 'role',
  groupSelect: 'group',
  table: 'table',
  treeSelect: 'treeSelect',
  popupSelect: 'popupSelect',
  popupTableSelect: 'popupTableSelect',
  autoComplete: 'autoComplete',
  address: 'area',
  areaSelect: 'area',
  billRule: 'billNumber',
  relationForm: 'relatedRecord',
  relationFormAttr: 'relatedAttribute',
  popupAttr: 'popupAttribute',
  createUser: 'createdBy',
  createTime: 'createdAt',
  modifyUser: 'modifiedBy',
  modifyTime: 'modifiedAt',
  currOrganize: 'ownOrganisation',
  currPosition: 'ownPosition',
  calculate: 'calculation',
  qrcode: 'qrCode',
  barcode: 'barCode',
  sign: 'signature',
  location: 'location',
  row: 'row',
  card: 'card',
  collapse: 'collapse',
  tab: 'tabs',
  tableGrid: 'grid',
};

/** Whether a kind of the family means something here; what does not becomes a text that is only read. */
export const isFamilyKind = (key: string): boolean => Object.hasOwn(kinds, key);

type Raw = Record<string, unknown>;
const asRaw = (value: unknown): Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Raw) : {};
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const asText = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
const asNumber = (value: unknown): number | undefined => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
};

/**
 * A form of the family (`{fields: […]}`) in our language. Scripts are not taken over: they were written to be run in
 * the page. A kind nobody knows becomes a text that is only read, never a failure.
 */
export function fromFamilyForm(formData: unknown): FormDefinition {
  const counter = { next: 0 };
  const nodes = asList(asRaw(formData).fields).flatMap((field) => nodeOf(asRaw(field), counter));
  return readFormDefinition({ version: formVersion, nodes });
}

interface Counter {
  next: number;
}

const newId = (counter: Counter): string => {
  counter.next += 1;
  return `n${counter.next}`;
};

function nodeOf(raw: Raw, counter: Counter): Raw[] {
  const config = asRaw(raw.__config__);
  const key = asText(config.jnpfKey);
  const kind = Object.hasOwn(kinds, key) ? kinds[key] : undefined;
  const common = {
    id: newId(counter),
    label: asText(config.label).slice(0, 200),
    span: Math.min(Math.max(Math.round(asNumber(config.span) ?? 24), 1), 24),
    hidden: config.noShow === true,
    ...screensOf(config.visibility),
  };
  if (containerKinds.some((one) => one === kind))
    return [{ ...common, kind, accordion: raw.accordion === true, parts: partsOf(kind, config, counter) }];
  const field = { ...common, ...fieldOf(kind ?? 'text', raw, config, counter) };
  return [kind === undefined ? { ...field, readonly: true } : field];
}

function screensOf(visibility: unknown): { on?: string[] } {
  const names: Record<string, string> = { pc: 'desktop', app: 'phone' };
  const on = asList(visibility).flatMap((name) => names[asText(name)] ?? []);
  return on.length > 0 ? { on } : {};
}

/** Folds and tabs have a child for each part; a grid has rows of cells; the others have one part. */
function partsOf(kind: Kind | undefined, config: Raw, counter: Counter): Raw[] {
  const children = asList(config.children).map(asRaw);
  const below = (list: unknown) => asList(list).flatMap((child) => nodeOf(asRaw(child), counter));
  if (kind === 'collapse' || kind === 'tabs')
    return children.map((child) => ({
      id: newId(counter),
      label: asText(child.title).slice(0, 200),
      nodes: below(asRaw(child.__config__).children),
    }));
  if (kind === 'grid')
    return children.flatMap((line) => {
      const cells = asList(asRaw(line.__config__).children).map(asRaw);
      const span = Math.max(1, Math.floor(24 / Math.max(cells.length, 1)));
      return cells.map((cell) => ({
        id: newId(counter),
        span,
        nodes: below(asRaw(cell.__config__).children),
      }));
    });
  return [{ id: newId(counter), nodes: below(children) }];
}

function fieldOf(kind: Kind, raw: Raw, config: Raw, counter: Counter): Raw {
  const model = asText(raw.__vModel__);
  return {
    kind,
    ...(/^[\p{L}_][\p{L}\p{N}_]{0,59}$/u.test(model) ? { model } : {}),
    required: config.required === true,
    readonly: raw.readonly === true || raw.disabled === true,
    placeholder: asText(raw.placeholder).slice(0, 200) || undefined,
    multiple: raw.multiple === true || undefined,
    ...numbersOf(raw),
    ...rulesOf(config),
    ...defaultOf(kind, config),
    ...optionsOf(kind, raw, config),
    ...sourceOf(raw),
    ...calculationOf(kind, raw),
    ...(kind === 'billNumber' ? { billRule: asText(raw.rule ?? config.rule) } : {}),
    ...(kind === 'relatedAttribute' || kind === 'popupAttribute'
      ? {
          of: asText(raw.relationField) || undefined,
          column: asText(raw.showField),
          stored: raw.isStorage === 1,
        }
      : {}),
    ...(kind === 'note' || kind === 'link' || kind === 'alert'
      ? { content: asText(raw.content ?? raw.title).slice(0, 20_000), href: asText(raw.href) || undefined }
      : {}),
    ...(kind === 'table' ? tableOf(raw, config, counter) : {}),
  };
}

function numbersOf(raw: Raw): Raw {
  const precision = asNumber(raw.precision);
  return {
    most: asNumber(raw.max ?? raw.maxlength ?? raw.limit),
    least: asNumber(raw.min),
    step: asNumber(raw.step),
    precision: precision === undefined ? undefined : Math.min(Math.max(Math.trunc(precision), 0), 8),
    thousands: raw.thousands === true || undefined,
    chineseCapitals: raw.isAmountChinese === true || undefined,
  };
}

function rulesOf(config: Raw): Raw {
  const patterns = asList(config.regList)
    .map(asRaw)
    .filter(({ pattern }) => asText(pattern) !== '' && asText(pattern).length <= 1_000)
    .map(({ pattern, message }) => ({
      check: 'pattern',
      pattern: asText(pattern),
      message: asText(message).slice(0, 2_000) || undefined,
    }));
  return { rules: [...patterns.slice(0, 19), ...(config.unique === true ? [{ check: 'unique' }] : [])] };
}

function defaultOf(kind: Kind, config: Raw): Raw {
  const currents: Partial<Record<Kind, string>> = {
    user: 'user',
    users: 'user',
    department: 'department',
    organisation: 'organisation',
    position: 'position',
    date: 'now',
  };
  if (config.defaultCurrent === true && currents[kind]) return { default: { current: currents[kind] } };
  const value = config.defaultValue;
  const isNothing = value === undefined || value === null || value === '' || isEmptyList(value);
  return isNothing || kind === 'calculation' ? {} : { default: { value } };
}

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

function optionsOf(kind: Kind, raw: Raw, config: Raw): Raw {
  if (!['radio', 'checkbox', 'select', 'cascader', 'treeSelect'].includes(kind)) return {};
  const names = asRaw(asRaw(raw.props).props ?? raw.props);
  const [value, label, children] = [
    asText(names.value) || 'id',
    asText(names.label) || 'fullName',
    asText(names.children) || 'children',
  ];
  if (config.dataType === 'dictionary')
    return { options: { from: 'dictionary', dictionary: asText(config.dictionaryType).slice(0, 200) } };
  if (config.dataType === 'dynamic' && /^[\p{L}\p{N}_-]{1,60}$/u.test(asText(config.propsUrl)))
    return {
      options: {
        from: 'interface',
        interfaceId: asText(config.propsUrl),
        parameters: parametersOf(config.templateJson),
        ...{ valueColumn: value, labelColumn: label, childrenColumn: children },
      },
    };
  const listed = asList(asRaw(raw.__slot__).options ?? raw.options);
  const optionOf = (given: unknown): Raw => {
    const one = asRaw(given);
    const below = asList(one[children]).map(optionOf);
    return {
      value: asText(one[value]).slice(0, 200),
      label: asText(one[label]).slice(0, 200),
      ...(below.length > 0 ? { children: below } : {}),
    };
  };
  return { options: { from: 'static', options: listed.slice(0, 2_000).map(optionOf) } };
}

const parametersOf = (templateJson: unknown): Raw[] =>
  asList(templateJson)
    .slice(0, 20)
    .map(asRaw)
    .map(({ field, relationField, defaultValue }) => ({
      name: asText(field).slice(0, 200),
      ...(asText(relationField)
        ? { field: asText(relationField).replace('-', '.').slice(0, 200) }
        : { value: defaultValue }),
    }));

function sourceOf(raw: Raw): Raw {
  const ids = { interfaceId: asText(raw.interfaceId), modelId: asText(raw.modelId) };
  const known = Object.entries(ids).filter(([, id]) => /^[\p{L}\p{N}_-]{1,60}$/u.test(id));
  if (known.length === 0) return {};
  const columns = asList(raw.columnOptions)
    .slice(0, 60)
    .map(asRaw)
    .map(({ value, label }) => ({ column: asText(value).slice(0, 200), label: asText(label).slice(0, 200) }));
  return {
    source: {
      ...Object.fromEntries(known),
      columns,
      parameters: parametersOf(raw.templateJson),
      valueColumn: asText(raw.propsValue) || 'id',
      labelColumn: asText(raw.relationField) || 'fullName',
      hasPage: raw.hasPage !== false,
    },
  };
}

const signs: Record<string, string> = { '×': '*', '÷': '/', '−': '-', '＋': '+', '（': '(', '）': ')' };

/** `[{__vModel__}, "×", 2]`, or the same as text, becomes `{field} * 2`. */
function calculationOf(kind: Kind, raw: Raw): Raw {
  if (kind !== 'calculation') return {};
  const tokens = typeof raw.expression === 'string' ? parse(raw.expression) : raw.expression;
  const written = asList(tokens).map((token) => {
    const model = asText(asRaw(token).__vModel__);
    if (model) return `{${model.replace('-', '.')}}`;
    const sign = asText(token);
    return signs[sign] ?? (/^[-+*/().\d]+$/.test(sign) ? sign : `{${sign.replace('-', '.')}}`);
  });
  return { calculated: written.join(' ') || '0' };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return [];
  }
}

function tableOf(raw: Raw, config: Raw, counter: Counter): Raw {
  const columns = asList(config.children).flatMap((child) => nodeOf(asRaw(child), counter));
  const summed =
    raw.showSummary === true || raw['show-summary'] === true ? asList(raw.summaryField).map(asText) : [];
  return {
    columns: columns.filter(({ parts }) => parts === undefined).slice(0, 60),
    summed: summed.filter((model) => /^[\p{L}_][\p{L}\p{N}_]*$/u.test(model)),
    addBy: raw.addType === 1 ? 'pick' : 'row',
  };
}
