import { createModel } from '@fairway/contract/form-models.ts';
import { createRecord, getRecord, updateRecord } from '@fairway/contract/records.ts';
import type { Caller } from '../../testing/caller.ts';

let made = 0;

type Node = Record<string, unknown>;

/** A field with an id of its own. */
export const field = (model: string, kind: string, more: Node = {}): Node => ({
  id: `f-${model}`,
  model,
  kind,
  label: model,
  ...more,
});

/** A sub-table; its columns get ids that no other field has. */
export const table = (model: string, columns: Node[], more: Node = {}): Node =>
  field(model, 'table', {
    columns: columns.map((column) => ({ ...column, id: `c-${model}-${column.model}` })),
    ...more,
  });

interface Made {
  roleIds?: string[];
  listFields?: string[];
  recordScope?: 'all' | 'own';
  rules?: Node[];
}

/** Adds a form with these fields; whoever has one of the roles may use it. */
export async function makeModel(
  call: Caller,
  nodes: Node[],
  { rules = [], ...more }: Made = {},
): Promise<string> {
  made += 1;
  const enCode = `test${made}`;
  const formData = JSON.stringify({ version: 1, nodes, rules });
  const { code, data, msg } = await call(createModel, {
    body: { fullName: `表单${made}`, enCode, formData, roleIds: ['sales'], ...more },
  });
  if (code !== 200 || !data) throw new Error(msg);
  return data.id;
}

export const add = (call: Caller, modelId: string, values: object) =>
  call(createRecord, { params: { modelId }, body: { data: JSON.stringify(values) } });

/** Fills in a form and gives the id of the record; what it is refused for is thrown. */
export async function added(call: Caller, modelId: string, values: object): Promise<string> {
  const { code, data, msg } = await add(call, modelId, values);
  if (code !== 200 || !data) throw new Error(`${msg} ${JSON.stringify(data)}`);
  return data.id;
}

export const change = (call: Caller, modelId: string, id: string, values: object, version?: number) =>
  call(updateRecord, {
    params: { modelId, id },
    body: { data: JSON.stringify(values), ...(version ? { version } : {}) },
  });

/** The raw values of a record. */
export async function valuesOf(call: Caller, modelId: string, id: string): Promise<Record<string, unknown>> {
  const { code, data, msg } = await call(getRecord, { params: { modelId, id } });
  if (code !== 200 || !data) throw new Error(msg);
  return JSON.parse(data.data);
}
