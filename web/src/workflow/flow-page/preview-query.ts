import type { FormValues } from '@fairway/contract/forms.ts';
import { previewFlow } from '@fairway/contract/workflow.ts';
import { load } from '../../wire/calls.ts';
import type { FlowConfig } from '../flow-path.ts';

/** Who will decide about a request with this form. */
export function previewQuery({ id, flowId, delegateUserList = [] }: FlowConfig, formData: FormValues) {
  const body = { ...(id && { id }), flowId, formData, candidateList: {}, delegateUserList };
  return load(previewFlow, { params: { taskOperatorId: '0' }, body });
}
