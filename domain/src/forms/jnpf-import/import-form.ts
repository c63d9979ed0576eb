import type { Language } from '@fairway/contract/errors.ts';
import { filledWords } from '@fairway/contract/filled-words.ts';
import {
  containerKinds,
  type FormDefinition,
  formContainer,
  formDefinition,
  formField,
  formLimits,
  formVersion,
  readFormDefinition,
} from '@fairway/contract/forms.ts';
import { ownValue } from '../own-value.ts';
import { calculationOf } from './calculation.ts';
import { dateLimitsOf } from './dates.ts';
import { defaultOf } from './defaults.ts';
import { type Kind, kindOf } from './kinds.ts';
import { knobsOf } from './knobs.ts';
import { optionsOf } from './options.ts';
import { type OwnSettings, ownKey, ownSettingsOf, withOwnSettings } from './own-settings.ts';
import { isPeopleKind, rangeOf } from './people.ts';
import { asList, asNumber, asRaw, asText, isModel, isOn, type Raw, shortText } from './raw.ts';
import { deepestRead, type Given, Reading, settingOf } from './reading.ts';
import { notSupported } from './remark-words.ts';
import { rulesOf } from './rules.ts';
import { shownOf } from './shown.ts';
import { fillsOf, rowsAddedOf, sourceOf } from './sources.ts';

/** A form of the family in our language, and in sentences what of it did not come along. */
export interface JnpfForm {
  definition: FormDefinition;
  remarks: string[];
}

/**
 * A form of the family (`{fields: […]}`) in our language. Scripts are not taken over: they were written to be run in
 * the page. A kind nobody knows becomes a note, or a text that is only read, never a failure.
 */
export function readJnpfForm(formData: unknown, language: Language = 'zh'): JnpfForm {
  const form = asRaw(formData);
  const reading = new Reading(form.fields, language);
  const nodes = readNodes(form.fields, reading);
  const read = { version: formVersion, ...labelsOf(form), nodes };
  return { definition: wholeForm(read, ownSettingsOf(form), reading), remarks: reading.remarks };
}

/** The nodes of a form; `reading` remembers what each came from. */
export const readNodes = (fields: unknown, reading: Reading): Raw[] =>
  nodesOf(fields, { reading, depth: 1, table: undefined });

/** Beside the field, or above it, as our screens always do on a phone. */
export const labelsOf = ({ labelPosition }: Raw): Raw => ({
  labels: labelPosition === 'left' ? 'left' : 'top',
});

/** The form with what our export kept beside it, as far as that can be read. */
function wholeForm(read: Raw, own: OwnSettings, reading: Reading): FormDefinition {
  const whole = withOwnSettings(read, own, (key) => reading.left('', `${ownKey}.${key}`, ''));
  const { data } = formDefinition.safeParse({ ...whole, nodes: [] });
  // Every node was looked at where it was read.
  const nodes = read.nodes as FormDefinition['nodes'];
  return { ...(data ?? readFormDefinition({ ...read, nodes: [] })), nodes };
}

export const importJnpfForm = (formData: unknown): FormDefinition => readJnpfForm(formData).definition;

/** Where something stands while it is read. */
interface Place {
  reading: Reading;
  depth: number;
  table: string | undefined;
}

function nodesOf(list: unknown, place: Place): Raw[] {
  const nodes: Raw[] = [];
  for (const one of asList(list)) {
    if (place.reading.isFull) {
      place.reading.remark('tooMuch', '');
      break;
    }
    nodes.push(...nodeOf(asRaw(one), place));
  }
  if (nodes.length <= formLimits.fields) return nodes;
  // More than one list may hold: they stay, so that the form is refused for having too many.
  return inRuns(nodes, formLimits.fields).map((run) => ({
    ...{ id: place.reading.newId(), kind: 'row', label: '', accordion: false, ...placeOf({}) },
    parts: [{ id: place.reading.newId(), label: '', span: 24, nodes: run }],
  }));
}

