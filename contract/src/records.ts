import * as z from 'zod/mini';
import { familyText, shape } from './definition-shapes.ts';
import { endpoint } from './endpoint.ts';
import { flag, id, isExternal, moment, pageOf, paging } from './envelope.ts';
import { fieldRights, valuePlace, wholeValues } from './forms.ts';
import { shownHeading } from './shown-fact.ts';

const params = z.object({ modelId: id });
const recordParams = z.object({ modelId: id, id });
const short = z.string().check(z.maxLength(200));

/** The values of a form travel as JSON text, as the family's clients expect. */
const largestData = 4_000_000;
const data = z.string().check(z.maxLength(largestData));

/** Who fills a form, where and when: domain/forms reads it on both sides. */
export const formContext = z.object({
  now: moment,
  zone: z.string(),
  /** Which days the company works; an answer that was kept from before has none. */
  calendar: z.optional(
    z.object({
      /** Monday is 1, Sunday 7. */
      weekdays: z.array(z.number()),
      workdays: z.array(z.string()),
      holidays: z.array(z.string()),
    }),
  ),
  user: z.object({
    id: z.string(),
    name: z.string(),
    account: z.string(),
    departmentId: z.string(),
    departmentName: z.string(),
    organisationId: z.string(),
    organisationPath: z.array(z.string()),
    organisationName: z.string(),
    positionId: z.string(),
    positionName: z.string(),
    roleIds: z.array(z.string()),
    managerId: z.string(),
  }),
});

/** What a person may do with the records of a model. */
export const recordActs = ['add', 'edit', 'remove', 'detail'] as const;
export type RecordAct = (typeof recordActs)[number];

/** Which fields a list shows, seeks and sorts by. */
export const listColumns = z.object({
  columnList: z.array(z.object({ prop: z.string(), label: z.string(), kind: z.string() })),
  searchList: z.array(z.object({ prop: z.string(), label: z.string(), kind: z.string() })),
  sortList: z.array(z.object({ prop: z.string(), label: z.string() })),
  defaultSidx: z.string(),
  sort: z.enum(['asc', 'desc']),
});
export type ListColumns = z.infer<typeof listColumns>;

export const getModelConfig = endpoint({
  name: 'getModelConfig',
  method: 'GET',
  path: '/api/visualdev/OnlineDev/:modelId/Config',
  summary: 'The form of a model and how its list looks',
  params,
  query: z.object({ type: z.optional(short), shape }),
  response: z.object({
    id: z.string(),
    fullName: z.string(),
    enCode: z.string(),
    /** 1 only the form, 2 the form and a list of what was filled in. */
    webType: z.enum(['1', '2']),
    formData: familyText,
    columnData: familyText,
    appColumnData: familyText,
    enableFlow: flag,
    flowId: z.string(),
    flowEnCode: z.string(),
    flowTemplateJson: familyText,
    // ours
    /** A definition of the form language, as JSON text. */
    definition: z.string(),
    columns: listColumns,
    /** The edition of the definition; drafts of another one are looked through again. */
    formVersion: z.number(),
    acts: z.array(z.enum(recordActs)),
    rights: fieldRights,
    context: formContext,
  }),
  errors: ['NOT_FOUND'],
});

/** Under this name a record in a list says what heads it: no field can be called so. */
export const headingKey = '@heading';

/** A record in a list: names in place of ids, by model. */
const shownRow = z.looseObject({ id: z.string(), [headingKey]: z.optional(shownHeading) });
export type ShownRow = z.infer<typeof shownRow>;

const json = z.string().check(z.maxLength(20_000));

/** Whoever asks for all records of a model is given so many. */
export const mostRecordsAtOnce = 2_000;

export const listRecords = endpoint({
  name: 'listRecords',
  method: 'POST',
  path: '/api/visualdev/OnlineDev/:modelId/List',
  summary: 'One page of the records of a model, names in place of ids',
  params,
  body: z.object({
    ...paging,
    menuId: z.optional(z.unknown()),
    /**
     * JSON of `{field: value}`; two values are a range for numbers and dates, otherwise any of them. One text for a field
     * of `searchType` 2 is a part of its text.
     */
    queryJson: z._default(json, ''),
    superQueryJson: z.optional(z.unknown()),
    /** `0` one page, `1` everything at once, as far as `mostRecordsAtOnce` goes. */
    dataType: z.optional(z.union([z.string().check(z.maxLength(10)), z.number()])),
  }),
  response: pageOf(shownRow),
  errors: ['NOT_FOUND'],
  command: false,
});

const storedRecord = z.object({
  id: z.string(),
  data: z.string(),
  version: z.number(),
  creatorUserName: z.string(),
  isExternal,
  creatorTime: moment,
  lastModifyUserName: z.string(),
  lastModifyIsExternal: isExternal,
  lastModifyTime: z.nullable(moment),
  /** Masked fields whose whole value the caller may ask for. */
  reveals: z.array(z.string()),
});

