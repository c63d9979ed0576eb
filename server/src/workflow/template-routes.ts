import * as migration from '@fairway/contract/workflow-migration.ts';
import * as contract from '@fairway/contract/workflow-templates.ts';
import { type Route, route, routeWithOwnTransaction } from '../http/context.ts';
import { checkMigration, countMigratable } from './migrate/check-migration.ts';
import { migrateFlows } from './migrate/migrate-flows.ts';
import { tryFlowTemplate } from './migrate/try-template.ts';
import { exportFlowTemplate, importFlowTemplate } from './templates/import-export-templates.ts';
import {
  createFlowTemplate,
  deleteFlowTemplate,
  publishFlowTemplate,
  updateFlowTemplate,
} from './templates/save-template.ts';
import { formById, formOfFlow, formOfTemplate } from './templates/show-forms.ts';
import { checkFlowTemplate, getFlowTemplate, listFlowTemplates } from './templates/show-templates.ts';
import * as startable from './templates/startable.ts';

export const templateRoutes: Route[] = [
  route(contract.listStartable, (ctx, { query }) => startable.listStartableFlows(ctx, query)),
  route(contract.listProposedFlows, (ctx) => startable.listProposedFlows(ctx)),
  route(contract.listStartableByCategory, (ctx, { query }) =>
    startable.listStartableByCategories(ctx, query.keyword),
  ),
  route(contract.listFlowsOf, (ctx, { params }) => startable.listFlowsInForce(ctx, params.templateId)),
  route(contract.getFlowIdByCode, (ctx, { params }) => startable.flowIdByCode(ctx, params.enCode)),
  route(contract.selectTemplates, (ctx, { query }) => startable.listNamedFlows(ctx, query.keyword)),
  route(contract.allTemplates, (ctx) => startable.listNamedFlows(ctx)),
  route(contract.templatesByIds, (ctx, { body }) => startable.listNamesByIds(ctx, body)),
  route(contract.getTemplateForm, (ctx, { params }) => formOfTemplate(ctx, params.templateId)),
  route(contract.getFlowForm, (ctx, { params }) => formOfFlow(ctx, params.versionId)),
  route(contract.getFormById, (ctx, { params }) => formById(ctx, params.id)),

  route(contract.listTemplates, (ctx, { query }) => listFlowTemplates(ctx, query)),
  route(contract.getTemplate, (ctx, { params }) => getFlowTemplate(ctx, params.id)),
  route(contract.checkTemplate, (ctx, { body }) =>
    checkFlowTemplate(ctx, body.formId, body.flowTemplateJson),
  ),
  route(contract.createTemplate, (ctx, { body }) => createFlowTemplate(ctx, body)),
  route(contract.updateTemplate, (ctx, { params, body }) => updateFlowTemplate(ctx, params.id, body)),
  route(contract.publishTemplate, (ctx, { params }) => publishFlowTemplate(ctx, params.id)),
  route(contract.deleteTemplate, (ctx, { params }) => deleteFlowTemplate(ctx, params.id)),
  route(contract.exportTemplate, (ctx, { params, query }) =>
    exportFlowTemplate(ctx, params.id, query.shape === 'family'),
  ),
  route(contract.importTemplate, (ctx, { body }) => importFlowTemplate(ctx, body.text)),

  route(migration.tryTemplate, (ctx, { params }) => tryFlowTemplate(ctx, params.id)),
  route(migration.countMigratable, (ctx, { params }) => countMigratable(ctx, params.id)),
  route(migration.checkMigration, (ctx, { params, query }) => checkMigration(ctx, params.id, query)),
  routeWithOwnTransaction(migration.migrateFlows, (ctx, { params, body }) =>
    migrateFlows(ctx, { templateId: params.id, ...body }),
  ),
];
