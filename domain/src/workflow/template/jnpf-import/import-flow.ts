import type { Language } from '@fairway/contract/errors.ts';
import { type FlowTemplate, flowLimits, readFlowTemplate } from '@fairway/contract/flow-template.ts';
import {
  asList,
  asNumber,
  asRaw,
  asText,
  isOn,
  type Raw,
  shortText,
} from '../../../forms/jnpf-import/raw.ts';
import type { FlowProblem } from '../flow-problems.ts';
import { conditionOf } from './conditions.ts';
import { FlowReading, type GivenNode, isNode } from './flow-reading.ts';
import { ownAction, withOwnFlowSettings } from './own-settings.ts';
import { pathOf } from './paths.ts';
import { approverLists, copiesOf, membersOf, namesSomebody, starterLists, whoOf } from './people.ts';
import { isNotOff, remarkLeft, rightsOf, stepOf } from './step.ts';

/** A flow of the family in our language, and what of it did not come along. */
export interface JnpfFlow {
  template: FlowTemplate;
  /** In sentences: what was left or came otherwise. */
  remarks: string[];
  /** What keeps it from being used that the template cannot show any more. */
  problems: FlowProblem[];
}

/** Whether something is a tree of the family. */
export const isJnpfFlow = (given: unknown): boolean => {
  const raw = asRaw(given);
  return (
    !Array.isArray(raw.root) && (raw.type === 'start' || isNode(raw.childNode) || isNode(raw.properties))
  );
};

/** Deeper than a flow may be, and far from what a stack cannot hold. */
const deepestRead = 16;

/** A flow of the family: a start with a chain of `childNode`, and arms in `conditionNodes`. It never throws. */
export function importJnpfFlow(given: unknown, language: Language = 'zh'): JnpfFlow {
  const { template, reading } = readFlow(given, language);
  return { template, remarks: reading.remarks, problems: reading.problems };
}

/** The same; `reading` remembers what came from where. */
export function readFlow(given: unknown, language: Language = 'zh') {
  const root = asRaw(given);
  const reading = new FlowReading(root, language);
  const nodes = seqOf(root, { reading, depth: 1 });
  const read = readFlowTemplate({ key: 'imported', settings: settingsOf(reading.start), root: nodes });
  const startNode = reading.nodeOf(root);
  if (startNode) remarkStart(startNode, reading);
  return { template: withOwnFlowSettings(read, reading), reading };
}

interface Place {
  reading: FlowReading;
  depth: number;
}

/** A node and everything after it. */
function seqOf(first: Raw, place: Place): Raw[] {
  const nodes: Raw[] = [];
  for (
    let raw: Raw | undefined = first;
    raw;
    raw = isNode(raw.childNode) ? asRaw(raw.childNode) : undefined
  ) {
    const given = place.reading.nodeOf(raw);
    if (!given || nodes.length + 2 > flowLimits.nodes) {
      place.reading.problems.push({ problem: 'tooManyNodes', node: '', places: { most: flowLimits.nodes } });
      break;
    }
    if (raw !== first && asText(raw.type) === 'condition')
      place.reading.remark('unknownNode', given.name, { kind: 'condition' });
    nodes.push(...nodeOf(given, place));
    const arms = asList(raw.conditionNodes).filter(isNode).map(asRaw);
    if (arms.length > 0) nodes.push(...branchOf(given, arms, place));
  }
  return nodes;
}

/** Placeholders of the drawing, and the head of an arm, which is read with its branch. */
const placeholders = ['condition', 'branch'];

function nodeOf(given: GivenNode, { reading }: Place): Raw[] {
  const { raw, id, name, properties } = given;
  const kind = asText(raw.type);
  switch (kind) {
    case 'start':
      return [{ kind: 'start', id, name, fields: rightsOf(properties.formOperates) }];
    case 'approver':
      return [stepOf(given, reading)];
    case 'copy': {
      const named = membersOf(properties, approverLists, properties.extraRule);
      return [
        {
          kind: 'cc',
          id,
          name,
          who: [...(namesSomebody(named) ? [{ by: 'members', ...named }] : []), ...copiesOf(properties)],
        },
      ];
    }
    case 'subFlow':
      return [subFlowOf(given, reading)];
    case 'timer':
      return [{ kind: 'delay', id, name, until: { minutes: waitOf(properties) } }];
    case 'empty': {
      const action = ownAction(properties, id);
      return action ? [action] : [];
    }
    default:
      if (!placeholders.includes(kind)) reading.remark('unknownNode', name, { kind: kind.slice(0, 40) });
      return [];
  }
}

