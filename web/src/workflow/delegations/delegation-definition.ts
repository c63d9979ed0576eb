import { type FormDefinition, type FormValues, readFormDefinition } from '@fairway/contract/forms.ts';
import type { Delegation } from '@fairway/contract/workflow-delegations.ts';
import type { Say } from '../../language/words.ts';
import { myId } from '../../wire/session-store.ts';

export interface NamedFlow {
  id: string;
  fullName: string;
}

const moment = { kind: 'date', format: 'yyyy-MM-dd HH:mm', required: true };

/** A delegation as a form. */
export function delegationDefinition(words: Say, flows: readonly NamedFlow[]): FormDefinition {
  const me = myId();
  const option = (value: string, label: string) => ({ value, label });
  return readFormDefinition({
    version: 1,
    nodes: [
      {
        ...{ id: 'type', model: 'type', kind: 'radio', label: words('entrustType'), required: true },
        options: {
          from: 'static',
          options: [option('1', words('entrustTypeApprove')), option('0', words('entrustTypeLaunch'))],
        },
      },
      {
        ...{ id: 'toUserId', model: 'toUserId', kind: 'user', label: words('entrustTo'), required: true },
        rules: [{ check: 'expression', expression: `{toUserId} != "${me}"`, message: words('entrustSelf') }],
      },
      {
        ...{ id: 'flows', model: 'flows', kind: 'select', label: words('entrustFlows'), multiple: true },
        placeholder: words('entrustAllFlows'),
        hint: words('entrustFlowsHint'),
        options: { from: 'static', options: flows.map(({ id, fullName }) => option(id, fullName)) },
      },
      { ...moment, id: 'startTime', model: 'startTime', label: words('entrustStart') },
      {
        ...{ ...moment, id: 'endTime', model: 'endTime', label: words('entrustEnd') },
        rules: [
          { check: 'expression', expression: '{endTime} > {startTime}', message: words('entrustOrder') },
        ],
      },
      {
        ...{ id: 'description', model: 'description', kind: 'textarea', label: words('entrustNote') },
        most: 500,
      },
    ],
  });
}

export const valuesOf = ({ flowId, ...delegation }: Delegation): FormValues => ({
  type: delegation.type,
  toUserId: delegation.toUserId,
  flows: flowIdsIn(flowId),
  startTime: delegation.startTime,
  endTime: delegation.endTime,
  description: delegation.description,
});

export const flowIdsIn = (csv: string): string[] => csv.split(',').filter((id) => id !== '');

/** What is sent of a form that is in order. */
export const bodyOf = (values: FormValues) => ({
  type: values.type === '0' ? ('0' as const) : ('1' as const),
  toUserId: String(values.toUserId),
  flowId: Array.isArray(values.flows) ? values.flows.join(',') : '',
  startTime: Number(values.startTime),
  endTime: Number(values.endTime),
  description: typeof values.description === 'string' ? values.description : '',
});
