import * as z from 'zod/mini';
import { translations } from './translations.ts';

/** The edition of the form language; a definition says which one it is written in. */
export const formVersion = 1;

/** Everything a form is made of. The first group holds values, the others show, compute or arrange. */
export const fieldKinds = [
  'text',
  'textarea',
  'number',
  'switch',
  'radio',
  'checkbox',
  'select',
  'cascader',
  'treeSelect',
  'date',
  'time',
  'dateRange',
  'timeRange',
  'files',
  'pictures',
  'colour',
  'rate',
  'slider',
  'richText',
  'organisation',
  'department',
  'position',
  'user',
  'users',
  'role',
  'group',
  'popupSelect',
  'popupTableSelect',
  'autoComplete',
  'area',
  'relatedRecord',
  'signature',
  'location',
  'table',
] as const;
export type FieldKind = (typeof fieldKinds)[number];

/** Their values are made by the rules or by the server; what a client sends for them is not read. */
export const computedKinds = [
  'billNumber',
  'createdBy',
  'createdAt',
  'modifiedBy',
  'modifiedAt',
  'ownOrganisation',
  'ownPosition',
  'calculation',
  'relatedAttribute',
  'popupAttribute',
] as const;
export type ComputedKind = (typeof computedKinds)[number];

/** They hold nothing: words, lines, buttons and codes drawn from other fields. */
export const shownKinds = [
  'link',
  'button',
  'note',
  'alert',
  'groupTitle',
  'divider',
  'qrCode',
  'barCode',
] as const;
export type ShownKind = (typeof shownKinds)[number];

export const containerKinds = ['row', 'card', 'collapse', 'tabs', 'grid'] as const;
export type ContainerKind = (typeof containerKinds)[number];

/** Bounds that keep a form something a person fills in and a phone can show. */
export const formLimits = {
  fields: 500,
  depth: 8,
  columns: 60,
  rows: 2_000,
  options: 2_000,
  rules: 100,
  text: 100_000,
} as const;

const short = z.string().check(z.maxLength(200));
const words = z.string().check(z.maxLength(2_000));
/** Text of the expression language, `{amount} > 100`. */
export const expressionText = z.string().check(z.maxLength(4_000));
const id = z.string().check(z.minLength(1), z.maxLength(60), z.regex(/^[\p{L}\p{N}_-]+$/u));
/** The key of a value: what expressions write between braces. */
export const model = z.string().check(z.minLength(1), z.maxLength(60), z.regex(/^[\p{L}_][\p{L}\p{N}_]*$/u));
const json: z.ZodMiniType<unknown> = z.unknown();

/** One choice; a tree of them for cascaders and tree selects. */
export interface Option {
  value: string;
  label: string;
  children?: Option[] | undefined;
  disabled?: boolean | undefined;
}
export const option: z.ZodMiniType<Option> = z.object({
  value: z.string().check(z.maxLength(200)),
  label: short,
  disabled: z.optional(z.boolean()),
  get children() {
    return z.optional(z.array(option).check(z.maxLength(formLimits.options)));
  },
});

/** What an interface is asked with: a fixed value, or the value of another field. */
export const interfaceParameter = z.object({
  name: short,
  field: z.optional(short),
  value: z.optional(json),
});
export type InterfaceParameter = z.infer<typeof interfaceParameter>;

/** Where choices come from. */
export const optionSource = z.discriminatedUnion('from', [
  z.object({ from: z.literal('static'), options: z.array(option).check(z.maxLength(formLimits.options)) }),
  z.object({ from: z.literal('dictionary'), dictionary: short }),
  z.object({
    from: z.literal('interface'),
    interfaceId: id,
    parameters: z._default(z.array(interfaceParameter).check(z.maxLength(20)), []),
    /** Which columns of a row are the value and the label. */
    valueColumn: z._default(short, 'id'),
    labelColumn: z._default(short, 'fullName'),
    childrenColumn: z._default(short, 'children'),
  }),
]);
export type OptionSource = z.infer<typeof optionSource>;

/** Where a picker gets its rows, what it shows of them, and what a picked row fills in. */
export const rowSource = z.object({
  interfaceId: z.optional(id),
  /** Records of another model instead of an interface. */
  modelId: z.optional(id),
  /** Records of an entity by its name, such as `Port`. Only forms of the app itself have these. */
  entity: z.optional(z.string().check(z.regex(/^[A-Z][A-Za-z]{0,39}$/))),
  parameters: z._default(z.array(interfaceParameter).check(z.maxLength(20)), []),
  valueColumn: z._default(short, 'id'),
  labelColumn: z._default(short, 'fullName'),
  columns: z._default(
    z.array(z.object({ column: short, label: short })).check(z.maxLength(formLimits.columns)),
    [],
  ),
  hasPage: z._default(z.boolean(), true),
  pageSize: z._default(z.int().check(z.minimum(1), z.maximum(100)), 20),
});
export type RowSource = z.infer<typeof rowSource>;
export const readRowSource = (given: unknown): RowSource => z.parse(rowSource, given);

