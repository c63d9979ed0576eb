import { type FormDefinition, readFormDefinition } from '@fairway/contract/forms.ts';
import type { FlowAct } from '@fairway/contract/workflow.ts';
import { type PlainKey, type Say, t } from '../../language/words.ts';
import type { Flow } from '../flow-page/flow.ts';
import type { FlowConfig } from '../flow-path.ts';
import type { Choices } from './choices.ts';
import type { MissingNode } from './operate-path.ts';
import { byRule, rejectRule } from './reject-rule.ts';

/** A decision is asked for like any other form: its fields, their checks and their uploads are those of forms. */
interface Asking {
  config: FlowConfig;
  act: FlowAct;
  flow: Flow;
  choices: Choices;
  missing: readonly MissingNode[];
  /** Only the opinion: there is nothing else one has to say. */
  isBrief: boolean;
  me: string;
}

interface Asked {
  kind: string;
  model: string;
  label: string;
  [knob: string]: unknown;
}

/** What the reason is called; acts that are not here need none. */
const opinionLabels: Partial<Record<FlowAct, PlainKey>> = {
  audit: 'operateOpinion',
  reject: 'operateRejectOpinion',
  transfer: 'operateTransferReason',
  freeApprover: 'operateAddReason',
  recall: 'operateTakeBackReason',
  revoke: 'operateTakeBackReason',
  revokeApproved: 'operateRevokeReason',
  cancel: 'operateCancelReason',
  assign: 'operateAssignReason',
  change: 'operateChangeReason',
  suspend: 'operateSuspendReason',
  restore: 'operateRestoreReason',
  resurgence: 'operateResurgenceReason',
};

export const mostFiles = 9;

export function askedDefinition(asking: Asking): FormDefinition {
  const nodes = [...picks(asking, t), ...saying(asking, t)].map((field) => ({ ...field, id: field.model }));
  return readFormDefinition({ version: 1, nodes });
}

const options = (list: readonly { value: string; label: string }[]) => ({
  options: { from: 'static', options: list },
});

function picks(asking: Asking, words: Say): Asked[] {
  const { act, flow, choices } = asking;
  switch (act) {
    case 'reject':
      return returning(asking, words);
    case 'transfer':
      return [person('person', words('operateTransferTo'))];
    case 'freeApprover':
      return adding(words);
    case 'reduceSign':
      return [oneOf('operator', words('operateReduceWhom'), addedOperators(asking))];
    case 'copy':
      return [{ ...person('copyTo', words('operateCopyTo')), multiple: true }];
    case 'assign':
      return assigning(flow, words);
    case 'change':
    case 'resurgence': {
      const label = words(act === 'change' ? 'operateJumpTo' : 'operateReviveAt');
      const list = choices.targets ?? [];
      return [
        oneOf(
          'node',
          label,
          list.map(({ id, nodeName }) => ({ value: id, label: nodeName })),
        ),
      ];
    }
    case 'suspend':
      return choices.hasSubFlows
        ? [{ kind: 'switch', model: 'withSubFlows', label: words('operateWithSubFlows') }]
        : [];
    default:
      return [...branching(choices, words), ...naming(asking.missing, words)];
  }
}

function saying({ act, flow, isBrief }: Asking, words: Say): Asked[] {
  const label = opinionLabels[act];
  const isWanted =
    act === 'revokeApproved' ||
    (act === 'audit' && flow.opinion === 'required') ||
    (act === 'reject' && flow.opinion !== 'optional');
  const opinion: Asked[] = label
    ? [
        {
          ...{ kind: 'textarea', model: 'opinion', label: words(label), required: isWanted },
          ...{ rows: 3, most: 2_000, placeholder: words('operateOpinionHint') },
        },
      ]
    : [];
  if (isBrief) return opinion;
  const files: Asked[] = label
    ? [{ kind: 'files', model: 'files', label: words('operateFiles'), most: mostFiles }]
    : [];
  const copyTo: Asked[] =
    act === 'audit' || act === 'submit'
      ? [{ ...person('copyTo', words('operateCopyTo')), multiple: true, required: false }]
      : [];
  const signature: Asked[] =
    act === 'audit' && flow.signature
      ? [{ kind: 'signature', model: 'signature', label: words('operateSignature'), required: true }]
      : [];
  return [...opinion, ...files, ...copyTo, ...signature];
}

const person = (model: string, label: string): Asked => ({ kind: 'user', model, label, required: true });