function nodeOf(raw: Raw, place: Place): Raw[] {
  const { reading, depth, table } = place;
  const config = asRaw(raw.__config__);
  const key = asText(config.jnpfKey);
  const kind = kindOf(key);
  const own = ownSettingsOf(config);
  const label = shortText(config.label);
  const common = { id: reading.newId(own.id), label, ...placeOf(config) };
  if (containerKinds.some((one) => one === kind)) {
    const given = { ...common, kind, label: label || shortText(raw.header ?? raw.title) };
    if (depth >= deepestRead) reading.remark('tooDeep', given.label || key);
    const parts = depth < deepestRead ? partsOf(kind, config, { reading, depth: depth + 1, table }) : [];
    const [first = [], ...rest] = inRuns(parts, mostParts);
    const read = { ...given, accordion: isOn(raw.accordion), parts: [] };
    const whole = reading.remember(
      raw,
      own.changes.size === 0
        ? read
        : (withOwn(read, own, formContainer, given.label || key, reading) ?? read),
    );
    return [
      { ...whole, parts: first },
      ...rest.map((run) => ({ ...whole, id: reading.newId(), parts: run })),
    ];
  }
  reading.countField();
  const given: Given = { raw, config, label: label || asText(raw.__vModel__) || key, table, reading };
  if (kind === undefined) return [{ ...usualField, ...common, ...unknownOf(key, given) }];
  const read = { ...usualField, ...common, ...fieldOf(kind, given, depth) };
  const field = withOwn(read, own, formField, given.label, reading);
  if (!field) reading.remark('unreadable', given.label);
  return [reading.remember(raw, field ?? { ...usualField, ...common, ...noteOf(given) })];
}

/** What a field is where nothing is said. */
const usualField: Raw = {
  ...{ required: false, readonly: false, whenHidden: 'keep', rules: [], fills: [], rowFills: [] },
  ...{ summed: [], addBy: 'row' },
};

/** What was read, with what our export kept beside it; without it where that is not ours any more. */
function withOwn(
  read: Raw,
  own: OwnSettings,
  shape: typeof formField | typeof formContainer,
  label: string,
  reading: Reading,
): Raw | undefined {
  const left = (key: string) => reading.left(label, `${ownKey}.${key}`, own.changes.get(key)?.[1]);
  const whole = { ...withOwnSettings(read, own, left), id: read.id };
  const { data = undefined } = shape.safeParse(whole);
  if (data || own.changes.size === 0) return data && { ...data };
  reading.left(label, ownKey, [...own.changes.keys()].join(' '));
  return { ...shape.safeParse(read).data };
}

const mostParts = 60;

const inRuns = <T>(list: readonly T[], length: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / length) }, (_, run) =>
    list.slice(run * length, (run + 1) * length),
  );

function placeOf(config: Raw): Raw {
  const names: Record<string, string> = { pc: 'desktop', app: 'phone' };
  const on = [...new Set(asList(config.visibility).flatMap((name) => ownValue(names, asText(name)) ?? []))];
  const isNowhere = Array.isArray(config.visibility) && config.visibility.length === 0;
  return {
    span: Math.min(Math.max(Math.round(asNumber(config.span) ?? 24), 1), 24),
    hidden: isOn(config.noShow) || isNowhere,
    on: on.length > 0 ? on : ['phone', 'desktop'],
  };
}

const noteOf = ({ label, reading }: Given): Raw => ({
  kind: 'note',
  content: filledWords(notSupported[reading.language], { label }),
});

/** A page inside the page never held a value; anything else unknown may have one worth keeping. */
function unknownOf(key: string, given: Given): Raw {
  const model = asText(given.raw.__vModel__);
  const places = { kind: key.slice(0, 60) };
  if (key === 'iframe' || !isModel(model)) {
    given.reading.remark('unknownKind', given.label, places);
    return noteOf(given);
  }
  given.reading.remark('unknownText', given.label, places);
  return { kind: 'text', model, readonly: true };
}

