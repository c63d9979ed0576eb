// The replies that carry a form or a flow, read as a client of the family reads them: it knows nothing of our language.
import { readFlowTemplate } from '@fairway/contract/flow-template.ts';
import { checkModel, exportModel, getModel, listModels, updateModel } from '@fairway/contract/form-models.ts';
import { type FormDefinition, readFormDefinition } from '@fairway/contract/forms.ts';
import { getModelConfig } from '@fairway/contract/records.ts';
import { getFlow, startFlow } from '@fairway/contract/workflow.ts';
import * as templates from '@fairway/contract/workflow-templates.ts';
import { fieldsOf } from '@fairway/domain/forms/form-tree.ts';
import { kindOf } from '@fairway/domain/forms/jnpf-import/kinds.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userIdOf } from '../organisation/demo/ids.ts';
import { field, makeModel } from '../records/testing/make-model.ts';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';
import { publishFlow, step } from './testing/publish-flow.ts';

let app: TestApp;
let admin: Person;
let sales: Person;
let manager: Person;

beforeAll(async () => {
  app = await startTestApp({ from: 'demo' });
  [admin, sales, manager] = (await Promise.all(['admin', 'sales01', 'manager01'].map(app.as))) as [
    Person,
    Person,
    Person,
  ];
});
afterAll(() => app.close());

interface Read {
  key: string;
  label: string;
  model: string;
  required: boolean;
}

/** How a client walks a form: `fields`, and below them `__config__.children`; columns are below their table. */
function walk(fields: Record<string, unknown>[], table = ''): Read[] {
  return fields.flatMap((raw) => {
    const config = (raw.__config__ ?? {}) as Record<string, unknown>;
    const key = String(config.jnpfKey ?? '');
    const model = typeof raw.__vModel__ === 'string' ? raw.__vModel__ : '';
    const own = {
      ...{ key, model: table && model ? `${table}-${model}` : model },
      ...{ label: String(config.label ?? ''), required: config.required === true },
    };
    const children = (config.children ?? []) as Record<string, unknown>[];
    return [own, ...walk(children, key === 'table' ? model : table)];
  });
}

/** Every field a form of ours has, under the names a client of the family finds them. */
function expectForm(text: string | undefined, definition: FormDefinition) {
  const form = JSON.parse(text ?? '');
  expect(form).toMatchObject({ labelPosition: definition.labels, fields: expect.any(Array) });
  const found = walk(form.fields);
  for (const { path, field: own } of fieldsOf(definition)) {
    if (path === '') continue;
    const read = found.find(({ model }) => model === path.replace('.', '-'));
    expect(read, path).toMatchObject({ label: own.label, required: own.required });
    expect(kindOf(read?.key ?? ''), path).toBe(own.kind);
  }
  return form;
}

interface Tree extends Record<string, unknown> {
  type: string;
  nodeId: string;
  properties: Record<string, unknown>;
  childNode?: Tree;
  conditionNodes?: Tree[];
}
const nodesOf = (tree: Tree): Tree[] => [
  tree,
  ...(tree.conditionNodes ?? []).flatMap(nodesOf),
  ...(tree.childNode ? nodesOf(tree.childNode) : []),
];

/** Every step of a flow of ours, in a tree a client of the family draws. */
function expectFlow(text: string | undefined, ours: string) {
  const tree: Tree = JSON.parse(text ?? '');
  expect(tree).toMatchObject({ type: 'start', properties: { hasSubmitBtn: true, submitBtnText: '提 交' } });
  const found = new Map(nodesOf(tree).map((node) => [node.nodeId, node]));
  const steps = (nodes: readonly { id: string; kind: string }[]): void => {
    for (const node of nodes) {
      if ('arms' in node) for (const { seq } of node.arms as { seq: never[] }[]) steps(seq);
      if (node.kind !== 'approve' && node.kind !== 'handle') continue;
      expect(found.get(node.id), node.id).toMatchObject({
        type: 'approver',
        properties: {
          ...{ assigneeType: expect.any(Number), counterSign: expect.any(Number), hasAuditBtn: true },
          ...{ auditBtnText: expect.stringMatching(/./), hasRejectBtn: expect.any(Boolean) },
          ...{ rejectStep: expect.any(String), formOperates: expect.any(Array) },
        },
      });
    }
  };
  steps(readFlowTemplate(JSON.parse(ours)).root);
  return tree;
}