const oneOf = (model: string, label: string, list: { value: string; label: string }[]): Asked => ({
  ...{ kind: list.length > 6 ? 'select' : 'radio', model, label, required: true, direction: 'column' },
  ...options(list),
  ...(list.length === 1 && { default: { value: list[0]?.value } }),
});

function returning({ config, flow, choices: { returns } }: Asking, words: Say): Asked[] {
  if (!returns) return [];
  const nodes = returns.nodes.map(({ nodeCode, nodeName }) => ({ value: nodeCode, label: nodeName }));
  const rule = rejectRule(flow, config, returns.isRejectionTheEnd);
  const ruled = rule ? [{ value: byRule, label: words(rule) }] : [];
  const to = oneOf('node', words('operateReturnTo'), [...nodes, ...ruled]);
  if (flow.revokes && nodes.length === 0 && rule === 'operateRejectEnd') return [to];
  const ways = [
    { value: '1', label: words('operateReturnAgain') },
    { value: '2', label: words('operateReturnStraight') },
  ];
  return [
    ...(returns.isAsked && nodes.length > 0 ? [{ ...to, default: { value: nodes[0]?.value } }] : []),
    ...(returns.rejectType === 3
      ? [{ ...oneOf('way', words('operateReturnType'), ways), default: { value: '1' } }]
      : []),
  ];
}

function adding(words: Say): Asked[] {
  const types = [
    { value: '1', label: `${words('operateAddBefore')} · ${words('operateAddBeforeHint')}` },
    { value: '2', label: `${words('operateAddAfter')} · ${words('operateAddAfterHint')}` },
    { value: '3', label: `${words('operateAddWith')} · ${words('operateAddWithHint')}` },
    { value: '4', label: `${words('operateAddConsult')} · ${words('operateAddConsultHint')}` },
  ];
  const signs = [
    { value: '0', label: words('operateSignAny') },
    { value: '1', label: words('operateSignAll') },
    { value: '2', label: words('operateSignInOrder') },
  ];
  return [
    { ...person('people', words('operateAddPeople')), multiple: true },
    { ...oneOf('addType', words('operateAddType'), types), default: { value: '1' } },
    { ...oneOf('addSign', words('operateAddSign'), signs), default: { value: '0' } },
  ];
}

/** The steps the flow stands at, and who has them now. */
function assigning({ chart, flowTaskOperatorList }: Flow, words: Say): Asked[] {
  const standing = currentNodes(chart);
  const nodes = standing.map(({ nodeCode, nodeName }) => ({ value: nodeCode, label: nodeName }));
  const open = flowTaskOperatorList
    .filter(({ completion, nodeCode }) => completion === 0 && nodes.some(({ value }) => value === nodeCode))
    .map(({ id, handleName }) => ({ value: id, label: handleName }));
  return [
    { ...oneOf('node', words('operateNode'), nodes), default: { value: nodes[0]?.value } },
    ...(open.length > 1 ? [{ ...oneOf('operator', words('operateAssignWhom'), open), required: false }] : []),
    person('person', words('operateAssignTo')),
  ];
}

const currentNodes = (nodes: Flow['chart']): Flow['chart'] =>
  nodes.flatMap((node) => [
    ...(node.state === 'current' && node.people.length > 0 ? [node] : []),
    ...node.arms.flatMap((arm) => currentNodes(arm.nodes)),
  ]);

const howAdded = ['before', 'after', 'with', 'consult'];

/** Who was added and has not decided; the server knows whom of them I added. */
const addedOperators = ({ flow, me }: Asking) =>
  flow.flowTaskOperatorList
    .filter(
      ({ completion, state, handleId, handleType }) =>
        completion === 0 && state === 0 && handleId !== me && howAdded.includes(handleType),
    )
    .map(({ id, handleName }) => ({ value: id, label: handleName }));

function branching({ needs }: Choices, words: Say): Asked[] {
  const branches = (needs?.list ?? []).filter(({ isBranchFlow }) => isBranchFlow);
  if (branches.length === 0) return [];
  const list = branches.map(({ nodeId, nodeName }) => ({ value: nodeId, label: nodeName }));
  return [
    {
      ...{ kind: 'checkbox', model: 'branches', label: words('operateBranches'), required: true },
      ...{ direction: 'column' },
      ...options(list),
    },
  ];
}

/** Steps nobody was found for: somebody is named here. */
const naming = (missing: readonly MissingNode[], words: Say): Asked[] =>
  missing.map(({ nodeName }, place) => ({
    ...person(`missing${place}`, words('operateMissing', { node: nodeName })),
    multiple: true,
  }));