/** Folds and tabs have a child for each part; a grid has rows of cells; the others have one part. */
function partsOf(kind: Kind | undefined, config: Raw, place: Place): Raw[] {
  const { reading } = place;
  const children = asList(config.children).map(asRaw);
  const own = ownSettingsOf(config);
  const partOf = (one: Raw, more: Raw) => {
    if (reading.isFull) return [];
    const inner = asRaw(one.__config__);
    const kept = ownSettingsOf(inner);
    const id = reading.newId(kept.id);
    return [{ ...ownPart(more, kept), id, nodes: nodesOf(inner.children, place) }];
  };
  if (kind === 'collapse' || kind === 'tabs')
    return children.flatMap((child) => partOf(child, { label: shortText(child.title), span: 24 }));
  if (kind === 'grid') {
    return children.flatMap((line) => {
      const cells = asList(asRaw(line.__config__).children).map(asRaw);
      const widths = cells.map(({ colspan }) => Math.max(asNumber(colspan) ?? 1, 1));
      const whole = widths.reduce((sum, width) => sum + width, 0);
      const span = (index: number) => Math.max(1, Math.floor((24 * (widths[index] ?? 1)) / whole));
      return cells.flatMap((cell, index) => partOf(cell, { label: '', span: span(index) }));
    });
  }
  // Several parts beside each other are written as rows in the row.
  if (
    children.length > 0 &&
    children.every((child) => ownSettingsOf(asRaw(child.__config__)).raw.isPart === true)
  )
    return children.flatMap((child) => {
      const { label, span } = asRaw(child.__config__);
      return partOf(child, { label: shortText(label), span: asNumber(span) ?? 24 });
    });
  if (own.raw.hasNoPart === true && children.length === 0) return [];
  const kept = ownSettingsOf({ [ownKey]: own.raw.part });
  return [
    {
      ...ownPart({ label: '', span: 24 }, kept),
      id: reading.newId(kept.id),
      nodes: nodesOf(children, place),
    },
  ];
}

const ownPart = (read: Raw, own: OwnSettings): Raw => {
  const { label, span } = withOwnSettings(read, own, () => undefined);
  return { label: shortText(label), span: Math.min(Math.max(Math.round(asNumber(span) ?? 24), 1), 24) };
};

const choiceKinds = ['radio', 'checkbox', 'select', 'cascader', 'treeSelect'];
const pickerKinds = ['popupSelect', 'popupTableSelect', 'autoComplete', 'relatedRecord'];

function fieldOf(kind: Kind, given: Given, depth: number): Raw {
  const { raw, config } = given;
  const model = asText(raw.__vModel__);
  const field = {
    kind,
    ...(isModel(model) ? { model } : {}),
    required: isOn(config.required),
    readonly: isOn(raw.readonly) || isOn(raw.disabled),
    ...knobsOf(kind, given),
    ...shownOf(kind, given),
    ...rulesOf(kind, given),
    ...(choiceKinds.includes(kind) ? optionsOf(given) : {}),
    ...(pickerKinds.includes(kind) ? sourceOf(raw, given) : {}),
    ...fillsOf(given),
    ...(isPeopleKind(kind) ? rangeOf(kind, given) : {}),
    ...(kind === 'date' || kind === 'dateRange' ? dateLimitsOf(given) : {}),
    ...(kind === 'calculation' ? calculationOf(given) : {}),
    ...(kind === 'table' ? tableOf(given, depth) : {}),
  };
  if (kind === 'timeRange')
    for (const setting of ['startTimeRule', 'endTimeRule'])
      if (isOn(settingOf(given, setting))) given.reading.left(given.label, setting, true);
  return { ...field, ...defaultOf(kind, given, field) };
}

function tableOf(given: Given, depth: number): Raw {
  const { raw, config, label, reading } = given;
  // A sub-table in a sub-table is refused as it stands: how deep they go on is of no interest.
  if (given.table !== undefined) return { columns: [] };
  const model = asText(raw.__vModel__);
  const found = nodesOf(config.children, { reading, depth: depth + 1, table: model });
  const columns = found.filter(({ parts }) => parts === undefined);
  if (columns.length < found.length || columns.length > formLimits.columns)
    reading.left(label, 'children', config.children);
  const kept = columns.slice(0, formLimits.columns);
  const summed = isOn(settingOf(given, 'showSummary', 'show-summary')) ? asList(raw.summaryField) : [];
  const names = summed.map((name) => asText(name).split(/[-.]/).at(-1));
  return {
    columns: kept,
    summed: [...new Set(names)].filter((name) => name && kept.some((column) => column.model === name)),
    ...rowsAddedOf(given),
  };
}
