import type {
  BranchArm,
  BranchNode,
  DelayNode,
  FlowNode,
  FlowTemplate,
  SubNode,
} from '@fairway/contract/flow-template.ts';
import type { CompiledForm } from '../../../forms/compile-form.ts';
import { jnpfPath } from '../../../forms/jnpf-export/jnpf-path.ts';
import { type ExportNote, noteOf } from '../../../forms/jnpf-export/note-words.ts';
import { ownKey } from '../../../forms/jnpf-import/own-settings.ts';
import type { Raw } from '../../../forms/jnpf-import/raw.ts';
import { isSameJson } from '../../../forms/same-json.ts';
import { headOf } from '../arm-choice.ts';
import { isHumanNode } from '../compile-flow.ts';
import { readFlow } from '../jnpf-import/import-flow.ts';
import { approverLists, copyLists, starterLists } from '../jnpf-import/people.ts';
import { normalArm, normalNode, normalSettings } from './normal-flow.ts';
import { flowSettingWords } from './note-words.ts';
import { conditionSettings, newerComparisons } from './write-conditions.ts';
import { copySettings, memberSettings, ruleNumber, whoSettings } from './write-people.ts';
import { startSettings, stepSettings } from './write-step.ts';

/** A flow in the family's shape, and what of it the family has no words for. */
export interface JnpfFlowExport {
  flowTemplateJson: Raw;
  notes: ExportNote[];
}

/**
 * A flow in the family's shape (a start with a chain of `childNode`, arms in `conditionNodes`): the inverse of the
 * import. It is read back at once. Whatever does not come back as it was is kept beside the family's words, where only
 * our import looks, and named in the notes unless it means the same.
 */
export function exportJnpfFlow(template: FlowTemplate, form?: CompiledForm): JnpfFlowExport {
  const writing = new Writing(template, form);
  const tree = chainOf(template.root, writing) ?? {};
  const { template: read, reading } = readFlow(tree);
  const found = nodesById(read.root);
  for (const { node, raw } of writing.nodes) keepNode(node, raw, found.get(node.id), read, writing);
  for (const { branch, raw } of writing.branches)
    keepBranch(branch, raw, found.get(reading.branches.get(raw) ?? ''), writing);
  const settings = changesOf(read.settings, template.settings);
  if (settings) keep(tree, { settings });
  noteDifferences(normalSettings(read.settings), normalSettings(template.settings), (key) =>
    writing.note('', template.name, key),
  );
  if (writing.notes.length > 0) keep(tree, { notes: writing.notes });
  return { flowTemplateJson: tree, notes: writing.notes };
}

/** What is known while a flow is written. */
class Writing {
  readonly template: FlowTemplate;
  readonly form: CompiledForm | undefined;
  readonly notes: ExportNote[] = [];
  readonly nodes: { node: FlowNode; raw: Raw }[] = [];
  readonly branches: { branch: BranchNode; raw: Raw }[] = [];
  readonly isBatch: boolean;
  readonly #taken: Set<string>;

  constructor(template: FlowTemplate, form: CompiledForm | undefined) {
    this.template = template;
    this.form = form;
    const nodes = [...nodesById(template.root).values()];
    this.#taken = new Set(nodes.map(({ id }) => id));
    const steps = nodes.filter((node) => isHumanNode(node));
    // The family says it once for all steps: only where all of them allow it.
    this.isBatch = steps.length > 0 && steps.every(({ batch }) => batch);
  }

