import * as contract from '@fairway/contract/aging.ts';
import type { CreditUses } from '../credit/credit-use.ts';
import { type Route, route } from '../http/context.ts';
import { askFreeze } from './freeze/ask-freeze.ts';
import { listAgingItems } from './list-items.ts';
import { getAging } from './show-aging.ts';

export const agingRoutes = ({ creditUses }: { creditUses: CreditUses }): Route[] => [
  route(contract.getAging, (ctx, { body }) => getAging(ctx, creditUses, body)),
  route(contract.listAgingItems, (ctx, { body }) => listAgingItems(ctx, body)),
  route(contract.askFreeze, (ctx, { body }) => askFreeze(ctx, body)),
];
