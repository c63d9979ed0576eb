import type {
  FormContainer,
  FormDefinition,
  FormField,
  FormNode,
  FormPart,
} from '@fairway/contract/forms.ts';
import { isContainer } from '../form-tree.ts';
import { readNodes } from '../jnpf-import/import-form.ts';
import { type Change, ownKey } from '../jnpf-import/own-settings.ts';
import type { Raw } from '../jnpf-import/raw.ts';
import { Reading } from '../jnpf-import/reading.ts';
import { isSameJson } from '../same-json.ts';
import { jnpfKeyOf, jnpfTagOf } from './jnpf-keys.ts';
import { jnpfPath } from './jnpf-path.ts';
import { normalForm } from './normal-form.ts';
import { type ExportNote, noteOf } from './note-words.ts';
import { tokensOf } from './write-calculation.ts';
import { choiceSettings } from './write-choices.ts';
import { defaultSettings } from './write-default.ts';
import { ruleSettings } from './write-rules.ts';
import { settingsOf } from './write-settings.ts';
import { tableSettings } from './write-table.ts';

/** A form in the family's shape, and what of it the family has no words for. */
export interface JnpfFormExport {
  formData: Raw;
  notes: ExportNote[];
}

/**
 * A form in the family's shape (`{fields: […]}`): the inverse of the import. It is read back at once. Whatever does not
 * come back as it was is kept beside the family's words, where only our import looks, and named in the notes unless it
 * means the same.
 */
export function exportJnpfForm({ nodes, labels, rules, onLoad, heading }: FormDefinition): JnpfFormExport {
  const writing = new Writing();
  const fields = nodes.map((node) => writeNode(node, writing, undefined));
  const reading = new Reading(fields, 'zh');
  readNodes(fields, reading);
  for (const written of writing.nodes) keepWhatIsLost(written, reading.nodes.get(written.raw) ?? {}, writing);
  const changes: Record<string, Change> = {
    ...(rules.length > 0 ? { rules: [null, rules] as const } : {}),
    ...(onLoad === undefined ? {} : { onLoad: [null, onLoad] as const }),
    ...(heading === undefined ? {} : { heading: [null, heading] as const }),
  };
  for (const { message } of rules) writing.note('', message, 'formRules');
  if (onLoad !== undefined) writing.note('', 'onLoad', 'onLoad');
  if (heading !== undefined) writing.note('', 'heading', 'heading');
  const form = {
    ...formSettings,
    labelPosition: labels,
    idGlobal: writing.count,
    ...(writing.notes.length > 0 ? { [ownKey]: { changes, notes: writing.notes } } : {}),
    fields,
  };
  return { formData: form, notes: writing.notes };
}

const formSettings: Raw = {
  ...{ formRef: 'elForm', formModel: 'dataForm', size: 'small', labelWidth: 100, labelSuffix: '' },
  ...{ formRules: 'rules', gutter: 15, disabled: false, span: 24, formBtns: false, popupType: 'general' },
  ...{ generalWidth: '600px', fullScreenWidth: '100%', drawerWidth: '600px', formStyle: '' },
  ...{ hasConfirmBtn: true, confirmButtonText: '确 定', hasCancelBtn: true, cancelButtonText: '取 消' },
  ...{ hasPrintBtn: false, printButtonText: '打 印', printId: '', primaryKeyPolicy: 1 },
  // A change always carries the version it is based on.
  ...{ concurrencyLock: true, logicalDelete: false, classJson: '', className: [] },
  funcs: { onLoad: '', beforeSubmit: '', afterSubmit: '' },
};

interface Written {
  raw: Raw;
  config: Raw;
  node: FormNode;
  path: string;
}

/** What is known while a form is written. */
class Writing {
  readonly nodes: Written[] = [];
  readonly notes: ExportNote[] = [];
  count = 100;

  /** A number of its own for every field, as the family's designer gives. */
  next(): number {
    this.count += 1;
    return this.count;
  }

  note(path: string, label: string, setting: string, sentence?: 'left' | 'newer'): void {
    this.notes.push(noteOf(path, label || path, setting, sentence));
  }
}

