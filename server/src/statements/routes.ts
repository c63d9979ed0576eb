import * as contract from '@fairway/contract/statements.ts';
import { type Route, route } from '../http/context.ts';
import { actOnStatements } from './act-on-statements.ts';
import { answerStatement } from './answer-statement.ts';
import { createMonthlyStatements, createStatement, previewStatement } from './make-statements.ts';
import { getStatementPaper } from './print-statement.ts';
import { getStatementSheet } from './sheet-of-statement.ts';
import { getStatement, listStatements } from './show-statements.ts';

export const statementRoutes: Route[] = [
  route(contract.listStatements, (ctx, { body }) => listStatements(ctx, body)),
  route(contract.getStatement, (ctx, { params }) => getStatement(ctx, params.id)),
  route(contract.previewStatement, (ctx, { body }) => previewStatement(ctx, body)),
  route(contract.createStatement, (ctx, { body }) => createStatement(ctx, body)),
  route(contract.createMonthlyStatements, (ctx, { body }) => createMonthlyStatements(ctx, body)),
  route(contract.actOnStatements, (ctx, { params, body }) => actOnStatements(ctx, params.act, body)),
  route(contract.answerStatement, (ctx, { params, body }) => answerStatement(ctx, params.id, body)),
  route(contract.getStatementPaper, (ctx, { params, query }) => getStatementPaper(ctx, params.id, query)),
  route(contract.getStatementSheet, (ctx, { params, query }) => getStatementSheet(ctx, params.id, query)),
];