describe('every form of the demo', () => {
  it('is read out of its Config, its list and its buttons too', async () => {
    const { data } = await admin.call(listModels, { query: { pageSize: 100 } });
    expect(data?.list.length).toBeGreaterThan(9);
    for (const { id } of data?.list ?? []) {
      const { data: config } = await admin.call(getModelConfig, { params: { modelId: id } });
      if (!config) continue;
      const definition = readFormDefinition(JSON.parse(config.definition));
      expectForm(config.formData, definition);
      for (const text of [config.columnData, config.appColumnData]) {
        const columns = JSON.parse(text ?? '');
        expect(columns.columnList.map(({ prop }: { prop: string }) => prop)).toEqual(
          config.columns.columnList.map(({ prop }) => prop),
        );
        for (const { prop, jnpfKey, __config__ } of columns.columnList)
          expect([jnpfKey, __config__.jnpfKey], prop).toEqual([__config__.jnpfKey, expect.any(String)]);
        for (const { searchType, prop } of columns.searchList) expect([1, 2, 3], prop).toContain(searchType);
        expect(columns.btnsList.map(({ value }: { value: string }) => value)).toEqual(['add']);
        expect(columns.columnBtnsList.map(({ value }: { value: string }) => value)).toEqual([
          ...['edit', 'remove', 'detail'],
        ]);
      }
      const { data: model } = await admin.call(getModel, { params: { id } });
      expectForm(model?.formData, definition);
      expect(model?.formData).toBe(config.formData);
      // A client that changes nothing and saves what it read changes nothing.
      const { data: checked } = await admin.call(checkModel, { body: { formData: model?.formData ?? '' } });
      expect(checked?.problems).toEqual([]);
      expect(JSON.parse(checked?.definition ?? '')).toEqual(JSON.parse(config.definition));
    }
  });

  it('is given in our language alone to who asks for it', async () => {
    const modelId = await makeModel(admin.call, [field('a', 'text')]);
    const { data } = await sales.call(getModelConfig, { params: { modelId }, query: { shape: 'own' } });
    expect(data).not.toHaveProperty('formData');
    expect(data).not.toHaveProperty('columnData');
    expect(JSON.parse(data?.definition ?? '')).toHaveProperty('nodes');
  });

  it('is kept as it was when a client saves what it read', async () => {
    const modelId = await makeModel(admin.call, [
      field('a', 'number', { label: '金额', visibleWhen: '{a} > 1', rules: [{ check: 'range', least: 1 }] }),
    ]);
    const read = async () => (await admin.call(getModel, { params: { id: modelId } })).data;
    const before = await read();
    const body = { ...before, fullName: '改名' } as never;
    expect(await admin.call(updateModel, { params: { id: modelId }, body })).toMatchObject({ code: 200 });
    const after = await read();
    expect(after).toMatchObject({ fullName: '改名', definition: before?.definition });
    expect(after?.formVersion).toBe(before?.formVersion);
  });

  it('is handed out as a file, with what it leaves out', async () => {
    const modelId = await makeModel(admin.call, [
      field('a', 'number', { label: '金额', visibleWhen: '{a} > 1' }),
    ]);
    const { data } = await admin.call(exportModel, { params: { id: modelId } });
    expect(data?.fileName).toMatch(/\.json$/);
    expect(walk(JSON.parse(data?.text ?? '').fields)).toMatchObject([{ key: 'numInput', model: 'a' }]);
    expect(data?.notes).toMatchObject([{ path: 'a', setting: 'visibleWhen' }]);
    expect(data?.notes[0]?.zh).toContain('“金额”的显示条件');
    expect(data?.notes[0]?.en).toContain('When it is shown');
    expect(await sales.call(exportModel, { params: { id: modelId } })).toMatchObject({ code: 403 });
  });
});

