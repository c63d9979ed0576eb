import * as z from 'zod/mini';
import { exportedFile, familyText } from './definition-shapes.ts';
import { endpoint } from './endpoint.ts';
import { flag, id, moment, pageOf, pagingSortedBy } from './envelope.ts';
import { formContext } from './records.ts';

const short = z.string().check(z.maxLength(200));

/** Which records of a model a person sees: all, or those they made. Customers see their own, whatever this says. */
export const recordScopes = ['all', 'own'] as const;

const modelShape = {
  fullName: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  enCode: id,
  icon: z._default(short, 'form'),
  webType: z._default(z.enum(['1', '2']), '2'),
  /** JSON text of a definition in our form language, or of a form of the family, which is read into ours. */
  formData: z.string().check(z.minLength(2), z.maxLength(2_000_000)),
  /** The fields a list shows, in order; empty leaves the choice to the form. */
  listFields: z._default(z.array(short).check(z.maxLength(60)), []),
  /** Fields that lists are sorted and narrowed by, besides those they show; each gets an index. */
  indexFields: z._default(z.array(short).check(z.maxLength(12)), []),
  recordScope: z._default(z.enum(recordScopes), 'all'),
  /** The roles that find it in their workbench, with everything one can do there. */
  roleIds: z._default(z.array(id).check(z.maxLength(200)), []),
  enabledMark: z._default(flag, 1),
};

export const modelHead = z.object({
  id: z.string(),
  fullName: z.string(),
  enCode: z.string(),
  icon: z.string(),
  webType: z.enum(['1', '2']),
  enabledMark: flag,
  /** Requests are filled in with it, whether or not it is in anybody's menu. */
  isInFlow: z.boolean(),
  formVersion: z.number(),
  fieldCount: z.number(),
  lastModifyTime: moment,
});
export type ModelHead = z.infer<typeof modelHead>;

/** By what the forms of the company can be sorted. */
export const modelColumns = [
  'fullName',
  'enCode',
  'webType',
  'fieldCount',
  'formVersion',
  'lastModifyTime',
] as const;

export const listModels = endpoint({
  name: 'listModels',
  method: 'GET',
  path: '/api/visualdev/Base',
  summary: 'The forms of the company, last changed first unless sorted by a column',
  query: z.object(pagingSortedBy(modelColumns)),
  response: pageOf(modelHead),
  needs: { modelId: 'formModels' },
});

export const getModel = endpoint({
  name: 'getModel',
  method: 'GET',
  path: '/api/visualdev/Base/:id',
  summary: 'One form, to change it',
  params: z.object({ id }),
  response: z.object({
    ...{ id: z.string(), version: z.number(), formVersion: z.number(), ...modelShape },
    ...{ formData: z.string(), columnData: z.string(), appColumnData: z.string() },
    /** In our language, as JSON text. */
    definition: z.string(),
    /** What lists are sorted by in the order of an index, and what people sorted and narrowed lists by without one. */
    listIndexes: z.array(
      z.object({
        field: z.string(),
        label: z.string(),
        /** none, being built by a job, or in use. */
        state: z.enum(['none', 'building', 'ready']),
        /** Whether it can have one. */
        canBeIndexed: z.boolean(),
        sorted: z.number(),
        filtered: z.number(),
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
  needs: { modelId: 'formModels' },
});

/** What a definition is told before it is saved: nothing, or every problem as a sentence. */
export const checkModel = endpoint({
  name: 'checkModel',
  method: 'POST',
  path: '/api/visualdev/Base/Actions/Check',
  summary: 'Everything that keeps a form from being used, as sentences; and the form as it was read',
  body: z.object({ formData: modelShape.formData }),
  response: z.object({
    problems: z.array(z.string()),
    /** What was read but means nothing here, such as fields of unknown kinds. */
    remarks: z.array(z.string()),
    /** In our language, as JSON text; what was sent when it could not be read at all. */
    definition: z.string(),
    /** In the family's shape; left out when it could not be read. */
    formData: familyText,
    /** As whoever asks would fill it in, for a preview. */
    context: formContext,
  }),
  command: false,
  needs: { modelId: 'formModels' },
});

export const createModel = endpoint({
  name: 'createModel',
  method: 'POST',
  path: '/api/visualdev/Base',
  summary: 'Add a form',
  success: 'created',
  body: z.object(modelShape),
  response: z.object({ id: z.string() }),
  errors: ['FORM_WRONG', 'CODE_TAKEN'],
  needs: { modelId: 'formModels', button: 'btn_add' },
});

export const updateModel = endpoint({
  name: 'updateModel',
  method: 'PUT',
  path: '/api/visualdev/Base/:id',
  summary: 'Change a form; records keep their values',
  success: 'updated',
  params: z.object({ id }),
  body: z.object({ ...modelShape, version: z.int() }),
  errors: ['NOT_FOUND', 'FORM_WRONG', 'CODE_TAKEN', 'RECORD_CHANGED'],
  needs: { modelId: 'formModels', button: 'btn_edit' },
});

export const deleteModel = endpoint({
  name: 'deleteModel',
  method: 'DELETE',
  path: '/api/visualdev/Base/:id',
  summary: 'Delete a form nobody has filled in yet',
  success: 'deleted',
  params: z.object({ id }),
  errors: ['NOT_FOUND', 'MODEL_IN_USE'],
  needs: { modelId: 'formModels', button: 'btn_remove' },
});

export const exportModel = endpoint({
  name: 'exportModel',
  method: 'GET',
  path: '/api/visualdev/Base/:id/Actions/Export',
  summary: 'A form as a file in the family’s shape, with what that shape has no words for',
  params: z.object({ id }),
  response: exportedFile,
  errors: ['NOT_FOUND'],
  needs: { modelId: 'formModels' },
});
