import * as rules from '@fairway/contract/bill-rules.ts';
import { getBillNumber } from '@fairway/contract/system.ts';
import { type Route, route } from '../http/context.ts';
import { changeBillRule, undoBillRule } from './change-rule.ts';
import { reserveBillNumber } from './reserve-bill-number.ts';
import { listBillRuleHistory, listBillRules } from './show-rules.ts';

export const billRoutes: Route[] = [
  route(getBillNumber, ({ db, session, now }, { params }) =>
    reserveBillNumber(db, params.enCode, session.userId, now),
  ),
  route(rules.listBillRules, (ctx) => listBillRules(ctx)),
  route(rules.changeBillRule, (ctx, { params, body }) => changeBillRule(ctx, params.id, body)),
  route(rules.undoBillRule, (ctx, { params, body }) => undoBillRule(ctx, params.id, body.version)),
  route(rules.listBillRuleHistory, (ctx, { params }) => listBillRuleHistory(ctx, params.id)),
];