const newerKinds = ['signature', 'location'];

/** What came back otherwise stays beside it, and is named unless it means the same. */
function keepWhatIsLost({ config, node, path }: Written, read: Raw, writing: Writing): void {
  const own = node as unknown as Raw;
  const inside = isContainer(node) ? 'parts' : node.kind === 'table' && node.columns ? 'columns' : 'id';
  const keys = [...new Set([...Object.keys(read), ...Object.keys(own)])].filter(
    (key) => key !== 'id' && key !== inside,
  );
  const lost = keys.filter((key) => !isSameJson(read[key], own[key]));
  if (newerKinds.includes(node.kind)) writing.note(path, node.label, 'kind', 'newer');
  if (lost.length === 0) return;
  const [before, after] = [normalForm(read), normalForm(own)];
  for (const key of lost) if (!isSameJson(before[key], after[key])) writing.note(path, node.label, key);
  config[ownKey] = {
    ...(config[ownKey] as Raw),
    changes: Object.fromEntries(lost.map((key) => [key, [read[key] ?? null, own[key] ?? null]])),
  };
}

const placeOf = ({ span, hidden, on }: FormNode): Raw => ({
  span,
  noShow: hidden,
  visibility: on.map((device) => (device === 'desktop' ? 'pc' : 'app')),
});

function writeNode(node: FormNode, writing: Writing, table: string | undefined): Raw {
  const number = writing.next();
  const config: Raw = {
    jnpfKey: jnpfKeyOf(node.kind),
    ...{ label: node.label, tag: jnpfTagOf(node.kind), ...placeOf(node) },
    ...{ formId: number, renderKey: number, dragDisabled: false, className: [] },
    [ownKey]: { id: node.id },
  };
  const raw: Raw = { __config__: config };
  const path = isContainer(node) ? node.id : pathOf(node, table);
  writing.nodes.push({ raw, config, node, path });
  if (isContainer(node)) writeContainer(node, raw, config, writing);
  else writeField(node, raw, config, writing, table);
  return raw;
}

const pathOf = ({ id, model }: FormField, table: string | undefined): string =>
  model === undefined ? id : table === undefined ? model : `${table}.${model}`;

function writeField(
  field: FormField,
  raw: Raw,
  config: Raw,
  writing: Writing,
  table: string | undefined,
): void {
  const { kind, model = '', label, hint, required, fills, columns = [] } = field;
  const isChoice = choiceKinds.includes(kind);
  const choices = isChoice ? choiceSettings(field) : { config: {}, beside: {} };
  Object.assign(config, {
    ...{
      layout: kind === 'table' ? 'rowFormItem' : 'colFormItem',
      showLabel: label !== '',
      labelWidth: null,
    },
    ...{ tipLabel: hint ?? '', required, trigger: isChoice ? 'change' : 'blur', tableName: '' },
    ...(table === undefined ? {} : { isSubTable: true, parentVModel: table, relationTable: table }),
    ...choices.config,
    ...ruleSettings(field),
    ...defaultSettings(field),
    ...(fills.length > 0 ? { transferList: transferList(field) } : {}),
    ...(kind === 'billNumber' ? { rule: field.billRule ?? '' } : {}),
    ...(kind === 'table'
      ? {
          ...{ type: 'table', rowType: 'table', showTitle: true },
          children: columns.map((column) => writeNode(column, writing, model)),
        }
      : {}),
  });
  Object.assign(raw, {
    ...(model === '' ? {} : { __vModel__: model }),
    ...settingsOf(field),
    ...choices.beside,
    ...(kind === 'calculation' ? { expression: tokensOf(field.calculated ?? '', table) } : {}),
    ...(kind === 'table' ? tableSettings(field) : {}),
  });
}

const choiceKinds = ['radio', 'checkbox', 'select', 'cascader', 'treeSelect'];

/** What a choice always fills in from a column; the family knows nothing else. */
const transferList = ({ fills }: FormField): Raw[] =>
  fills.flatMap(({ to, column, expression, whenEmpty }) =>
    column === undefined || expression !== undefined || whenEmpty
      ? []
      : [{ sourceValue: jnpfPath(to), targetField: column }],
  );

