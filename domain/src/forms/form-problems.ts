import { type FormDefinition, type FormField, formLimits, shownKinds } from '@fairway/contract/forms.ts';
import { compileForm } from './compile-form.ts';
import { type Expression, fieldsIn } from './expression/expression.ts';
import { parseExpression } from './expression/parse-expression.ts';
import { fieldsOf, isContainer, nodesOf, type PlacedField } from './form-tree.ts';
import { headingFields, mayHead } from './heading/may-head.ts';
import { compilePattern } from './pattern.ts';

/** What makes a definition unusable. */
export type FormProblemName =
  | 'tooManyFields'
  | 'tooDeep'
  | 'noFields'
  | 'idTwice'
  | 'modelMissing'
  | 'modelTwice'
  | 'modelReserved'
  | 'tableInTable'
  | 'columnsMissing'
  | 'columnWithoutModel'
  | 'optionsMissing'
  | 'sourceMissing'
  | 'entitySource'
  | 'calculationMissing'
  | 'billRuleMissing'
  | 'expressionWrong'
  | 'expressionField'
  | 'patternWrong'
  | 'circle'
  | 'attributeOf'
  | 'fillTo'
  | 'summedColumn'
  | 'revealField'
  | 'defaultOfComputed'
  | 'headingField';

/** One thing wrong, and where: the id of a field or container, and what its sentence needs to name. */
export interface FormProblem {
  problem: FormProblemName;
  /** The id of the node it is about; empty for the form as a whole. */
  id: string;
  /** The words people see on it. */
  label: string;
  places: Record<string, string | number>;
}

const choiceKinds = ['radio', 'checkbox', 'select', 'cascader', 'treeSelect'];
const pickerKinds = ['popupSelect', 'popupTableSelect', 'autoComplete', 'relatedRecord'];
/** They name people; a list of mixed ones may. */
const namingKinds = ['user', 'users', 'createdBy', 'modifiedBy'];
const systemKinds = [
  'createdBy',
  'createdAt',
  'modifiedBy',
  'modifiedAt',
  'ownOrganisation',
  'ownPosition',
  'billNumber',
];
/** Names a record itself has where it stands in a list, and a row of a sub-table. */
const recordNames = ['id', 'version', 'creatorTime', 'flowId', 'flowState', 'flowTaskId'];
const rowNames = ['id'];

/** Everything that is wrong with a definition; none means that it can be used. */
export function formProblems(definition: FormDefinition): FormProblem[] {
  const placed = fieldsOf(definition);
  const paths = new Set(placed.map(({ path }) => path).filter(Boolean));
  return [
    ...sizeProblems(definition, placed),
    ...twiceProblems(definition, placed),
    ...placed.flatMap((one) => fieldProblems(one, placed)),
    ...containerProblems(definition, paths),
    ...placed.flatMap((one) =>
      expressionsOf(one).flatMap(([name, text]) => expressionProblems(one, name, text, paths)),
    ),
    ...ruleProblems(definition, paths),
    ...circleProblems(definition, placed),
    ...headingFields(definition)
      .filter((path) => !placed.some((one) => one.path === path && mayHead(one)))
      .map((field) => about('headingField', {}, { field })),
  ];
}

const about = (
  problem: FormProblemName,
  { id = '', label = '' }: { id?: string; label?: string } = {},
  places: Record<string, string | number> = {},
): FormProblem => ({ problem, id, label, places });

function sizeProblems(definition: FormDefinition, placed: readonly PlacedField[]): FormProblem[] {
  if (placed.length === 0) return [about('noFields')];
  const deepest = nodesOf(definition).find(({ depth }) => depth > formLimits.depth);
  return [
    ...(placed.length > formLimits.fields ? [about('tooManyFields', {}, { most: formLimits.fields })] : []),
    ...(deepest ? [about('tooDeep', deepest.node, { most: formLimits.depth })] : []),
  ];
}

function twiceProblems(definition: FormDefinition, placed: readonly PlacedField[]): FormProblem[] {
  const ids = nodesOf(definition).flatMap(({ node }) => [
    { key: node.id, node },
    ...(isContainer(node) ? node.parts.map((part) => ({ key: part.id, node })) : []),
  ]);
  const models = placed
    .filter(({ path }) => path !== '')
    .map(({ path, field }) => ({ key: path, node: field }));
  return [
    ...repeated(ids).map(({ key, node }) => about('idTwice', node, { id: key })),
    ...repeated(models).map(({ key, node }) => about('modelTwice', node, { model: key })),
  ];
}

function repeated<T extends { key: string }>(items: readonly T[]): T[] {
  const seen = new Set<string>();
  return items.filter(({ key }) => seen.has(key) || !seen.add(key));
}