describe('every flow of the demo', () => {
  it('is read out of a new request, its template and its form', async () => {
    const { data } = await admin.call(templates.listTemplates, { query: { pageSize: 100 } });
    expect(data?.list.length).toBeGreaterThan(10);
    for (const { id, enCode } of data?.list ?? []) {
      const { data: stored } = await admin.call(templates.getTemplate, { params: { id } });
      expectFlow(stored?.flowTemplateJson, stored?.template ?? '');
      const { data: flowId } = await admin.call(templates.getFlowIdByCode, { params: { enCode } });
      if (!flowId) continue;
      const { data: info } = await admin.call(getFlow, { params: { taskId: '0' }, query: { flowId } });
      const { flowTemplateInfo, flowFormInfo, formOperates = [] } = info ?? {};
      const tree = expectFlow(flowTemplateInfo?.flowTemplateJson, flowTemplateInfo?.template ?? '');
      const definition = readFormDefinition(JSON.parse(flowFormInfo?.definition ?? ''));
      const form = expectForm(flowFormInfo?.propertyJson, definition);
      // What one may do with a field is said of fields that are there, under the keys of the form.
      const keys = new Map(walk(form.fields).map(({ model, key }) => [model, key]));
      for (const { id: name, jnpfKey } of formOperates) expect(keys.get(name), name).toBe(jnpfKey);
      for (const { type, properties } of nodesOf(tree))
        if (type === 'approver') expect(properties.formOperates).toHaveLength(formOperates.length);
      const { data: formInfo } = await admin.call(templates.getFlowForm, { params: { flowId } });
      expect(formInfo?.propertyJson).toBe(flowFormInfo?.propertyJson);
      expect(info?.approversProperties).toMatchObject({ hasSubmitBtn: true, submitBtnText: '提 交' });

      const { data: file } = await admin.call(templates.exportTemplate, {
        params: { id },
        query: { shape: 'family' },
      });
      expect(JSON.parse(file?.text ?? '')).toMatchObject({ type: 'start' });
      const { data: checked } = await admin.call(templates.checkTemplate, {
        body: { formId: stored?.formId ?? '', flowTemplateJson: file?.text ?? '' },
      });
      expect(checked?.problems).toEqual([]);
      const { settings, root } = JSON.parse(stored?.template ?? '');
      expect(JSON.parse(checked?.template ?? '')).toMatchObject({ settings, root });
    }
  });

  it('has every button of a task with words on it, and says who handles what', async () => {
    const managerId = userIdOf('manager01');
    const { versionId } = await publishFlow(admin.call, [
      step('a', [managerId], {
        buttons: ['reject', 'print'],
        buttonTexts: { approve: '核准' },
        signature: true,
      }),
    ]);
    const { data: started } = await sales.call(startFlow, {
      body: { flowId: versionId, formData: { amount: 1, reason: '出差' } },
    });
    const id = (started as { id: string }).id;
    const { rows } = await app.database.pool.query('select id from flow_task where "flowId" = $1', [id]);
    const taskOperatorId: string = rows[0].id;
    const { data } = await manager.call(getFlow, {
      params: { taskId: id },
      query: { taskOperatorId, opType: '1' },
    });
    const properties = {
      ...{ hasAuditBtn: true, auditBtnText: '核准', hasRejectBtn: true, rejectBtnText: '退 回' },
      ...{
        hasTransferBtn: false,
        hasSaveBtn: false,
        hasPrintBtn: true,
        printBtnText: '打 印',
        hasSign: true,
      },
    };
    expect(data?.approversProperties).toMatchObject(properties);
    expect(data?.buttonTexts).toEqual({ approve: '核准' });
    const node = data?.flowTaskNodeList.find(({ nodeCode }) => nodeCode === 'a');
    expect(JSON.parse(node?.nodePropertyJson ?? '')).toMatchObject(properties);
    const tree: Tree = JSON.parse(data?.flowTemplateInfo.flowTemplateJson ?? '');
    expect(tree.childNode?.properties).toMatchObject({
      ...properties,
      assigneeType: 6,
      approvers: [managerId],
    });
    const own = await manager.call(getFlow, {
      params: { taskId: id },
      query: { taskOperatorId, opType: '1', shape: 'own' },
    });
    expect(own.data?.flowTemplateInfo).not.toHaveProperty('flowTemplateJson');
    expect(own.data?.flowFormInfo).not.toHaveProperty('propertyJson');
  });
});