  newId(wanted: string): string {
    let id = wanted.slice(0, 50);
    for (let count = 2; this.#taken.has(id); count += 1) id = `${wanted.slice(0, 50)}-${count}`;
    this.#taken.add(id);
    return id;
  }

  note(path: string, label: string, setting: string): void {
    this.notes.push(noteOf(path, label || path, setting, 'left', flowSettingWords));
  }
}

function nodesById(nodes: readonly FlowNode[], found = new Map<string, FlowNode>()): Map<string, FlowNode> {
  for (const node of nodes) {
    found.set(node.id, node);
    if (node.kind === 'branch') for (const { seq } of node.arms) nodesById(seq, found);
  }
  return found;
}

/** Nodes one after the other; a branch stands at the node before it. */
function chainOf(nodes: readonly FlowNode[], writing: Writing, head?: Raw): Raw | undefined {
  let first = head;
  let last = head;
  const append = (raw: Raw) => {
    if (last) last.childNode = raw;
    raw.prevId = last?.nodeId ?? '';
    first ??= raw;
    last = raw;
    return raw;
  };
  for (const node of nodes) {
    if (node.kind !== 'branch') {
      append(writeNode(node, writing));
      continue;
    }
    const before = last && !last.conditionNodes ? last : append(placeholder(writing));
    if (before.type === 'empty' && !(ownKey in (before.properties as Raw)))
      writing.note(node.id, node.name, 'placeholder');
    writeBranch(node, before, writing);
  }
  return first;
}

const placeholder = (writing: Writing, id = 'empty'): Raw => ({
  ...{ type: 'empty', content: '', nodeId: writing.newId(id), properties: {} },
});

function writeNode(node: Exclude<FlowNode, BranchNode>, writing: Writing): Raw {
  const { id, name } = node;
  const raw: Raw = { nodeId: id, ...typeAndSettings(node, writing) };
  raw.content ??= name;
  writing.nodes.push({ node, raw });
  return raw;
}

function typeAndSettings(node: Exclude<FlowNode, BranchNode>, writing: Writing): Raw {
  const { template, form, isBatch } = writing;
  switch (node.kind) {
    case 'start':
      return { type: 'start', properties: startSettings(node, template.settings, form, isBatch) };
    case 'cc':
      writing.note(node.id, node.name, 'copyNode');
      return { type: 'copy', properties: { title: node.name, ...copyNodeSettings(node.who) } };
    case 'sub':
      return { type: 'subFlow', properties: subSettings(node) };
    case 'delay':
      return { type: 'timer', properties: { title: node.name, ...waitSettings(node) } };
    case 'action':
      writing.note(node.id, node.name, 'run');
      return { type: 'empty', properties: { title: node.name, [ownKey]: { node } } };
    default:
      return { type: 'approver', properties: stepSettings(node, template.settings, form) };
  }
}

function copyNodeSettings(who: Extract<FlowNode, { kind: 'cc' }>['who']): Raw {
  const named = who.find((one) => one.by === 'members');
  const others = who.filter((one) => one !== named);
  return {
    ...memberSettings(named, approverLists),
    extraRule: ruleNumber(named?.rule),
    ...copySettings(others, copyLists),
  };
}

const subSettings = (node: SubNode): Raw => ({
  ...{ title: node.name, flowId: node.flow, flowName: '', isAsync: !node.wait, errorRule: 6 },
  ...whoSettings(
    node.starter.length > 0 ? node.starter : [{ by: 'initiator' }],
    'initiateType',
    starterLists,
  ),
  assignList:
    node.in.length > 0
      ? [
          {
            nodeId: '',
            title: '',
            ruleList: node.in.map(({ from, to }) => ({
              parentField: jnpfPath(from),
              childField: jnpfPath(to),
            })),
          },
        ]
      : [],
});

function waitSettings({ until }: DelayNode): Raw {
  const minutes = 'minutes' in until ? until.minutes : 0;
  const [day, hour] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24];
  return { day, hour, minute: minutes % 60, second: 0 };
}

const conditionTypes = {
  exclusive: 'condition',
  inclusive: 'condition',
  parallel: 'interflow',
  choose: 'branchFlow',
} as const;

function writeBranch(branch: BranchNode, before: Raw, writing: Writing): void {
  before.conditionType = conditionTypes[branch.mode];
  before.conditionNodes = branch.arms.map((arm, index) => writeArm(arm, index, branch, before, writing));
  writing.branches.push({ branch, raw: before });
}