function fieldProblems({ field, table, path }: PlacedField, placed: readonly PlacedField[]): FormProblem[] {
  const found: FormProblem[] = [];
  const isShown = shownKinds.some((kind) => kind === field.kind);
  if (!isShown && !field.model) found.push(about(table ? 'columnWithoutModel' : 'modelMissing', field));
  if (!isShown && (table ? rowNames : recordNames).includes(field.model ?? ''))
    found.push(about('modelReserved', field, { model: field.model ?? '' }));
  if (table && field.kind === 'table') found.push(about('tableInTable', field));
  if (field.kind === 'table' && !field.columns?.length) found.push(about('columnsMissing', field));
  if (choiceKinds.includes(field.kind) && !field.options) found.push(about('optionsMissing', field));
  if (pickerKinds.includes(field.kind) && !hasSource(field)) found.push(about('sourceMissing', field));
  if (field.source?.entity) found.push(about('entitySource', field));
  if (field.kind === 'calculation' && !field.calculated?.trim())
    found.push(about('calculationMissing', field));
  if (field.kind === 'billNumber' && !field.billRule) found.push(about('billRuleMissing', field));
  if (field.default && (field.calculated || systemKinds.includes(field.kind)))
    found.push(about('defaultOfComputed', field));
  if (field.kind === 'relatedAttribute' || field.kind === 'popupAttribute') {
    const owner = placed.find((other) => other.field.model === field.of && other.table === table);
    if (!owner || !pickerKinds.includes(owner.field.kind))
      found.push(about('attributeOf', field, { of: field.of ?? '' }));
  }
  for (const { to } of field.fills) {
    const isKnown = placed.some(
      (other) => other.path === to || (table && other.path === `${table.model}.${to}`),
    );
    if (!isKnown) found.push(about('fillTo', field, { to }));
  }
  for (const { table: to } of field.rowFills)
    if (!placed.some((other) => other.path === to && other.field.kind === 'table'))
      found.push(about('fillTo', field, { to }));
  for (const column of field.summed)
    if (!placed.some((other) => other.path === `${path}.${column}`))
      found.push(about('summedColumn', field, { column }));
  for (const named of field.revealTo?.fields ?? [])
    if (!placed.some((other) => other.path === named && namingKinds.includes(other.field.kind)))
      found.push(about('revealField', field, { field: named }));
  for (const rule of field.rules)
    if (rule.check === 'pattern' && !compilePattern(rule.pattern))
      found.push(about('patternWrong', field, { pattern: rule.pattern }));
  return found;
}

const hasSource = ({ source, options }: FormField): boolean =>
  Boolean(source?.interfaceId || source?.modelId || source?.entity || options);

/** Every expression of a field, with what it is for. */
function expressionsOf({ field }: PlacedField): [name: string, text: string][] {
  const named: [string, string | undefined][] = [
    ['visibleWhen', field.visibleWhen],
    ['requiredWhen', field.requiredWhen],
    ['readonlyWhen', field.readonlyWhen],
    ['calculated', field.calculated],
    ['optionsWhen', field.optionsWhen],
    ['earliest', field.earliest],
    ['latest', field.latest],
    ['default', field.default && 'expression' in field.default ? field.default.expression : undefined],
    ...field.rules.map((rule): [string, string | undefined] => [
      'rules',
      rule.check === 'expression' ? rule.expression : undefined,
    ]),
    ...field.fills.map(({ expression }): [string, string | undefined] => ['fills', expression]),
  ];
  return named.filter((pair): pair is [string, string] => Boolean(pair[1]?.trim()));
}

/** What only some expressions may look at: an option, or the row that was picked. */
const ownWords: Record<string, RegExp> = {
  optionsWhen: /^option\.(?:value|label)$/,
  fills: /^picked\.[\p{L}\p{N}_]+$/u,
};

function expressionProblems(
  { field }: { field: { id: string; label: string } },
  name: string,
  text: string,
  paths: ReadonlySet<string>,
): FormProblem[] {
  const parsed = parseExpression(text);
  if (parsed.problem)
    return [
      about('expressionWrong', field, { name, text, ...parsed.problem, reason: parsed.problem.problem }),
    ];
  return unknownFields(parsed.expression, paths, ownWords[name]).map((path) =>
    about('expressionField', field, { name, text, field: path }),
  );
}

const unknownFields = (expression: Expression, paths: ReadonlySet<string>, also?: RegExp): string[] =>
  fieldsIn(expression).filter((path) => !paths.has(path) && !also?.test(path));

function containerProblems(definition: FormDefinition, paths: ReadonlySet<string>): FormProblem[] {
  return nodesOf(definition).flatMap(({ node }) =>
    isContainer(node) && node.visibleWhen?.trim()
      ? expressionProblems({ field: node }, 'visibleWhen', node.visibleWhen, paths)
      : [],
  );
}

function ruleProblems({ rules }: FormDefinition, paths: ReadonlySet<string>): FormProblem[] {
  const whole = { field: { id: '', label: '' } };
  return rules.flatMap(({ expression, fields }) => [
    ...expressionProblems(whole, 'rules', expression, paths),
    ...fields
      .filter((path) => !paths.has(path))
      .map((path) => about('expressionField', {}, { name: 'rules', text: expression, field: path })),
  ]);
}

function circleProblems(definition: FormDefinition, placed: readonly PlacedField[]): FormProblem[] {
  const { circle } = compileForm(definition);
  const first = placed.find(({ path }) => circle.includes(path));
  return first ? [about('circle', first.field, { fields: circle.join(' → ') })] : [];
}
