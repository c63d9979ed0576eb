import type { Endpoint, Input } from '@fairway/contract/endpoint.ts';
import type { FormValues } from '@fairway/contract/forms.ts';
import type { FlowAct } from '@fairway/contract/workflow.ts';
import * as contract from '@fairway/contract/workflow.ts';
import { filesIn } from '../../forms/fields/uploads/file-value.ts';
import type { PendingForm } from '../flow-page/pending-form.ts';
import type { FlowConfig } from '../flow-path.ts';
import type { MissingNode } from './operate-path.ts';
import { byRule } from './reject-rule.ts';

/** Everything a person said with what they do. */
export interface Said {
  config: FlowConfig;
  pending: PendingForm;
  /** What they filled in; empty where nothing was asked. */
  values: FormValues;
  /** Whom they picked, by step. */
  candidates: Record<string, string[]>;
  missing: readonly MissingNode[];
  /** The decision that is taken back. */
  recordId: string;
}

interface ActCommand {
  endpoint: Endpoint;
  input: (said: Said) => unknown;
}

const by = <E extends Endpoint>(endpoint: E, input: (said: Said) => Input<E>): ActCommand => ({
  endpoint,
  input,
});

/** How an act travels. Whoever opened the page of a new request has no task yet. */
export function commandOf(act: FlowAct, { id }: FlowConfig): ActCommand | undefined {
  if (id !== '' && act === 'submit') return resubmit;
  if (id !== '' && act === 'save') return saveAgain;
  return commands[act];
}

const submitted = (said: Said, status: 0 | 1) => ({
  ...(said.config.id && { id: said.config.id }),
  flowId: said.config.flowId,
  formData: said.pending.formData,
  status,
  flowUrgent: said.pending.flowUrgent,
  copyIds: csv(said.values.copyTo),
  delegateUserList: said.config.delegateUserList ?? [],
  ...pickedBy(said),
  ...seenBy(said),
});

const resubmit = by(contract.changeFlow, (said) => ({
  params: { taskId: said.config.id },
  body: submitted(said, 0),
}));
const saveAgain = by(contract.changeFlow, (said) => ({
  params: { taskId: said.config.id },
  body: submitted(said, 1),
}));

const commands: Partial<Record<FlowAct, ActCommand>> = {
  submit: by(contract.startFlow, (said) => ({ body: submitted(said, 0) })),
  save: by(contract.startFlow, (said) => ({ body: submitted(said, 1) })),
  delete: by(contract.deleteFlow, ofFlow),
  press: by(contract.urgeFlow, ofFlow),
  revoke: by(contract.withdrawFlow, (said) => ({ ...ofFlow(said), body: sayingWith(said) })),
  revokeApproved: by(contract.revokeFlow, (said) => ({ ...ofFlow(said), body: sayingWith(said) })),

  audit: by(contract.approveTask, (said) => ({
    ...ofTask(said),
    body: { ...decided(said), copyIds: csv(said.values.copyTo) },
  })),
  reject: by(contract.rejectTask, (said) => ({
    ...ofTask(said),
    body: {
      ...decided(said),
      rejectStep: said.values.node === byRule ? '' : textIn(said.values.node),
      ...(said.values.way === '1' || said.values.way === '2'
        ? { rejectType: Number(said.values.way) as 1 | 2 }
        : {}),
    },
  })),
  transfer: by(contract.transferTask, (said) => ({
    ...ofTask(said),
    body: { ...sayingWith(said), freeApproverUserId: textIn(said.values.person) },
  })),
  freeApprover: by(contract.addSigner, (said) => ({
    ...ofTask(said),
    body: {
      ...decided(said),
      freeApproverUserId: csv(said.values.people),
      freeApproverType: Number(said.values.addType) as 1 | 2 | 3 | 4,
      counterSign: Number(said.values.addSign) as 0 | 1 | 2,
    },
  })),
  reduceSign: by(contract.reduceSigner, ({ values }) => ({
    params: { taskOperatorId: textIn(values.operator) },
  })),
  claim: by(contract.claimTask, ofTask),
  unclaim: by(contract.unclaimTask, ofTask),
  saveAudit: by(contract.saveTask, (said) => ({
    ...ofTask(said),
    body: { formData: said.pending.formData, handleOpinion: textIn(said.values.opinion) },
  })),
  recall: by(contract.recallTask, (said) => ({
    params: { recordId: said.recordId },
    body: sayingWith(said),
  })),
  copy: by(contract.copyFlow, (said) => ({ ...ofFlow(said), body: { copyIds: csv(said.values.copyTo) } })),

  cancel: by(contract.cancelFlow, (said) => ({ ...ofFlow(said), body: sayingWith(said) })),
  assign: by(contract.assignTask, (said) => ({
    ...ofFlow(said),
    body: {
      ...saying(said),
      nodeCode: textIn(said.values.node),
      freeApproverUserId: textIn(said.values.person),
      taskOperatorId: textIn(said.values.operator),
    },
  })),
  change: by(contract.moveFlow, (said) => ({ body: moved(said, false) })),
  resurgence: by(contract.moveFlow, (said) => ({ body: moved(said, true) })),
  suspend: by(contract.suspendFlow, (said) => ({
    ...ofFlow(said),
    body: { ...saying(said), suspend: said.values.withSubFlows === 1 },
  })),
  restore: by(contract.restoreFlow, (said) => ({ ...ofFlow(said), body: sayingWith(said) })),
};

function ofFlow({ config }: Said) {
  return { params: { taskId: config.id } };
}
function ofTask({ config }: Said) {
  return { params: { taskOperatorId: config.taskId ?? '' } };
}

const saying = ({ values }: Said) => ({
  handleOpinion: textIn(values.opinion),
  signImg: textIn(values.signature),
  fileList: filesIn(values.files).map((file) => ({ ...file })),
});

const seenBy = ({ pending: { seen } }: Said) =>
  seen === undefined ? {} : { seq: seen.seq, formRev: seen.formRev };

const sayingWith = (said: Said) => ({
  ...saying(said),
  ...(said.pending.seen && { seq: said.pending.seen.seq }),
});

const pickedBy = ({ values, candidates, missing }: Said) => ({
  candidateList: candidates,
  branchList: idsIn(values.branches),
  errorRuleUserList: Object.fromEntries(
    missing.map(({ nodeId }, place) => [nodeId, idsIn(values[`missing${place}`])]),
  ),
});

const decided = (said: Said) => ({
  ...saying(said),
  ...pickedBy(said),
  ...seenBy(said),
  formData: said.pending.formData,
});

const moved = (said: Said, resurgence: boolean) => ({
  ...saying(said),
  taskId: said.config.id,
  taskNodeId: textIn(said.values.node),
  resurgence,
});

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');
const idsIn = (value: unknown): string[] =>
  [value].flat().filter((one): one is string => typeof one === 'string' && one !== '');
const csv = (value: unknown): string => idsIn(value).join(',');