export const getRecord = endpoint({
  name: 'getRecord',
  method: 'GET',
  path: '/api/visualdev/OnlineDev/:modelId/:id',
  summary: 'A record with its raw values',
  params: recordParams,
  response: storedRecord,
  errors: ['NOT_FOUND'],
});

export const showRecord = endpoint({
  name: 'showRecord',
  method: 'GET',
  path: '/api/visualdev/OnlineDev/:modelId/:id/DataChange',
  summary: 'A record with names in place of ids',
  params: recordParams,
  query: z.object({ menuId: z.optional(short) }),
  response: z.extend(storedRecord, { heading: z.optional(shownHeading) }),
  errors: ['NOT_FOUND'],
});

export const revealRecordValue = endpoint({
  name: 'revealRecordValue',
  method: 'POST',
  path: '/api/visualdev/OnlineDev/:modelId/:id/Reveal',
  summary: 'The whole value of a masked field; who looked at it is written to the audit log',
  params: recordParams,
  body: valuePlace,
  response: z.object({ value: z.string() }),
  errors: ['NOT_FOUND'],
  keepsReply: false,
});

export const printRecordValues = endpoint({
  name: 'printRecordValues',
  method: 'POST',
  path: '/api/visualdev/OnlineDev/:modelId/:id/Print',
  summary: 'Every masked value the caller may look at, for paper; written to the audit log',
  params: recordParams,
  response: wholeValues,
  errors: ['NOT_FOUND'],
  keepsReply: false,
});

export const createRecord = endpoint({
  name: 'createRecord',
  method: 'POST',
  path: '/api/visualdev/OnlineDev/:modelId',
  summary: 'Fill in a form',
  success: 'created',
  params,
  body: z.object({ data }),
  response: z.object({ id: z.string() }),
  errors: ['NOT_FOUND', 'FORM_VALUES_WRONG', 'FIELD_CLOSED', 'BILL_RULE_EXHAUSTED', 'INTERFACE_FAILED'],
});

export const updateRecord = endpoint({
  name: 'updateRecord',
  method: 'PUT',
  path: '/api/visualdev/OnlineDev/:modelId/:id',
  summary: 'Change a record that nobody changed meanwhile',
  success: 'updated',
  params: recordParams,
  body: z.object({
    id: z.optional(z.string()),
    data,
    /** The version the change is based on; the family keeps it inside `data`. */
    version: z.optional(z.int()),
  }),
  errors: [
    ...(['NOT_FOUND', 'FORM_VALUES_WRONG', 'FIELD_CLOSED', 'RECORD_CHANGED'] as const),
    ...(['BILL_RULE_EXHAUSTED', 'INTERFACE_FAILED'] as const),
  ],
});

export const deleteRecord = endpoint({
  name: 'deleteRecord',
  method: 'DELETE',
  path: '/api/visualdev/OnlineDev/:modelId/:id',
  summary: 'Delete a record',
  success: 'deleted',
  params: recordParams,
  errors: ['NOT_FOUND'],
});

export const deleteRecords = endpoint({
  name: 'deleteRecords',
  method: 'POST',
  path: '/api/visualdev/OnlineDev/batchDelete/:modelId',
  summary: 'Delete several records; all or none',
  success: 'deleted',
  params,
  body: z.object({ ids: z.array(id).check(z.minLength(1), z.maxLength(500)) }),
  errors: ['NOT_FOUND'],
});

export const listRecordHistory = endpoint({
  name: 'listRecordHistory',
  method: 'GET',
  path: '/api/visualdev/OnlineDev/:modelId/:id/History',
  summary: 'Who changed what in a record, the newest first',
  params: recordParams,
  query: z.object({ ...paging }),
  response: pageOf(
    z.object({
      id: z.string(),
      act: z.enum(['create', 'update']),
      version: z.number(),
      creatorUserName: z.string(),
      isExternal,
      creatorTime: moment,
      differences: z.array(
        z.object({
          /** `amount`, or `rows.3.qty`. */
          path: z.string(),
          /** As the form names it: `金额`, or `明细 第4行 数量`. */
          label: z.string(),
          before: z.string(),
          after: z.string(),
        }),
      ),
    }),
  ),
  errors: ['NOT_FOUND'],
});

export const selectRecords = endpoint({
  name: 'selectRecords',
  method: 'GET',
  path: '/api/visualdev/Base/:modelId/FieldDataSelect',
  summary: 'Records of another model to choose from: `id` and the named columns',
  params,
  query: z.object({
    ...paging,
    relationField: z._default(short, ''),
    columnOptions: z._default(z.string().check(z.maxLength(6_000)), ''),
    /** Only these, `a,b`: what was chosen already. */
    ids: z._default(z.string().check(z.maxLength(25_000)), ''),
  }),
  response: pageOf(shownRow),
  errors: ['NOT_FOUND'],
});
