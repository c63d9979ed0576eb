import type { FormContainer, FormField, FormNode } from '@fairway/contract/forms.ts';
import { isApplicantCard } from '@fairway/domain/forms/applicant-card.ts';
import { fieldsOf, isContainer } from '@fairway/domain/forms/form-tree.ts';
import type { Flow } from './flow.ts';

const isCard = (node: FormNode): node is FormContainer => isContainer(node) && isApplicantCard(node);

const fieldsAbout = ({ definition }: Flow): FormField[] =>
  fieldsOf({ nodes: definition.nodes.filter(isCard) }).map(({ field }) => field);

const textOf = ({ shown }: Flow, { model = '' }: FormField): string => {
  const text = Object.hasOwn(shown, model) ? shown[model] : '';
  return typeof text === 'string' ? text : '';
};

/** What the form says about who asks, name by name. */
export const applicantFacts = (flow: Flow): [name: string, value: string][] =>
  fieldsAbout(flow).flatMap((field): [string, string][] => {
    const text = textOf(flow, field);
    return text === '' ? [] : [[field.label || (field.model ?? ''), text]];
  });

/** Where who asks works: the last part of the path. */
export function departmentOf(flow: Flow): string {
  const field = fieldsAbout(flow).find(({ kind }) => kind === 'ownOrganisation');
  return field ? (textOf(flow, field).split('/').at(-1) ?? '') : '';
}
