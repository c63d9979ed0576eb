import * as models from '@fairway/contract/form-models.ts';
import * as records from '@fairway/contract/records.ts';
import { type Route, route, routeWithOwnTransaction } from '../http/context.ts';
import { deleteRecords } from './delete-records.ts';
import { listRecords } from './list/list-records.ts';
import { listHistory } from './list-history.ts';
import { modelConfig } from './model-config.ts';
import { createFormModel, deleteFormModel, updateFormModel } from './models/save-model.ts';
import { checkFormModel, exportFormModel, getFormModel, listFormModels } from './models/show-models.ts';
import type { FillableForms, FlowForms } from './references.ts';
import { revealValue, valuesToPrint } from './reveal-values.ts';
import { createRecord } from './save/create-record.ts';
import { updateRecord } from './save/update-record.ts';
import { selectRecords } from './select-records.ts';
import { getRecord, showRecord } from './show-record.ts';

const modelRoutes: Route[] = [
  route(models.getModel, (ctx, { params }) => getFormModel(ctx, params.id)),
  route(models.exportModel, (ctx, { params }) => exportFormModel(ctx, params.id)),
  route(models.checkModel, (ctx, { body }) => checkFormModel(ctx, body.formData)),
  route(models.createModel, (ctx, { body }) => createFormModel(ctx, body)),
  route(models.updateModel, (ctx, { params, body }) => updateFormModel(ctx, params.id, body)),
  route(models.deleteModel, (ctx, { params }) => deleteFormModel(ctx, params.id)),
];

export const recordRoutes = (fillableForms: FillableForms, flowForms: FlowForms): Route[] => [
  route(models.listModels, (ctx, { query }) => listFormModels(ctx, query, flowForms)),
  ...modelRoutes,
  route(records.getModelConfig, (ctx, { params, query }) =>
    modelConfig(ctx, params.modelId, query.shape === 'own'),
  ),
  route(records.listRecords, (ctx, { params, body }) => listRecords(ctx, params.modelId, body)),
  route(records.getRecord, (ctx, { params }) => getRecord(ctx, params)),
  route(records.showRecord, (ctx, { params }) => showRecord(ctx, params)),
  route(records.revealRecordValue, (ctx, { params, body }) => revealValue(ctx, params, body)),
  route(records.printRecordValues, (ctx, { params }) => valuesToPrint(ctx, params)),
  routeWithOwnTransaction(records.createRecord, (ctx, { params, body }) =>
    createRecord(ctx, params.modelId, body.data),
  ),
  route(records.updateRecord, (ctx, { params, body }) => updateRecord(ctx, params, body)),
  route(records.deleteRecord, (ctx, { params }) => deleteRecords(ctx, params.modelId, [params.id])),
  route(records.deleteRecords, (ctx, { params, body }) => deleteRecords(ctx, params.modelId, body.ids)),
  route(records.listRecordHistory, (ctx, { params, query }) => listHistory(ctx, params, query)),
  route(records.selectRecords, (ctx, { params, query }) =>
    selectRecords(ctx, params.modelId, query, fillableForms),
  ),
];
