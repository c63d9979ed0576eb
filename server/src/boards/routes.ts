import * as contract from '@fairway/contract/boards.ts';
import { getBusinessTodo as todoCall } from '@fairway/contract/business-todo.ts';
import { getPersonalBoard as personalCall } from '@fairway/contract/personal-board.ts';
import * as targets from '@fairway/contract/targets.ts';
import type { CreditUses } from '../credit/credit-use.ts';
import { type Route, route } from '../http/context.ts';
import { exportEnterpriseBoard } from './export-enterprise-board.ts';
import { listBoardShipments } from './list-board-shipments.ts';
import { getPersonalBoard } from './personal/show-personal-board.ts';
import { getEnterpriseBoard } from './show-enterprise-board.ts';
import { getBoardMatrix } from './show-matrix.ts';
import { getBoardRanking } from './show-ranking.ts';
import { saveTargets } from './targets/save-targets.ts';
import { getTargetProgress } from './targets/show-progress.ts';
import { getTargetTable } from './targets/show-target-table.ts';
import { getBusinessTodo } from './to-do/show-business-todo.ts';

export const boardRoutes = ({ creditUses }: { creditUses: CreditUses }): Route[] => [
  route(contract.getEnterpriseBoard, (ctx, { body }) => getEnterpriseBoard(ctx, body)),
  route(contract.exportEnterpriseBoard, (ctx, { body }) => exportEnterpriseBoard(ctx, body)),
  route(contract.getBoardRanking, (ctx, { body }) => getBoardRanking(ctx, body)),
  route(contract.getBoardMatrix, (ctx, { body }) => getBoardMatrix(ctx, body)),
  route(contract.listBoardShipments, (ctx, { body }) => listBoardShipments(ctx, body)),
  route(targets.getTargetTable, (ctx, { query }) => getTargetTable(ctx, query)),
  route(targets.saveTargets, (ctx, { body }) => saveTargets(ctx, body)),
  route(targets.getTargetProgress, (ctx, { body }) => getTargetProgress(ctx, body)),
  route(personalCall, (ctx, { body }) => getPersonalBoard(ctx, body)),
  route(todoCall, (ctx, { body }) => getBusinessTodo(ctx, creditUses, body)),
];
