import type { Language } from '@fairway/contract/errors.ts';
import { filledWords } from '@fairway/contract/filled-words.ts';
import {
  containerKinds,
  type FormDefinition,
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
  const { fields } = asRaw(formData);
  const reading = new Reading(fields, language);
  const nodes = nodesOf(fields, { reading, depth: 1, table: undefined });
  return { definition: readFormDefinition({ version: formVersion, nodes }), remarks: reading.remarks };
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
    id: place.reading.newId(),
    kind: 'row',
    parts: [{ id: place.reading.newId(), nodes: run }],
  }));
}

function nodeOf(raw: Raw, { reading, depth, table }: Place): Raw[] {
  const config = asRaw(raw.__config__);
  const key = asText(config.jnpfKey);
  const kind = kindOf(key);
  const label = shortText(config.label);
  const common = { id: reading.newId(), label, ...placeOf(config) };
  if (containerKinds.some((one) => one === kind)) {
    const given = { ...common, kind, label: label || shortText(raw.header ?? raw.title) };
    if (depth >= deepestRead) reading.remark('tooDeep', given.label || key);
    const parts = depth < deepestRead ? partsOf(kind, config, { reading, depth: depth + 1, table }) : [];
    const [first = [], ...rest] = inRuns(parts, mostParts);
    const accordion = isOn(raw.accordion);
    return [
      { ...given, accordion, parts: first },
      ...rest.map((run) => ({ ...given, id: reading.newId(), accordion, parts: run })),
    ];
  }
  reading.countField();
  const given: Given = { raw, config, label: label || asText(raw.__vModel__) || key, table, reading };
  if (kind === undefined) return [{ ...common, ...unknownOf(key, given) }];
  const field = { ...common, ...fieldOf(kind, given, depth) };
  if (formField.safeParse(field).success) return [field];
  reading.remark('unreadable', given.label);
  return [{ ...common, ...noteOf(given) }];
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
    ...(on.length > 0 ? { on } : {}),
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
  const below = (one: Raw) => nodesOf(asRaw(one.__config__).children, place);
  const partOf = (one: Raw, more: Raw) =>
    reading.isFull ? [] : [{ id: reading.newId(), ...more, nodes: below(one) }];
  if (kind === 'collapse' || kind === 'tabs')
    return children.flatMap((child) => partOf(child, { label: shortText(child.title) }));
  if (kind === 'grid')
    return children.flatMap((line) => {
      const cells = asList(asRaw(line.__config__).children).map(asRaw);
      const span = Math.max(1, Math.floor(24 / Math.max(cells.length, 1)));
      return cells.flatMap((cell) => partOf(cell, { span }));
    });
  return [{ id: reading.newId(), nodes: nodesOf(children, place) }];
}

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