function writeContainer(node: FormContainer, raw: Raw, config: Raw, writing: Writing): void {
  const { kind, label, accordion, parts } = node;
  Object.assign(config, { layout: 'rowFormItem', showLabel: false });
  const within = (part: FormPart) => part.nodes.map((inner) => writeNode(inner, writing, undefined));
  switch (kind) {
    case 'collapse':
    case 'tabs':
      Object.assign(raw, kind === 'collapse' ? { accordion } : { type: '', 'tab-position': 'top' });
      config.active = kind === 'collapse' ? ['1'] : 0;
      config.children = parts.map((part, index) => ({
        ...{ title: part.label, name: String(index + 1) },
        __config__: { children: within(part), [ownKey]: partSettings(part, { label: part.label, span: 24 }) },
      }));
      return;
    case 'grid':
      config.children = linesOf(parts).map((line) => gridLine(line, node, within, writing));
      return;
    default: {
      if (kind === 'card') Object.assign(raw, { header: label, shadow: 'always' });
      const [first, ...more] = parts;
      if (first && more.length === 0) {
        config.children = within(first);
        config[ownKey] = { id: node.id, part: partSettings(first, { label: '', span: 24 }) };
        notePart(first, { label: '', span: 24 }, node, writing);
      } else {
        config.children = parts.map((part) => rowOf(part, within, writing));
        if (!first) config[ownKey] = { id: node.id, hasNoPart: true };
      }
    }
  }
}

/** One of several parts beside each other: a row of its own. */
function rowOf(part: FormPart, within: (part: FormPart) => Raw[], writing: Writing): Raw {
  const number = writing.next();
  return {
    __config__: {
      ...{ jnpfKey: 'row', label: part.label, layout: 'rowFormItem', span: part.span },
      ...{ formId: number, renderKey: number, noShow: false, visibility: ['pc', 'app'] },
      children: within(part),
      [ownKey]: { id: part.id, isPart: true },
    },
  };
}

interface PlainPart {
  label: string;
  span: number;
}

function partSettings(part: FormPart, read: PlainPart): Raw {
  const changes = Object.fromEntries(
    (['label', 'span'] as const)
      .filter((key) => part[key] !== read[key])
      .map((key) => [key, [read[key], part[key]]]),
  );
  return { id: part.id, ...(Object.keys(changes).length > 0 ? { changes } : {}) };
}

function notePart(
  part: FormPart,
  read: PlainPart,
  { kind, id, label }: FormContainer,
  writing: Writing,
): void {
  if (part.label !== read.label) writing.note(id, part.label || label, 'label');
  if (part.span !== read.span && kind !== 'card') writing.note(id, label, 'span');
}

/** Cells of a grid, as many in a line as there is room for. */
function linesOf(parts: readonly FormPart[]): FormPart[][] {
  const lines: FormPart[][] = [];
  let room = 0;
  for (const part of parts) {
    if (part.span > room || lines.length === 0) {
      lines.push([]);
      room = 24;
    }
    lines.at(-1)?.push(part);
    room -= part.span;
  }
  return lines;
}

function gridLine(
  line: readonly FormPart[],
  grid: FormContainer,
  within: (part: FormPart) => Raw[],
  writing: Writing,
): Raw {
  const share = line.map(({ span }) => span).reduce(commonDivisor, 0);
  const whole = line.reduce((sum, { span }) => sum + span / share, 0);
  const cells = line.map((part) => {
    const colspan = part.span / share;
    const read = { label: '', span: Math.max(1, Math.floor((24 * colspan) / whole)) };
    notePart(part, read, grid, writing);
    return {
      ...{ colspan, rowspan: 1, merged: false },
      __config__: {
        jnpfKey: 'tableGridTd',
        layout: 'rowFormItem',
        children: within(part),
        [ownKey]: partSettings(part, read),
      },
    };
  });
  return { __config__: { jnpfKey: 'tableGridTr', layout: 'rowFormItem', children: cells } };
}

const commonDivisor = (one: number, other: number): number =>
  other === 0 ? one : commonDivisor(other, one % other);
