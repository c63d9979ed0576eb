import { createDataInterface } from '@fairway/contract/data-interfaces.ts';
import { createModel } from '@fairway/contract/form-models.ts';
import { getModelConfig } from '@fairway/contract/records.ts';
import {
  exportTemplate,
  importTemplate,
  listStartable,
  publishTemplate,
} from '@fairway/contract/workflow-templates.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoInterfaces } from '../../data-interfaces/demo/interfaces.ts';
import { loadDemoOrganisation } from '../../organisation/demo/load-demo-organisation.ts';
import { readDemoForms } from '../../records/demo/read-demo-forms.ts';
import { loadDemoPasswords } from '../../session/demo/load-demo-passwords.ts';
import { type Person, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { readDemoFlowTexts } from './read-demo-flows.ts';

/** A company with people and positions, but without a form or a flow: everything else comes over HTTP. */
let app: TestApp;
let admin: Person;
/** What was given an id of its own here, by the one it has in the demo company. */
const ids = new Map<string, string>();

beforeAll(async () => {
  app = await startTestApp({ from: 'empty' });
  await app.database.db.transaction().execute(async (transaction) => {
    await loadDemoOrganisation(transaction, new Date());
    await loadDemoPasswords(transaction, new Date());
  });
  admin = await app.as('admin');
});
afterAll(() => app.close());

/** Forms refer to data interfaces and to other forms by id. */
const withIds = (text: string): string =>
  text.replace(
    /"(interfaceId|modelId)":(\s*)"(\w+)"/g,
    (_, name: string, space: string, id: string) => `"${name}":${space}"${ids.get(id) ?? id}"`,
  );

it.for(demoInterfaces)('the data interface $enCode can be saved', async (body) => {
  const { data, msg } = await admin.call(createDataInterface, { body });
  if (!data) throw new Error(msg);
  ids.set(body.enCode, data.id);
});

it.for(readDemoForms())('the form $enCode can be saved, and is there to be filled in', async (form) => {
  const body = { ...form, formData: withIds(form.formData) };
  const { data, msg } = await admin.call(createModel, { body });
  if (!data) throw new Error(msg);
  ids.set(form.enCode, data.id);
  const manager = await app.as('manager01');
  const config = await manager.call(getModelConfig, { params: { modelId: data.id }, query: {} });
  expect(config).toMatchObject({ code: 200, data: { fullName: form.fullName } });
});

const flows = readDemoFlowTexts().map((text) => ({ text, enCode: String(JSON.parse(text).enCode) }));

it.for(flows)('the flow $enCode can be imported, published and started', async ({ text, enCode }) => {
  const { data, msg } = await admin.call(importTemplate, { body: { text: withIds(text) } });
  if (!data) throw new Error(msg);
  const params = { id: data.id };
  expect(await admin.call(publishTemplate, { params })).toMatchObject({ code: 200, data: { version: 1 } });
  const starter = await app.as(enCode === 'ratePublish' ? 'pricing01' : 'sales01');
  const startable = await starter.call(listStartable, { query: { pageSize: 100 } });
  expect(startable.data?.list.map((flow) => flow.enCode)).toContain(enCode);
  // What it is exported as says the same and more: everything the text leaves to the language.
  const exported = await admin.call(exportTemplate, { params });
  expect(JSON.parse(exported.data?.text ?? '')).toMatchObject(JSON.parse(withIds(text)));
});
