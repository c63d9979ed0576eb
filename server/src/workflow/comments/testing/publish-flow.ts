import { readFlowTemplate } from '@fairway/contract/flow-template.ts';
import { getModel } from '@fairway/contract/form-models.ts';
import { readFormDefinition } from '@fairway/contract/forms.ts';
import { startFlow } from '@fairway/contract/workflow.ts';
import { field, makeModel } from '../../../records/testing/make-model.ts';
import type { Person, TestApp } from '../../../testing/test-app.ts';

interface Wanted {
  name?: string;
  settings?: object;
  /** Who approves. */
  users?: string[];
}

export interface Published {
  templateId: string;
  versionId: string;
}

let made = 0;

/** A flow of one step that can be started. */
export async function publishFlow(
  house: TestApp,
  admin: Person,
  { name = '请示', settings = {}, users = ['user-manager01'] }: Wanted = {},
): Promise<Published> {
  made += 1;
  const formId = await makeModel(admin.call, [field('title', 'text')]);
  const { data: model } = await admin.call(getModel, { params: { id: formId } });
  const templateId = `talk-template-${made}`;
  const versionId = `talk-flow-${made}`;
  const template = readFlowTemplate({
    key: templateId,
    name,
    settings,
    root: [
      { kind: 'start', id: 'start' },
      { kind: 'approve', id: 'a', name: '审批', who: [{ by: 'members', users }] },
    ],
  });
  const now = new Date();
  const { db } = house.database;
  const head = { enCode: templateId, fullName: name, category: 'office', icon: 'workflow', sortCode: made };
  const saved = { creatorTime: now, lastModifyTime: now, creatorUserId: null, lastModifyUserId: null };
  await db
    .insertInto('flow_template')
    .values({
      ...head,
      ...saved,
      id: templateId,
      iconBackground: '',
      description: '',
      enabledMark: 1,
      formId,
      draft: JSON.stringify(template),
      versionId: null,
    })
    .execute();
  await db
    .insertInto('flow_version')
    .values({
      id: versionId,
      templateId,
      version: 1,
      template: JSON.stringify(template),
      form: JSON.stringify(readFormDefinition(JSON.parse(model?.definition ?? ''))),
      formVersion: 1,
      publishedTime: now,
    })
    .execute();
  await db.updateTable('flow_template').set({ versionId }).where('id', '=', templateId).execute();
  return { templateId, versionId };
}

/** A request somebody submits; its id. */
export async function submitted(person: Person, { versionId }: Published): Promise<string> {
  const { data, msg } = await person.call(startFlow, {
    body: { flowId: versionId, formData: { title: '出差' } },
  });
  if (!data || Array.isArray(data)) throw new Error(`not started: ${msg}`);
  return data.id;
}
