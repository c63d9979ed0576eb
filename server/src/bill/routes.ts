import { getBillNumber } from '@fairway/contract/system.ts';
import { type Route, route } from '../http/context.ts';
import { reserveBillNumber } from './reserve-bill-number.ts';

export const billRoutes: Route[] = [
  route(getBillNumber, ({ db, session, now }, { params }) =>
    reserveBillNumber(db, params.enCode, session.userId, now),
  ),
];
