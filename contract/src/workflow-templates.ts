import * as z from 'zod/mini';
import { exportedFile, familyText } from './definition-shapes.ts';
import { endpoint } from './endpoint.ts';
import { flag, id, listOf, moment, pageOf, paging, pagingSortedBy } from './envelope.ts';
import { replyIds, requestIds } from './flow-ids.ts';

const base = '/api/workflow/Engine/flowTemplate';
const short = z.string().check(z.maxLength(200));

/** A flow as people find it to start it. */
const templateItem = z.object({
  id: z.string(),
  enCode: z.string(),
  fullName: z.string(),
  category: z.string(),
  categoryName: z.string(),
  formType: z.number(),
  /** 0 launched by itself, 1 bound to a form of the workbench. */
  type: z.number(),
  icon: z.string(),
  iconBackground: z.string(),
  description: z.string(),
  /** It is among the caller's favourites. */
  isData: z.boolean(),
});
export type TemplateItem = z.infer<typeof templateItem>;

export const listStartable = endpoint({
  name: 'listStartable',
  method: 'GET',
  path: `${base}/PageListAll`,
  summary: 'Flows the caller may start',
  query: z.object({ ...paging, category: z.optional(short), flowType: z.optional(z.enum(['0', '1', ''])) }),
  response: pageOf(templateItem),
});

export const listStartableByCategory = endpoint({
  name: 'listStartableByCategory',
  method: 'GET',
  path: `${base}/ListAll`,
  summary: 'The same, below their categories',
  query: z.object({ keyword: paging.keyword }),
  response: listOf(z.object({ id: z.string(), fullName: z.string(), children: z.array(templateItem) })),
});

export const listProposedFlows = endpoint({
  name: 'listProposedFlows',
  method: 'GET',
  path: `${base}/Proposed`,
  summary: 'The few flows the caller may start that the company starts most, for who keeps none within reach',
  response: listOf(templateItem),
});

export const listFlowsOf = endpoint({
  name: 'listFlowsOf',
  method: 'GET',
  path: `${base}/FlowJsonList/:templateId`,
  summary: 'The published flows of a template that the caller may start',
  params: z.object({ templateId: id }),
  query: z.object({ type: z.optional(short) }),
  response: z.array(
    z.object({
      id: z.string(),
      fullName: z.string(),
      flowName: z.string(),
      flowType: z.number(),
      version: z.string(),
    }),
  ),
  errors: ['FLOW_NOT_STARTABLE'],
});

export const getFlowIdByCode = endpoint({
  name: 'getFlowIdByCode',
  method: 'GET',
  path: `${base}/getFlowIdByCode/:enCode`,
  summary: 'The flow that is in force under a code',
  params: z.object({ enCode: short }),
  response: z.string(),
  errors: ['FLOW_NOT_STARTABLE'],
});

const named = z.object({ id: z.string(), fullName: z.string(), enCode: z.string(), category: z.string() });

export const selectTemplates = endpoint({
  name: 'selectTemplates',
  method: 'GET',
  path: `${base}/Selector`,
  summary: 'Flows to pick from',
  query: z.object({ keyword: paging.keyword }),
  response: listOf(named),
});

export const allTemplates = endpoint({
  name: 'allTemplates',
  method: 'GET',
  path: `${base}/getflowAll`,
  summary: 'Flows to pick from, without a page',
  response: listOf(named),
});

export const templatesByIds = endpoint({
  name: 'templatesByIds',
  method: 'POST',
  path: `${base}/getflowList`,
  summary: 'What flows are called',
  body: z.array(id).check(z.maxLength(500)),
  response: z.array(named),
  command: false,
});

const formInfo = z.object({
  id: z.string(),
  enCode: z.string(),
  fullName: z.string(),
  formType: z.number(),
  flowType: z.number(),
  category: z.string(),
  draftJson: familyText,
  propertyJson: familyText,
  tableJson: z.string(),
  urlAddress: z.string(),
  appUrlAddress: z.string(),
  interfaceUrl: z.string(),
  /** The form in our language, as JSON text. */
  definition: z.string(),
});

export const getTemplateForm = endpoint({
  name: 'getTemplateForm',
  method: 'GET',
  path: `${base}/:templateId/FormInfo`,
  summary: 'The form of a flow',
  params: z.object({ templateId: id }),
  response: formInfo,
  errors: ['NOT_FOUND'],
});

export const getFlowForm = endpoint({
  name: 'getFlowForm',
  method: 'GET',
  path: '/api/flowForm/Form/getFormById/:flowId',
  summary: 'The form of a version of a flow',
  params: requestIds(z.object({ flowId: id })),
  response: formInfo,
  errors: ['NOT_FOUND'],
});

export const getFormById = endpoint({
  name: 'getFormById',
  method: 'GET',
  path: '/api/flowForm/Form/:id',
  summary: 'A form by its own id, where a flow the caller may start or see uses it',
  params: z.object({ id }),
  response: formInfo,
  errors: ['NOT_FOUND'],
});

// to manage them

const shape = {
  fullName: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  enCode: id,
  /** An entry of the dictionary WorkFlowCategory. */
  category: short,
  icon: z._default(short, 'flow'),
  iconBackground: z._default(short, ''),
  description: z._default(z.string().check(z.maxLength(500)), ''),
  sortCode: z._default(z.int(), 0),
  enabledMark: z._default(flag, 1),
  /** The form that is filled in. */
  formId: id,
  /** JSON text of a flow in our language (docs/workflow.md), or of a flow of the family, which is read into ours. */
  flowTemplateJson: z.string().check(z.minLength(2), z.maxLength(1_000_000)),
};

