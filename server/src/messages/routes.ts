import * as contract from '@fairway/contract/messages.ts';
import { type Route, route } from '../http/context.ts';
import { countUnread } from './count-unread.ts';
import { deleteMessages } from './delete-messages.ts';
import { listMessages } from './list-messages.ts';
import { readAllMessages } from './read-all-messages.ts';
import { readMessage } from './read-message.ts';

export const messageRoutes: Route[] = [
  route(contract.listMessages, (ctx, { query }) => listMessages(ctx, query)),
  route(contract.countUnreadMessages, (ctx) => countUnread(ctx)),
  route(contract.readMessage, (ctx, { params }) => readMessage(ctx, params.id)),
  route(contract.readAllMessages, (ctx, { body }) => readAllMessages(ctx, body)),
  route(contract.deleteMessages, (ctx, { body }) => deleteMessages(ctx, body.ids)),
];
