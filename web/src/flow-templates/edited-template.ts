import type { Input, Reply } from '@fairway/contract/endpoint.ts';
import type { createTemplate, getTemplate } from '@fairway/contract/workflow-templates.ts';

type Stored = Reply<typeof getTemplate>;
/** What the editor works on; without an id it is new. */
export type EditedTemplate = Omit<Stored, 'id' | 'editNumber' | 'template'> &
  Partial<Pick<Stored, 'id' | 'editNumber'>>;

/** A stored flow as it is edited: in our language. */
export const editedFrom = ({ template, ...stored }: Stored): EditedTemplate => ({
  ...stored,
  flowTemplateJson: template,
});

export const newTemplate: EditedTemplate = {
  fullName: '',
  enCode: '',
  category: '',
  icon: 'workflow',
  iconBackground: '#1b5fd0',
  description: '',
  sortCode: 0,
  enabledMark: 1,
  formId: '',
  formName: '',
  flowTemplateJson: '',
  versions: [],
};

/** What is sent, without what only the screen needs. */
export function bodyOf(template: EditedTemplate): Input<typeof createTemplate>['body'] {
  const { id: _, editNumber: __, formName: ___, versions: ____, ...body } = template;
  return body;
}
