import type { FormDefinition, FormField, Rule } from '@fairway/contract/forms.ts';
import { type Expression, fieldsIn } from './expression/expression.ts';
import { parseExpression } from './expression/parse-expression.ts';
import { fieldsOf, type PlacedField } from './form-tree.ts';
import { compilePattern, type Pattern } from './pattern.ts';

/** A field with everything about it read once. */
export interface CompiledField {
  field: FormField;
  path: string;
  /** The model of the sub-table it is a column of. */
  table?: string;
  /** All of them must be true for it to be visible: its own, and those of what it stands in. */
  visible: readonly Expression[];
  /** Hidden for good, by itself or by what it stands in. */
  isHidden: boolean;
  /** Closed for good, by itself or with its sub-table. */
  isReadonly: boolean;
  /** Any of them closes it: its own, and that of its sub-table. */
  readonly: readonly Expression[];
  required?: Expression;
  calculated?: Expression;
  earliest?: Expression;
  latest?: Expression;
  optionsWhen?: Expression;
  rules: readonly CompiledRule[];
}

export interface CompiledRule {
  rule: Rule;
  expression?: Expression;
  pattern?: Pattern;
}

export interface CompiledForm {
  definition: FormDefinition;
  /** In the order in which the form is read. */
  reading: readonly CompiledField[];
  /** In the order in which their values can be worked out: nobody before those it is made from. */
  fields: readonly CompiledField[];
  byPath: ReadonlyMap<string, CompiledField>;
  /** The columns of each sub-table, in the same order. */
  columns: ReadonlyMap<string, readonly CompiledField[]>;
  /** Whose value is made from a field. */
  feeds: ReadonlyMap<string, readonly CompiledField[]>;
  /** Whose value, state or check looks at a field. */
  watchers: ReadonlyMap<string, readonly CompiledField[]>;
  rules: readonly {
    expression: Expression;
    message: string;
    fields: readonly string[];
    watches: readonly string[];
  }[];
  /** Fields whose values go round in a circle; they are not worked out at all. */
  circle: readonly string[];
}

/** Reads a definition once, so that every change of a value afterwards is cheap. Broken parts are left out, never thrown. */
export function compileForm(definition: FormDefinition): CompiledForm {
  const fields = fieldsOf(definition)
    .filter(({ path }) => path !== '' && !path.startsWith('.') && !path.endsWith('.'))
    .filter(firstOfPath())
    .map(compileField);
  const { sorted, circle } = inOrder(fields);
  const settled = sorted.map((field) => (circle.has(field.path) ? withoutCalculation(field) : field));
  const byPath = new Map(settled.map((field) => [field.path, field]));
  const columns = Map.groupBy(
    settled.filter(({ table }) => table !== undefined),
    ({ table }) => table as string,
  );
  return {
    definition,
    reading: fields.map(({ path }) => byPath.get(path) as CompiledField),
    fields: settled,
    byPath,
    columns,
    feeds: lookersAt(settled, sourcesOf),
    watchers: lookersAt(settled, watchedBy),
    rules: definition.rules.flatMap((rule) => {
      const expression = read(rule.expression);
      return expression ? [{ ...rule, expression, watches: fieldsIn(expression) }] : [];
    }),
    circle: [...circle],
  };
}

function firstOfPath(): (placed: PlacedField) => boolean {
  const seen = new Set<string>();
  return ({ path }) => !seen.has(path) && Boolean(seen.add(path));
}

export const read = (text: string | undefined): Expression | undefined => {
  if (text === undefined || text.trim() === '') return undefined;
  const parsed = parseExpression(text);
  return parsed.problem ? undefined : parsed.expression;
};

function compileField({ field, path, table, within }: PlacedField): CompiledField {
  const standing = [...within, field];
  const compiled: CompiledField = {
    field,
    path,
    visible: standing.flatMap(({ visibleWhen }) => read(visibleWhen) ?? []),
    isHidden: standing.some(({ hidden }) => hidden),
    isReadonly: field.readonly || table?.readonly === true,
    readonly: [table?.readonlyWhen, field.readonlyWhen].flatMap((text) => read(text) ?? []),
    rules: field.rules.map(compileRule),
  };
  if (table?.model) compiled.table = table.model;
  for (const [name, text] of [
    ['required', field.requiredWhen],
    ['calculated', field.calculated],
    ['earliest', field.earliest],
    ['latest', field.latest],
    ['optionsWhen', field.optionsWhen],
  ] as const) {
    const expression = read(text);
    if (expression) compiled[name] = expression;
  }
  return compiled;
}

function compileRule(rule: Rule): CompiledRule {
  if (rule.check === 'expression') {
    const expression = read(rule.expression);
    return expression ? { rule, expression } : { rule };
  }
  const pattern = rule.check === 'pattern' ? compilePattern(rule.pattern) : undefined;
  return pattern ? { rule, pattern } : { rule };
}

const withoutCalculation = ({ calculated: _, ...field }: CompiledField): CompiledField => ({
  ...field,
  field: { ...field.field, whenHidden: 'keep' },
});

/** The fields a value is made from; cells are gone with the rows of their sub-table. */
export function sourcesOf({ calculated, visible, field, table }: CompiledField): string[] {
  const clearing = field.whenHidden === 'clear' ? visible : [];
  return [
    ...(table ? [table] : []),
    ...(calculated ? fieldsIn(calculated) : []),
    ...clearing.flatMap(fieldsIn),
  ];
}

/** Everything a field looks at, for its value, its state or its checks. */
function watchedBy(field: CompiledField): string[] {
  const { required, readonly, earliest, latest, optionsWhen, visible, rules } = field;
  const looks = [
    required,
    ...readonly,
    earliest,
    latest,
    optionsWhen,
    ...rules.map(({ expression }) => expression),
  ];
  return [
    ...sourcesOf(field),
    ...visible.flatMap(fieldsIn),
    ...looks.flatMap((expression) => (expression ? fieldsIn(expression) : [])),
  ];
}

/** For each field, who looks at it. */
function lookersAt(
  fields: readonly CompiledField[],
  looksAt: (field: CompiledField) => string[],
): Map<string, CompiledField[]> {
  const lookers = new Map<string, CompiledField[]>();
  for (const field of fields) {
    for (const path of new Set(looksAt(field))) {
      if (path === field.path) continue;
      const known = lookers.get(path);
      if (known) known.push(field);
      else lookers.set(path, [field]);
    }
  }
  return lookers;
}

/** Sources before what is made from them, otherwise in the order of the form; what goes round stands last. */
function inOrder(fields: readonly CompiledField[]): { sorted: CompiledField[]; circle: Set<string> } {
  const byPath = new Map(fields.map((field) => [field.path, field]));
  const sorted: CompiledField[] = [];
  const state = new Map<string, 'open' | 'done'>();
  const circle = new Set<string>();
  const way: string[] = [];

  const visit = (field: CompiledField): void => {
    if (state.get(field.path) === 'done') return;
    if (state.get(field.path) === 'open') {
      for (const path of way.slice(way.indexOf(field.path))) circle.add(path);
      return;
    }
    state.set(field.path, 'open');
    way.push(field.path);
    for (const path of sourcesOf(field)) {
      const source = byPath.get(path);
      if (source) visit(source);
    }
    way.pop();
    state.set(field.path, 'done');
    sorted.push(field);
  };
  for (const field of fields) visit(field);
  return { sorted, circle };
}
