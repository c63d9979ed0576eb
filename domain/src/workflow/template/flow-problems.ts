import { type Condition, type FlowTemplate, flowLimits, type Who } from '@fairway/contract/flow-template.ts';
import type { FlowProblemName } from '@fairway/contract/flow-words.ts';
import type { CompiledForm } from '../../forms/compile-form.ts';
import { fieldsIn } from '../../forms/expression/expression.ts';
import { titleFields } from '../../forms/heading/may-head.ts';
import { maskedFields } from '../../forms/reveal.ts';
import type { Directory } from '../people/directory.ts';
import { membersIn } from '../people/members.ts';
import { comparisonProblems } from './comparison-problems.ts';
import { compileFlow, isHumanNode, nodesBefore, type PlacedNode } from './compile-flow.ts';
import { compileCondition, isEmptyCondition } from './condition.ts';

/** One thing wrong, and where: the id of a node, and what its sentence needs to name. */
export interface FlowProblem {
  problem: FlowProblemName;
  /** Empty for the flow as a whole. */
  node: string;
  places: Record<string, string | number>;
}

/** Everything that is wrong with a template for this form; none means that it can be used. */
export function flowProblems(
  template: FlowTemplate,
  form?: CompiledForm,
  directory?: Directory,
): FlowProblem[] {
  const flow = compileFlow(template, form);
  return [
    ...shapeProblems(template, flow.reading),
    ...flow.reading.flatMap((placed) => [
      ...branchProblems(placed),
      ...whoProblems(placed, form),
      ...conditionProblems(placed, form),
      ...fieldProblems(placed, form),
      ...wayProblems(placed, template),
    ]),
    ...titleProblems(template, form),
    ...adminProblems(template, directory),
  ];
}

const about = (
  problem: FlowProblemName,
  placed?: PlacedNode,
  places: Record<string, string | number> = {},
): FlowProblem => ({
  problem,
  node: placed?.node.id ?? '',
  places: placed ? { name: placed.node.name || placed.node.id, ...places } : places,
});

function shapeProblems({ root }: FlowTemplate, reading: readonly PlacedNode[]): FlowProblem[] {
  const seen = new Set<string>();
  const twice = reading.filter(({ node }) => seen.has(node.id) || !seen.add(node.id));
  const starts = reading.filter(({ node }) => node.kind === 'start');
  const deepest = reading.find(({ depth }) => depth > flowLimits.depth);
  return [
    ...(root[0]?.kind === 'start' ? [] : [about('startFirst')]),
    ...starts.slice(root[0]?.kind === 'start' ? 1 : 0).map((placed) => about('startTwice', placed)),
    ...(reading.some(({ node }) => isHumanNode(node)) ? [] : [about('noSteps')]),
    ...(reading.length > flowLimits.nodes
      ? [about('tooManyNodes', undefined, { most: flowLimits.nodes })]
      : []),
    ...(deepest ? [about('tooDeep', deepest, { most: flowLimits.depth })] : []),
    ...twice.map((placed) => about('idTwice', placed, { id: placed.node.id })),
  ];
}

function branchProblems(placed: PlacedNode): FlowProblem[] {
  const { node, arms } = placed;
  if (node.kind !== 'branch') return [];
  const seen = new Set<string>();
  const twice = arms.filter(({ arm }) => seen.has(arm.id) || !seen.add(arm.id));
  const found = twice.map(({ arm }) => about('idTwice', placed, { id: arm.id }));
  if (arms.length < 2) found.push(about('armsMissing', placed));
  if (node.mode === 'parallel') return found;
  if (arms.filter(({ arm }) => arm.isDefault).length !== 1) found.push(about('defaultArm', placed));
  if (node.mode === 'choose') return found;
  const bare = arms.filter(({ arm, when }) => !arm.isDefault && when === undefined);
  return [
    ...found,
    ...bare.map(({ arm }) => about('armWithoutCondition', placed, { arm: arm.name || arm.id })),
  ];
}

const peopleKinds = [
  ...['user', 'users', 'department', 'organisation', 'position', 'role', 'group'],
  ...['createdBy', 'modifiedBy', 'ownOrganisation', 'ownPosition'],
];

function whoProblems(placed: PlacedNode, form: CompiledForm | undefined): FlowProblem[] {
  const { node } = placed;
  const found: FlowProblem[] = [];
  if ((isHumanNode(node) || node.kind === 'cc') && node.who.length === 0)
    found.push(about('whoMissing', placed));
  const before = new Set(
    nodesBefore(placed)
      .flatMap(inside)
      .map(({ node: { id } }) => id),
  );
  for (const rule of rulesOf(placed)) {
    if (rule.by === 'node' && !before.has(rule.node))
      found.push(about('whoNode', placed, { node: rule.node }));
    if (rule.by === 'field' && form) {
      const field = form.byPath.get(rule.field);
      if (!field) found.push(about('whoField', placed, { field: rule.field }));
      else if (!peopleKinds.includes(field.field.kind))
        found.push(about('whoFieldKind', placed, { field: rule.field }));
    }
  }
  const isPicked =
    isHumanNode(node) && (node.onEmpty === 'prevPicks' || node.who.some(({ by }) => by === 'candidates'));
  if (isPicked && !isAfterSomebody(placed)) found.push(about('picksAfterAutomatic', placed));
  return found;
}