/** The checks of a value beside those its kind makes; each with words of its own, or the usual ones. */
export const rule = z.discriminatedUnion('check', [
  z.object({
    check: z.literal('length'),
    least: z.optional(z.number()),
    most: z.optional(z.number()),
    message: z.optional(words),
  }),
  z.object({
    check: z.literal('range'),
    least: z.optional(z.number()),
    most: z.optional(z.number()),
    message: z.optional(words),
  }),
  z.object({
    check: z.literal('format'),
    format: z.enum([
      'email',
      'mobile',
      'landline',
      'phone',
      'url',
      'idCard',
      'carNo',
      'digits',
      'number',
      'amount',
      'chinese',
      'letter',
      'enOrNum',
      'json',
      'date',
      'code',
    ]),
    message: z.optional(words),
  }),
  z.object({
    check: z.literal('pattern'),
    pattern: z.string().check(z.maxLength(1_000)),
    message: z.optional(words),
  }),
  z.object({ check: z.literal('unique'), message: z.optional(words) }),
  /** True means that it is in order. Inside a sub-table it is asked row by row. */
  z.object({ check: z.literal('expression'), expression: expressionText, message: words }),
]);
export type Rule = z.infer<typeof rule>;

/** What a new form starts with: a value, an expression, or what is true of who fills it in. */
export const defaultValue = z.union([
  z.object({ value: json }),
  z.object({ expression: expressionText }),
  z.object({ current: z.enum(['user', 'department', 'organisation', 'position', 'now', 'today']) }),
]);
export type DefaultValue = z.infer<typeof defaultValue>;

/** A choice of this field writes other fields: from a column of the picked row, or from an expression. */
export const fill = z.object({
  to: short,
  column: z.optional(short),
  expression: z.optional(expressionText),
  /** Only where nothing stands yet. */
  whenEmpty: z._default(z.boolean(), false),
});
export type Fill = z.infer<typeof fill>;

/** Rows written into a sub-table when a condition becomes true or a field changes. */
export const rowFill = z.object({
  table: model,
  interfaceId: z.optional(id),
  parameters: z._default(z.array(interfaceParameter).check(z.maxLength(20)), []),
  /** Fixed rows instead of an interface. */
  rows: z.optional(z.array(z.record(z.string(), json)).check(z.maxLength(200))),
  /** Column of the source → column of the sub-table. */
  mapping: z._default(
    z.array(z.object({ from: z.optional(short), value: z.optional(json), to: model })).check(z.maxLength(60)),
    [],
  ),
});
export type RowFill = z.infer<typeof rowFill>;

const condition = z.optional(expressionText);

const common = {
  id,
  label: z._default(short, ''),
  /** Of 24 columns on a wide screen. */
  span: z._default(z.int().check(z.minimum(1), z.maximum(24)), 24),
  hidden: z._default(z.boolean(), false),
  /** On which screens it is at all. */
  on: z._default(z.array(z.enum(['phone', 'desktop'])), ['phone', 'desktop']),
  visibleWhen: condition,
};

const someIds = z._default(z.array(short).check(z.maxLength(2_000)), []);
/** People who may look at the whole value of a masked field. */
export const revealTo = z.object({
  roles: someIds,
  positions: someIds,
  users: someIds,
  /** Fields of the form that name people, such as who is responsible for a customer. */
  fields: someIds,
  /** Who filled it in: who created the record, whose request it is. */
  filler: z._default(z.boolean(), true),
});
export type RevealTo = z.infer<typeof revealTo>;

/** One value of a form: a field, or a column in the row with this id. */
export const valuePlace = z.object({
  /** `card`, or `rows.card`. */
  field: z.string().check(z.minLength(1), z.maxLength(130)),
  row: z.optional(z.string().check(z.maxLength(100))),
});
export type ValuePlace = z.infer<typeof valuePlace>;
/** The whole values of masked fields, for who may look at them. */
export const wholeValues = z.object({ list: z.array(z.extend(valuePlace, { value: z.string() })) });
export type WholeValue = z.infer<typeof wholeValues>['list'][number];

