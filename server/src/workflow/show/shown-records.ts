import type { Language } from '@fairway/contract/errors.ts';
import { filledWords } from '@fairway/contract/filled-words.ts';
import {
  formerHandlerWords,
  movedWords,
  onBehalfWords,
  ownRequestWords,
} from '@fairway/contract/flow-words.ts';
import type { RecordAnswer } from '@fairway/contract/workflow.ts';
import { type FlowRecord, type FlowState, taskOf } from '@fairway/domain/workflow/engine/state.ts';
import { autoReasonText } from '@fairway/domain/workflow/views/auto-reason.ts';
import { recordIdOf, taskIdOf, visitIdOf } from '../ids.ts';
import type { OpenFlow } from '../open-flow.ts';
import type { FaceOf } from './names.ts';
import type { SaidRow } from './store.ts';

/** Everybody who did something, and to whom. */
export const peopleIn = ({ records, initiator }: FlowState, said: readonly SaidRow[]): string[] => [
  initiator,
  ...records.flatMap(({ user, onBehalfOf, targets }) => [user, onBehalfOf ?? '', ...targets]),
  ...said.flatMap(({ moved }) => moved?.from ?? []),
];

/** What was done, oldest first, as people read it. */
export function shownRecords(
  { row, state, published: { flow } }: OpenFlow,
  said: readonly SaidRow[],
  faceOf: FaceOf,
  language: Language,
): RecordAnswer[] {
  const saidWith = new Map(said.map((one) => [saidKey(one.command, one.task), one]));
  const nameOf = (id: string) => faceOf(id).userName;
  return state.records.map((record, place) => {
    const { command, code, at, user, onBehalfOf, visit, node, task, opinion, targets, auto, undone } = record;
    const more = auto === null ? saidWith.get(saidKey(command, task)) : undefined;
    const { userName, headIcon, isExternal } = faceOf(user);
    return {
      id: recordIdOf(row.id, place),
      nodeCode: node ?? '',
      nodeName: nodeName(record, flow),
      handleStatus: code,
      handleId: user,
      handleTime: at,
      handleOpinion:
        opinion ||
        ownRequestText(record, state, nameOf, language) ||
        autoReasonText(auto, flow.byId.get(node ?? '')?.node, flow, language) ||
        causeOf(more, targets, nameOf, language),
      taskId: task === null ? '' : taskIdOf(row.id, task),
      taskNodeId: visit === null ? '' : visitIdOf(row.id, visit),
      flowId: row.id,
      userName:
        onBehalfOf === null
          ? userName
          : filledWords(onBehalfWords[language], { name: userName, owner: nameOf(onBehalfOf) }),
      headIcon,
      isExternal,
      operatorId: targets.map((to) => targetName(more, to, nameOf, language)).join(','),
      signImg: more?.signature ?? '',
      status: undone ? -1 : 0,
      fileList: JSON.stringify(more?.files ?? []),
      // What nobody was asked for, as the first of them all, began when it was done.
      creatorTime: (task === null ? undefined : taskOf(state, task)?.since) ?? at,
    };
  });
}

/** Who decides in place of whose request it is. */
const ownRequestText = (
  { auto, targets }: FlowRecord,
  { initiator }: FlowState,
  nameOf: (id: string) => string,
  language: Language,
): string =>
  auto === 'superior'
    ? filledWords(ownRequestWords[language], { from: nameOf(initiator), to: targets.map(nameOf).join(',') })
    : '';

/** Why a task moved that nobody moved. */
function causeOf(
  said: SaidRow | undefined,
  targets: readonly string[],
  nameOf: (id: string) => string,
  language: Language,
): string {
  const { moved } = said ?? {};
  if (moved?.why !== 'overdue' && moved?.why !== 'handOver') return '';
  const to = targets.map(nameOf).join(',');
  return filledWords(movedWords[moved.why][language], { to, from: nameOf(moved.from) });
}

/** Of a task an administrator moved it is said whose it was. */
function targetName(
  said: SaidRow | undefined,
  to: string,
  nameOf: (id: string) => string,
  language: Language,
): string {
  const { moved } = said ?? {};
  if (moved?.why !== 'assign') return nameOf(to);
  return filledWords(formerHandlerWords[language], { to: nameOf(to), from: nameOf(moved.from) });
}

const saidKey = (command: number, task: string | null): string => `${command} ${task ?? ''}`;

/** What is done to the whole request is done at its start. */
const nodeName = ({ node }: FlowRecord, { byId, root }: OpenFlow['published']['flow']): string =>
  (node === null ? root[0] : byId.get(node))?.node.name ?? '';