const managedItem = z.object({
  id: z.string(),
  fullName: z.string(),
  enCode: z.string(),
  category: z.string(),
  categoryName: z.string(),
  icon: z.string(),
  iconBackground: z.string(),
  enabledMark: flag,
  /** The version in force; 0 when none was published. */
  version: z.number(),
  /** There are changes that are not published. */
  hasDraft: z.boolean(),
  lastModifyTime: moment,
});
export type ManagedTemplate = z.infer<typeof managedItem>;

/** By what the flows of the company can be sorted; `state`: in force, changed, unpublished, off. */
export const templateColumns = [
  'fullName',
  'state',
  'enCode',
  'category',
  'version',
  'lastModifyTime',
] as const;

export const listTemplates = endpoint({
  name: 'listTemplates',
  method: 'GET',
  path: base,
  summary: 'The flows of the company, to manage them; last changed first unless sorted by a column',
  query: z.object({ ...pagingSortedBy(templateColumns), category: z.optional(short) }),
  response: pageOf(managedItem),
  needs: { modelId: 'flowTemplates' },
});

export const getTemplate = endpoint({
  name: 'getTemplate',
  method: 'GET',
  path: `${base}/:id`,
  summary: 'One flow, to change it',
  params: z.object({ id }),
  response: z.object({
    id: z.string(),
    ...shape,
    flowTemplateJson: z.string(),
    /** In our language, as JSON text. */
    template: z.string(),
    formName: z.string(),
    editNumber: z.number(),
    versions: z.array(
      z.object({ id: z.string(), version: z.number(), publishedTime: moment, inUse: z.number() }),
    ),
  }),
  errors: ['NOT_FOUND'],
  needs: { modelId: 'flowTemplates' },
});

export const checkTemplate = endpoint({
  name: 'checkTemplate',
  method: 'POST',
  path: `${base}/Actions/Check`,
  summary: 'Everything that keeps a flow from being used, as sentences; and the flow as it was read',
  body: z.object({ formId: id, flowTemplateJson: shape.flowTemplateJson }),
  response: z.object({
    problems: z.array(z.string()),
    remarks: z.array(z.string()),
    /** In our language, as JSON text; what was sent when it could not be read at all. */
    template: z.string(),
    /** In the family's shape; left out when it could not be read. */
    flowTemplateJson: familyText,
  }),
  command: false,
  needs: { modelId: 'flowTemplates' },
});

export const createTemplate = endpoint({
  name: 'createTemplate',
  method: 'POST',
  path: base,
  summary: 'Add a flow; it can be started once it is published',
  success: 'created',
  body: z.object(shape),
  response: z.object({ id: z.string() }),
  errors: ['FLOW_WRONG', 'CODE_TAKEN', 'NOT_FOUND'],
  needs: { modelId: 'flowTemplates', button: 'btn_add' },
});

export const updateTemplate = endpoint({
  name: 'updateTemplate',
  method: 'PUT',
  path: `${base}/:id`,
  summary: 'Change a flow; what runs keeps its version',
  success: 'updated',
  params: z.object({ id }),
  body: z.object({ ...shape, editNumber: z.int() }),
  errors: ['NOT_FOUND', 'FLOW_WRONG', 'CODE_TAKEN', 'RECORD_CHANGED'],
  needs: { modelId: 'flowTemplates', button: 'btn_edit' },
});

export const publishTemplate = endpoint({
  name: 'publishTemplate',
  method: 'POST',
  path: `${base}/:id/Actions/Publish`,
  summary: 'New requests run by what was saved last',
  success: 'published',
  params: z.object({ id }),
  response: replyIds(z.object({ flowId: z.string(), version: z.number() })),
  errors: ['NOT_FOUND', 'FLOW_WRONG'],
  needs: { modelId: 'flowTemplates', button: 'btn_edit' },
});

export const deleteTemplate = endpoint({
  name: 'deleteTemplate',
  method: 'DELETE',
  path: `${base}/:id`,
  summary: 'Delete a flow nobody has used yet',
  success: 'deleted',
  params: z.object({ id }),
  errors: ['NOT_FOUND', 'FLOW_IN_USE'],
  needs: { modelId: 'flowTemplates', button: 'btn_remove' },
});

/** A flow with its form, to take to another company. */
export const exportedTemplate = z.object({
  fairway: z.literal('flow'),
  edition: z.literal(1),
  fullName: shape.fullName,
  enCode: shape.enCode,
  category: shape.category,
  icon: shape.icon,
  iconBackground: shape.iconBackground,
  description: shape.description,
  flow: z.unknown(),
  form: z.object({ fullName: short, enCode: short, definition: z.unknown() }),
});
export type ExportedTemplate = z.infer<typeof exportedTemplate>;

export const exportTemplate = endpoint({
  name: 'exportTemplate',
  method: 'GET',
  path: `${base}/:id/Actions/Export`,
  summary: 'A flow and its form as a JSON text; or the flow alone in the family’s shape',
  params: z.object({ id }),
  query: z.object({ shape: z.optional(z.enum(['own', 'family', ''])) }),
  response: exportedFile,
  errors: ['NOT_FOUND'],
  needs: { modelId: 'flowTemplates' },
});

export const importTemplate = endpoint({
  name: 'importTemplate',
  method: 'POST',
  path: `${base}/Actions/Import`,
  summary: 'Add a flow, and its form where there is none of its code, from a JSON text',
  success: 'created',
  body: z.object({ text: z.string().check(z.minLength(2), z.maxLength(3_000_000)) }),
  response: z.object({ id: z.string() }),
  errors: ['FLOW_WRONG', 'FORM_WRONG', 'CODE_TAKEN'],
  needs: { modelId: 'flowTemplates', button: 'btn_add' },
});
