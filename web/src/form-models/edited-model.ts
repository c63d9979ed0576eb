import type { Input, Reply } from '@fairway/contract/endpoint.ts';
import type { createModel, getModel } from '@fairway/contract/form-models.ts';

type Stored = Reply<typeof getModel>;
/** What the editor works on; without an id it is new. */
export type EditedModel = Input<typeof createModel>['body'] &
  Partial<Pick<Stored, 'id' | 'version' | 'listIndexes'>> &
  Pick<Stored, 'webType' | 'listFields' | 'indexFields' | 'recordScope' | 'roleIds' | 'enabledMark' | 'icon'>;

/** A stored form as it is edited: in our language. */
export function editedFrom(stored: Stored): EditedModel {
  const { definition, columnData: _, appColumnData: __, formVersion: ___, ...head } = stored;
  return { ...head, formData: definition };
}

export const newModel: EditedModel = {
  fullName: '',
  enCode: '',
  icon: 'list',
  webType: '2',
  formData: '',
  listFields: [],
  indexFields: [],
  recordScope: 'all',
  roleIds: [],
  enabledMark: 1,
};

/** What is sent, without what only the screen needs. */
export function bodyOf(model: EditedModel): Input<typeof createModel>['body'] {
  const { id: _, version: __, listIndexes: ___, ...body } = model;
  return body;
}