/** A node and everything in its arms. */
const inside = (placed: PlacedNode): PlacedNode[] => [
  placed,
  ...placed.arms.flatMap(({ seq }) => seq.flatMap(inside)),
];

function rulesOf({ node }: PlacedNode): Who[] {
  if (node.kind === 'sub') return node.starter;
  if (node.kind === 'cc') return node.who;
  if (!isHumanNode(node)) return [];
  const onOverdue = node.due?.onOverdue;
  return [...node.who, ...node.cc, ...(typeof onOverdue === 'object' ? onOverdue.transfer : [])];
}

/** Whoever decides before it can be asked; copies do not stop anybody. */
function isAfterSomebody(placed: PlacedNode): boolean {
  for (const { node, arms } of nodesBefore(placed)) {
    if (node.kind === 'cc') continue;
    if (node.kind === 'branch') return arms.every(({ seq }) => seq.length === 0 || endsWithSomebody(seq));
    return node.kind === 'start' || isHumanNode(node);
  }
  return false;
}

function endsWithSomebody(seq: readonly PlacedNode[]): boolean {
  const last = seq.findLast(({ node }) => node.kind !== 'cc');
  if (!last) return true;
  if (last.node.kind === 'branch') return last.arms.every((arm) => endsWithSomebody(arm.seq));
  return isHumanNode(last.node);
}

function conditionProblems(placed: PlacedNode, form: CompiledForm | undefined): FlowProblem[] {
  const { node, arms } = placed;
  const conditions: (Condition | undefined)[] = [
    ...arms.map(({ arm }) => (arm.isDefault ? undefined : arm.when)),
    ...(isHumanNode(node) ? [node.autoPass, node.autoReject] : []),
  ];
  return conditions.flatMap((condition) => {
    if (!condition) return [];
    if (isEmptyCondition(condition)) return [about('conditionEmpty', placed)];
    const compiled = compileCondition(condition);
    if (compiled.problem) {
      const { at, word, text } = compiled.problem;
      return [about('conditionWrong', placed, { at, word, text })];
    }
    if (!form) return [];
    const { expression } = compiled;
    return [
      ...fieldsIn(expression)
        .filter((path) => !form.byPath.has(path))
        .map((field) => about('conditionField', placed, { field })),
      ...comparisonProblems(expression, form).map(({ problem, field }) => about(problem, placed, { field })),
    ];
  });
}

const dateKinds = ['date', 'createdAt', 'modifiedAt', 'calculation'];

function fieldProblems(placed: PlacedNode, form: CompiledForm | undefined): FlowProblem[] {
  const { node } = placed;
  if (!form) return [];
  const unknown = (paths: readonly string[]) => paths.filter((path) => !form.byPath.has(path));
  const rights = 'fields' in node ? unknown(Object.keys(node.fields)) : [];
  const unmasked = isHumanNode(node)
    ? node.reveals.filter((path) => !maskedFields(form).some((field) => field.path === path))
    : [];
  const until = node.kind === 'delay' ? node.until : isHumanNode(node) ? node.due?.after : undefined;
  const date = until && 'field' in until ? until.field : undefined;
  const isDate = date === undefined || dateKinds.includes(form.byPath.get(date)?.field.kind ?? '');
  const written = node.kind === 'action' ? unknown(node.writes) : [];
  const handed =
    node.kind === 'sub'
      ? unknown([
          ...node.in.map(({ from }) => from),
          ...node.out.map(({ to }) => to),
          ...(typeof node.per === 'object' ? [node.per.field] : []),
        ])
      : [];
  return [
    ...rights.map((field) => about('rightField', placed, { field })),
    ...unmasked.map((field) => about('revealField', placed, { field })),
    ...(isDate ? [] : [about('dueField', placed, { field: date })]),
    ...[...written, ...handed].map((field) => about('mapField', placed, { field })),
  ];
}

/** Ways back lead to steps before; a sub-flow is another flow. */
function wayProblems(placed: PlacedNode, { key }: FlowTemplate): FlowProblem[] {
  const { node } = placed;
  const before = new Set(
    nodesBefore(placed)
      .filter((one) => one.node.kind === 'start' || isHumanNode(one.node))
      .map((one) => one.node.id),
  );
  const found: FlowProblem[] = [];
  if ('onReject' in node && typeof node.onReject === 'object' && !before.has(node.onReject.node))
    found.push(about('rejectNode', placed, { node: node.onReject.node }));
  if (isHumanNode(node) && Array.isArray(node.returnTo))
    for (const target of node.returnTo)
      if (!before.has(target)) found.push(about('returnNode', placed, { node: target }));
  if (node.kind === 'sub' && node.flow === key) found.push(about('subItself', placed));
  return found;
}

function titleProblems({ settings }: FlowTemplate, form: CompiledForm | undefined): FlowProblem[] {
  if (!form) return [];
  return [...titleFields(settings.title), ...settings.summaryFields]
    .filter((path) => !form.byPath.has(path))
    .map((field) => about('titleField', undefined, { field }));
}

function adminProblems({ settings }: FlowTemplate, directory: Directory | undefined): FlowProblem[] {
  if (!directory || !settings.admins) return [];
  const found = membersIn(directory, settings.admins, { initiator: '', place: null });
  return found.length > 0 ? [] : [about('adminsMissing')];
}
