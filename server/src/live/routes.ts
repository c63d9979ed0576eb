import { takeSocketTicket } from '@fairway/contract/live.ts';
import { type Route, routeWithOwnTransaction } from '../http/context.ts';
import { giveTicket } from './ticket.ts';

// With a transaction of its own no receipt is left: a ticket is not to be read from a table.
export const liveRoutes: Route[] = [routeWithOwnTransaction(takeSocketTicket, giveTicket)];