function waitOf({ day, hour, minute, second }: Raw): number {
  const seconds =
    (((asNumber(day) ?? 0) * 24 + (asNumber(hour) ?? 0)) * 60 + (asNumber(minute) ?? 0)) * 60 +
    (asNumber(second) ?? 0);
  return Math.min(Math.max(Math.ceil(seconds / 60), 0), flowLimits.minutes);
}

function subFlowOf(given: GivenNode, reading: FlowReading): Raw {
  const { id, name, properties } = given;
  remarkLeft(given, reading);
  const flow = asText(properties.flowId).slice(0, 100);
  if (flow === '') reading.problems.push({ problem: 'subUnknown', node: id, places: { name, flow } });
  const handed = asList(properties.assignList)
    .flatMap((one) => asList(asRaw(one).ruleList))
    .map(asRaw)
    .flatMap(({ parentField, childField }) => {
      const [from, to] = [pathOf(parentField), pathOf(childField)];
      return from === undefined || to === undefined ? [] : [{ from, to }];
    });
  return {
    kind: 'sub',
    id,
    name,
    flow: flow || 'none',
    wait: !isOn(properties.isAsync),
    in: handed.slice(0, 200),
    starter: starterOf(given, reading),
  };
}

/** Nobody is asked who starts a sub-flow: where the handler before would pick, all of them do. */
function starterOf(given: GivenNode, reading: FlowReading): Raw[] {
  const who = whoOf(given.properties.initiateType, given, starterLists, reading);
  return who.flatMap((rule) => {
    if (rule.by !== 'candidates') return [rule];
    reading.remark('starterPicked', given.name);
    return namesSomebody(rule) ? [{ ...rule, by: 'members' }] : [];
  });
}

function branchOf(before: GivenNode, arms: readonly Raw[], place: Place): Raw[] {
  const { reading, depth } = place;
  const id = reading.branchAt(before);
  const { name } = before;
  if (depth >= deepestRead) {
    reading.problems.push({ problem: 'tooDeep', node: id, places: { name, most: flowLimits.depth } });
    return [];
  }
  if (arms.length > flowLimits.arms)
    reading.problems.push({ problem: 'tooManyArms', node: id, places: { name, most: flowLimits.arms } });
  const mode = modeOf(before.raw, arms);
  const read = arms
    .slice(0, flowLimits.arms)
    .map((raw, index) => armOf(raw, index, mode, { reading, depth: depth + 1 }))
    .toSorted((one, other) => one.order - other.order)
    .map(({ arm }) => arm);
  const [first] = read;
  if (mode === 'choose' && first && !read.some(({ isDefault }) => isDefault)) {
    first.isDefault = true;
    reading.remark('chosenDefault', name, { arm: asText(first.name) });
  }
  return [{ kind: 'branch', id, name, mode, arms: read }];
}

function modeOf(before: Raw, arms: readonly Raw[]): 'exclusive' | 'parallel' | 'choose' {
  if (before.conditionType === 'interflow' || arms.some(({ isInterflow }) => isOn(isInterflow)))
    return 'parallel';
  if (before.conditionType === 'branchFlow' || arms.some(({ isBranchFlow }) => isOn(isBranchFlow)))
    return 'choose';
  return 'exclusive';
}

/** An arm of a condition has a head that says when; others begin with their first step. */
function armOf(raw: Raw, index: number, mode: string, place: Place): { order: number; arm: Raw } {
  const { reading } = place;
  const properties = asRaw(raw.properties);
  const name = shortText(properties.title) || shortText(raw.content);
  const isDefault = isOn(properties.isDefault) || isOn(raw.isDefault);
  const when =
    mode === 'exclusive' && !isDefault ? conditionOf(properties.conditions, name, reading) : undefined;
  return {
    order: isDefault ? Number.POSITIVE_INFINITY : (asNumber(properties.priority) ?? index),
    arm: { id: `a${index + 1}`, name, isDefault, ...(when ? { when } : {}), seq: seqOf(raw, place) },
  };
}

function settingsOf(start: Raw): Raw {
  const launchBy = membersOf(start, starterLists);
  const title = shortText(start.titleContent);
  return {
    ...(asText(start.titleType) === '1' && title !== '' ? { title } : {}),
    ...(namesSomebody(launchBy) ? { launchBy } : {}),
    withdraw: isNotOff(start.hasRevokeBtn) ? 'anytime' : 'never',
    comments: isOn(start.isComment),
    summary: isOn(start.isSummary),
  };
}

function remarkStart(given: GivenNode, reading: FlowReading): void {
  remarkLeft(given, reading);
  if (!isNotOff(given.properties.hasPressBtn))
    reading.remark('settingLeft', given.name, { setting: 'hasPressBtn' });
  if (asText(given.properties.summaryType) === '1')
    reading.remark('settingLeft', given.name, { setting: 'summaryType' });
}