/** The knobs of single kinds; each kind reads those it knows. */
const knobs = z.object({
  placeholder: z.optional(short),
  hint: z.optional(words),
  prefix: z.optional(short),
  suffix: z.optional(short),
  /** Most letters of a text, most files, most choices. */
  most: z.optional(z.number()),
  least: z.optional(z.number()),
  rows: z.optional(z.number()),
  /** Decimals of a number. */
  precision: z.optional(z.int().check(z.minimum(0), z.maximum(8))),
  step: z.optional(z.number()),
  thousands: z.optional(z.boolean()),
  chineseCapitals: z.optional(z.boolean()),
  multiple: z.optional(z.boolean()),
  searchable: z.optional(z.boolean()),
  scan: z.optional(z.boolean()),
  /** The number ends with a check digit: whether it fits is said while it is typed. */
  checkDigit: z.optional(z.enum(['container', 'airWaybill', 'imo', 'creditCode'])),
  /** How a value is hidden: a mask of domain/text/mask. Nobody gets the whole value but by asking for it. */
  mask: z.optional(short),
  /** Who may ask for the whole value of a masked field; left out: who filled it in. Steps of a flow may allow it too. */
  revealTo: z.optional(revealTo),
  onText: z.optional(short),
  offText: z.optional(short),
  direction: z.optional(z.enum(['row', 'column'])),
  look: z.optional(short),
  format: z.optional(short),
  allowHalf: z.optional(z.boolean()),
  /** Bytes of one file, and what may be chosen. */
  fileSize: z.optional(z.number()),
  accept: z.optional(short),
  buttonText: z.optional(short),
  separator: z.optional(short),
  showAllLevels: z.optional(z.boolean()),
  /** 0 provinces to 3 streets, 4 what the company added below them. */
  level: z.optional(z.int().check(z.minimum(0), z.maximum(4))),
  selectType: z.optional(z.enum(['all', 'custom', 'dep', 'pos', 'role', 'group'])),
  ableIds: z.optional(z.array(short).check(z.maxLength(2_000))),
  ableDepIds: z.optional(z.array(short).check(z.maxLength(2_000))),
  ablePosIds: z.optional(z.array(short).check(z.maxLength(2_000))),
  ableUserIds: z.optional(z.array(short).check(z.maxLength(2_000))),
  ableRoleIds: z.optional(z.array(short).check(z.maxLength(2_000))),
  ableGroupIds: z.optional(z.array(short).check(z.maxLength(2_000))),
  /** Dates: the first and the last one allowed, as expressions. */
  earliest: condition,
  latest: condition,
  billRule: z.optional(short),
  /** Attributes: the picker they belong to and the column they show; whether they are stored. */
  of: z.optional(model),
  column: z.optional(short),
  stored: z.optional(z.boolean()),
  /** Shown things. */
  content: z.optional(z.string().check(z.maxLength(20_000))),
  href: z.optional(words),
  newWindow: z.optional(z.boolean()),
  closable: z.optional(z.boolean()),
  tone: z.optional(z.enum(['info', 'success', 'warning', 'error'])),
  showLevel: z.optional(z.enum(['last', 'all'])),
  script: z.optional(z.string().check(z.maxLength(20_000))),
  colour: z.optional(short),
  size: z.optional(z.number()),
});
export type Knobs = z.infer<typeof knobs>;

/** A field of a form, a column of a sub-table, or something that is only shown. */
export interface FormField extends Knobs {
  kind: FieldKind | ComputedKind | ShownKind;
  id: string;
  label: string;
  span: number;
  hidden: boolean;
  on: ('phone' | 'desktop')[];
  visibleWhen?: string | undefined;
  /** Missing on what only shows. */
  model?: string | undefined;
  required: boolean;
  readonly: boolean;
  requiredWhen?: string | undefined;
  readonlyWhen?: string | undefined;
  whenHidden: 'keep' | 'clear';
  default?: DefaultValue | undefined;
  /** The value is this and cannot be typed. */
  calculated?: string | undefined;
  rules: Rule[];
  options?: OptionSource | undefined;
  /** Which choices stay: asked for each with `{option.value}` and `{option.label}`. */
  optionsWhen?: string | undefined;
  source?: RowSource | undefined;
  fills: Fill[];
  rowFills: RowFill[];
  columns?: FormField[] | undefined;
  /** Sub-tables: which columns are added up below, and how rows come in. */
  summed: string[];
  addBy: 'row' | 'pick' | 'both';
}

