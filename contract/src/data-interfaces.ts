import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { flag, id, moment, pageOf, paging } from './envelope.ts';

/** Where the rows of a data interface come from. */
export const interfaceKinds = ['static', 'sql', 'http'] as const;
export type InterfaceKind = (typeof interfaceKinds)[number];

const short = z.string().check(z.maxLength(200));

/** A word an interface is asked with. Undeclared words are not passed on. */
export const declaredParameter = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(60), z.regex(/^[A-Za-z_]\w*$/)),
  label: z._default(short, ''),
  dataType: z._default(z.enum(['text', 'number', 'date']), 'text'),
  required: z._default(z.boolean(), false),
  defaultValue: z._default(z.union([short, z.number(), z.null()]), null),
});
export type DeclaredParameter = z.infer<typeof declaredParameter>;

const row = z.record(z.string().check(z.maxLength(100)), z.unknown());
export type InterfaceRow = Record<string, unknown>;

/** What an interface does; `script` is a pure function `(rows, parameters) => rows` run in the sandbox. */
export const interfaceSource = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('static'), rows: z.array(row).check(z.maxLength(5_000)) }),
  z.object({
    kind: z.literal('sql'),
    /** One SELECT over the views of the schema `data`, with `{name}` where a parameter goes. */
    sql: z.string().check(z.minLength(1), z.maxLength(20_000)),
  }),
  z.object({
    kind: z.literal('http'),
    method: z._default(z.enum(['GET', 'POST']), 'GET'),
    /** With `{name}` where a parameter goes; its host must be one the operator allowed. */
    url: z.string().check(z.minLength(1), z.maxLength(2_000)),
    headers: z._default(
      z.array(z.object({ name: short, value: z.string().check(z.maxLength(2_000)) })).check(z.maxLength(30)),
      [],
    ),
    body: z._default(z.string().check(z.maxLength(20_000)), ''),
    /** Where the rows stand in the answer: `data.list`; empty for the answer itself. */
    rowsAt: z._default(short, ''),
  }),
]);
export type InterfaceSource = z.infer<typeof interfaceSource>;

const interfaceShape = {
  fullName: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  enCode: id,
  source: interfaceSource,
  parameters: z._default(z.array(declaredParameter).check(z.maxLength(20)), []),
  script: z._default(z.string().check(z.maxLength(20_000)), ''),
  enabledMark: z._default(flag, 1),
};

/** A parameter as the family's clients send it: the value is in `defaultValue`. */
const sentParameter = z.object({
  field: short,
  defaultValue: z.optional(z.unknown()),
});
const paramList = z._default(z.array(sentParameter).check(z.maxLength(50)), []);

const asked = {
  interfaceId: z.optional(z.string()),
  /** The column that is the value of a row. */
  propsValue: z._default(short, 'id'),
  /** The column that is shown. */
  relationField: z._default(short, 'fullName'),
  /** The columns wanted, `a,b`; all of them when empty. */
  columnOptions: z._default(z.string().check(z.maxLength(6_000)), ''),
  paramList,
};

const refusals = ['NOT_FOUND', 'INTERFACE_PARAMETER_MISSING', 'INTERFACE_FAILED'] as const;

export const previewInterface = endpoint({
  name: 'previewInterface',
  method: 'POST',
  path: '/api/system/DataInterface/:id/Actions/Preview',
  summary: 'All rows of a data interface, for options',
  params: z.object({ id }),
  body: z.object({ paramList, tenantId: z.optional(z.unknown()), origin: z.optional(z.unknown()) }),
  response: z.array(row),
  errors: refusals,
  command: false,
});

export const listInterfaceRows = endpoint({
  name: 'listInterfaceRows',
  method: 'POST',
  path: '/api/system/DataInterface/:id/Action/List',
  summary: 'One page of the rows of a data interface, for pickers',
  params: z.object({ id }),
  body: z.object({ ...asked, ...paging }),
  response: pageOf(row),
  errors: refusals,
  command: false,
});

/** As later versions of the family call it. */
export const listInterfaceRowsToo = endpoint({
  ...listInterfaceRows,
  name: 'listInterfaceRowsToo',
  path: '/api/system/DataInterface/:id/Actions/List',
});

export const getInterfaceRows = endpoint({
  name: 'getInterfaceRows',
  method: 'POST',
  path: '/api/system/DataInterface/:id/Action/InfoByIds',
  summary: 'The rows of a data interface with these values',
  params: z.object({ id }),
  body: z.object({ ...asked, ids: z.array(short).check(z.maxLength(500)) }),
  response: z.array(row),
  errors: refusals,
  command: false,
});

/** As later versions of the family call it. */
export const getInterfaceRowsToo = endpoint({
  ...getInterfaceRows,
  name: 'getInterfaceRowsToo',
  path: '/api/system/DataInterface/:id/Actions/InfoByIds',
});

const interfaceHead = z.object({
  id: z.string(),
  fullName: z.string(),
  enCode: z.string(),
  kind: z.enum(interfaceKinds),
  enabledMark: flag,
  lastModifyTime: moment,
});

export const listDataInterfaces = endpoint({
  name: 'listDataInterfaces',
  method: 'GET',
  path: '/api/system/DataInterface',
  summary: 'The data interfaces of the company',
  query: z.object({ ...paging }),
  response: pageOf(interfaceHead),
  needs: { modelId: 'formModels' },
});

export const getDataInterface = endpoint({
  name: 'getDataInterface',
  method: 'GET',
  path: '/api/system/DataInterface/:id',
  summary: 'One data interface, to change it',
  params: z.object({ id }),
  response: z.object({ id: z.string(), version: z.number(), ...interfaceShape }),
  errors: ['NOT_FOUND'],
  needs: { modelId: 'formModels' },
});

export const createDataInterface = endpoint({
  name: 'createDataInterface',
  method: 'POST',
  path: '/api/system/DataInterface',
  summary: 'Add a data interface',
  success: 'created',
  body: z.object(interfaceShape),
  response: z.object({ id: z.string() }),
  errors: ['INTERFACE_WRONG', 'CODE_TAKEN'],
  needs: { modelId: 'formModels', button: 'btn_add' },
});

export const updateDataInterface = endpoint({
  name: 'updateDataInterface',
  method: 'PUT',
  path: '/api/system/DataInterface/:id',
  summary: 'Change a data interface',
  success: 'updated',
  params: z.object({ id }),
  body: z.object({ ...interfaceShape, version: z.number() }),
  errors: ['NOT_FOUND', 'INTERFACE_WRONG', 'CODE_TAKEN', 'RECORD_CHANGED'],
  needs: { modelId: 'formModels', button: 'btn_edit' },
});

export const deleteDataInterface = endpoint({
  name: 'deleteDataInterface',
  method: 'DELETE',
  path: '/api/system/DataInterface/:id',
  summary: 'Delete a data interface no form uses',
  success: 'deleted',
  params: z.object({ id }),
  errors: ['NOT_FOUND', 'INTERFACE_IN_USE'],
  needs: { modelId: 'formModels', button: 'btn_remove' },
});
