import * as contract from '@fairway/contract/punch-card.ts';
import { type Route, route } from '../http/context.ts';
import { addPunch } from './add-punch.ts';
import { explainPunch } from './explain-punch.ts';
import { getPunchMap, savePunchMap } from './map-service.ts';
import { agreeToPunchNotice } from './notice.ts';
import { deletePunchRule, listPunchRules, savePunchRule } from './rules.ts';
import { getPunch, getPunchDay, getPunchMonth, getPunchStart } from './show-punches.ts';
import { listPunchStatistics, listPunchTeam, listTeamPunches } from './show-team.ts';
import { listPunchTargets } from './targets.ts';

export const punchCardRoutes: Route[] = [
  route(contract.getPunchStart, (ctx) => getPunchStart(ctx)),
  route(contract.agreeToPunchNotice, (ctx, { body }) => agreeToPunchNotice(ctx, body.version)),
  route(contract.listPunchTargets, (ctx, { query }) => listPunchTargets(ctx, query)),
  route(contract.addPunch, (ctx, { body }) => addPunch(ctx, body)),
  route(contract.getPunchMonth, (ctx, { query }) => getPunchMonth(ctx, query)),
  route(contract.getPunchDay, (ctx, { query }) => getPunchDay(ctx, query)),
  route(contract.getPunch, (ctx, { params }) => getPunch(ctx, params.id)),
  route(contract.explainPunch, (ctx, { params, body }) => explainPunch(ctx, params.id, body.reason)),
  route(contract.listTeamPunches, (ctx, { query }) => listTeamPunches(ctx, query)),
  route(contract.listPunchTeam, (ctx, { query }) => listPunchTeam(ctx, query)),
  route(contract.listPunchStatistics, (ctx, { query }) => listPunchStatistics(ctx, query)),
  route(contract.listPunchRules, (ctx) => listPunchRules(ctx)),
  route(contract.savePunchRule, (ctx, { body }) => savePunchRule(ctx, body)),
  route(contract.deletePunchRule, (ctx, { params }) => deletePunchRule(ctx, params.id)),
  route(contract.getPunchMap, (ctx) => getPunchMap(ctx)),
  route(contract.savePunchMap, (ctx, { body }) => savePunchMap(ctx, body)),
];