const fieldShape = {
  ...common,
  ...knobs.shape,
  model: z.optional(model),
  required: z._default(z.boolean(), false),
  readonly: z._default(z.boolean(), false),
  requiredWhen: condition,
  readonlyWhen: condition,
  whenHidden: z._default(z.enum(['keep', 'clear']), 'keep'),
  default: z.optional(defaultValue),
  calculated: condition,
  rules: z._default(z.array(rule).check(z.maxLength(20)), []),
  options: z.optional(optionSource),
  optionsWhen: condition,
  source: z.optional(rowSource),
  fills: z._default(z.array(fill).check(z.maxLength(60)), []),
  rowFills: z._default(z.array(rowFill).check(z.maxLength(10)), []),
  summed: z._default(z.array(model).check(z.maxLength(formLimits.columns)), []),
  addBy: z._default(z.enum(['row', 'pick', 'both']), 'row'),
};

export const formField: z.ZodMiniType<FormField> = z.object({
  ...fieldShape,
  kind: z.enum([...fieldKinds, ...computedKinds, ...shownKinds]),
  get columns() {
    return z.optional(z.array(formField).check(z.maxLength(formLimits.columns)));
  },
});

/** Arranges fields; a tab or a fold has a title for each part. */
export interface FormContainer {
  kind: ContainerKind;
  id: string;
  label: string;
  span: number;
  hidden: boolean;
  on: ('phone' | 'desktop')[];
  visibleWhen?: string | undefined;
  /** Only one part of a fold is open. */
  accordion: boolean;
  parts: FormPart[];
}

export interface FormPart {
  id: string;
  label: string;
  /** Of a grid: how wide and high a cell is. */
  span: number;
  nodes: FormNode[];
}

export type FormNode = FormField | FormContainer;

export const formNode: z.ZodMiniType<FormNode> = z.lazy(() => z.union([formContainer, formField]));

const formPart: z.ZodMiniType<FormPart> = z.object({
  id,
  label: z._default(short, ''),
  span: z._default(z.int().check(z.minimum(1), z.maximum(24)), 24),
  get nodes() {
    return z.array(formNode).check(z.maxLength(formLimits.fields));
  },
});

export const formContainer: z.ZodMiniType<FormContainer> = z.object({
  ...common,
  kind: z.enum(containerKinds),
  accordion: z._default(z.boolean(), false),
  get parts() {
    return z.array(formPart).check(z.maxLength(60));
  },
});

/** Something that must be true of several fields together. */
export const formRule = z.object({
  expression: expressionText,
  message: words,
  /** Where it is said; nowhere means above the form. */
  fields: z._default(z.array(short).check(z.maxLength(20)), []),
});

/** The colours a state is told by, beside its words. */
export const stateTones = ['brand', 'good', 'warn', 'bad', 'neutral'] as const;
export type StateTone = (typeof stateTones)[number];

/** One fact of a heading. An amount has its currency beside it; a date where it ends and how long it lasts. */
export const headingFact = z.object({
  field: model,
  currency: z.optional(model),
  until: z.optional(model),
  length: z.optional(model),
});
export type HeadingFact = z.infer<typeof headingFact>;

export const mostFacts = 3;

/**
 * What stands first wherever something filled in is shown: what it is called, its state, and the few facts one decides
 * by. What it leaves out is proposed from the fields (`domain/forms/heading`).
 */
export const formHeading = z.object({
  /** Of a record: words and `{field}`. A request is called as its flow says. */
  title: z._default(short, ''),
  /** Of a record: a choice, and in which colour each option is told. */
  state: z.optional(
    z.object({ field: model, tones: z._default(z.record(z.string(), z.enum(stateTones)), {}) }),
  ),
  facts: z._default(z.array(headingFact).check(z.maxLength(mostFacts)), []),
});
export type FormHeading = z.infer<typeof formHeading>;

export const formDefinition = z.object({
  version: z.literal(formVersion),
  labels: z._default(z.enum(['top', 'left']), 'top'),
  nodes: z.array(formNode).check(z.maxLength(formLimits.fields)),
  rules: z._default(z.array(formRule).check(z.maxLength(formLimits.rules)), []),
  /** Run in the sandbox when the form opens: gets the values, gives values back. */
  onLoad: z.optional(z.string().check(z.maxLength(20_000))),
  heading: z.optional(formHeading),
  translations: z.optional(translations),
});
export type FormDefinition = z.infer<typeof formDefinition>;

/** A definition with everything it leaves out; throws when it is none. */
export const readFormDefinition = (given: unknown): FormDefinition => z.parse(formDefinition, given);

/** What one may do with a field at a step; it can only take away from what the form allows. */
export const fieldRight = z.enum(['hidden', 'read', 'edit', 'required']);
export type FieldRight = z.infer<typeof fieldRight>;
/** By model, `table.column` for a column; what is not named is as the form says. */
export const fieldRights = z.record(z.string().check(z.maxLength(130)), fieldRight);
export type FieldRights = z.infer<typeof fieldRights>;

/** The values of a form by model; a sub-table is a list of rows. */
export type FormValues = Record<string, unknown>;