/** An arm of conditions has a head that says when; others begin with their first step. */
function writeArm(
  arm: BranchArm,
  index: number,
  { mode, id, name }: BranchNode,
  before: Raw,
  writing: Writing,
): Raw {
  if (mode === 'parallel' || mode === 'choose') {
    const isHeaded = headOf(arm) !== undefined;
    const raw = chainOf(arm.seq, writing, isHeaded ? undefined : placeholder(writing, arm.id)) ?? {};
    if (!isHeaded) writing.note(id, arm.name || name, 'placeholder');
    raw.prevId = before.nodeId;
    raw[mode === 'parallel' ? 'isInterflow' : 'isBranchFlow'] = true;
    if (arm.isDefault) raw.isDefault = true;
    return raw;
  }
  const conditions = arm.when && !arm.isDefault ? conditionSettings(arm.when, writing.form) : [];
  if (conditions?.some(({ symbol }) => newerSymbols.includes(String(symbol))))
    writing.note(`${id}.${arm.id}`, arm.name || name, 'newerComparison');
  const head: Raw = {
    ...{ type: 'condition', nodeId: writing.newId(`${id}-${arm.id}`), prevId: before.nodeId },
    content: arm.isDefault ? '其他情况进入此流程' : arm.name,
    properties: {
      title: arm.name,
      conditions: conditions ?? [],
      priority: index + 1,
      isDefault: arm.isDefault,
    },
  };
  return chainOf(arm.seq, writing, head) ?? head;
}

const symbolNames: Record<string, string> = { in: 'in', notIn: 'notIn', empty: 'null', notEmpty: 'notNull' };
const newerSymbols = newerComparisons.map((one) => symbolNames[one] ?? one);

const keep = (raw: Raw, settings: Raw): void => {
  const properties = (raw.properties ?? {}) as Raw;
  raw.properties = { ...properties, [ownKey]: { ...(properties[ownKey] as Raw), ...settings } };
};

const inside = ['id', 'arms'];

/** The settings that came back otherwise, as they were read and as they are. */
function changesOf(read: object, own: object): Raw | undefined {
  const [before, after] = [read as Raw, own as Raw];
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (key) => !inside.includes(key) && !isSameJson(before[key], after[key]),
  );
  if (keys.length === 0) return undefined;
  return Object.fromEntries(keys.map((key) => [key, [before[key] ?? null, after[key] ?? null]]));
}

function noteDifferences(read: Raw, own: Raw, note: (key: string) => void): void {
  for (const key of new Set([...Object.keys(read), ...Object.keys(own)]))
    if (!isSameJson(read[key], own[key])) note(key);
}

function keepNode(
  node: FlowNode,
  raw: Raw,
  read: FlowNode | undefined,
  template: FlowTemplate,
  writing: Writing,
): void {
  if (!read || node.kind === 'action') return;
  const changes = changesOf(read, node);
  if (changes) keep(raw, { changes });
  noteDifferences(
    normalNode(read, template.settings, writing.form),
    normalNode(node, writing.template.settings, writing.form),
    (key) => writing.note(node.id, node.name, key),
  );
}

function keepBranch(branch: BranchNode, raw: Raw, read: FlowNode | undefined, writing: Writing): void {
  if (read?.kind !== 'branch') return;
  const plain = new Map(read.arms.map((arm) => [arm.id, arm]));
  const arms = branch.arms.map((arm, index) => {
    const before = plain.get(`a${index + 1}`);
    if (!before) return { id: arm.id };
    const { seq: _, ...own } = arm;
    const { seq: __, ...was } = before;
    const normal = normalArm(before);
    // An arm without a name is called by its first step.
    noteDifferences(arm.name === '' ? { ...normal, name: '' } : normal, normalArm(arm), (key) =>
      writing.note(`${branch.id}.${arm.id}`, arm.name || branch.name, key),
    );
    const changes = changesOf(was, own);
    return { id: arm.id, ...(changes ? { changes } : {}) };
  });
  const changes = changesOf(read, branch);
  keep(raw, { branch: { id: branch.id, ...(changes ? { changes } : {}), arms } });
  if (branch.name !== '' && branch.name !== read.name) writing.note(branch.id, branch.name, 'name');
  if (branch.mode !== read.mode) writing.note(branch.id, branch.name, 'mode');
}
