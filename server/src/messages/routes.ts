import * as contract from '@fairway/contract/messages.ts';
import { type Route, route } from '../http/context.ts';
import { countUnread } from './count-unread.ts';
import { deleteMessages } from './delete-messages.ts';
import { listMessages } from './list-messages.ts';
import { readAllMessages } from './read-all-messages.ts';
import { readMessage } from './read-message.ts';
import { stillUnread } from './still-unread.ts';
import { systemMessageIn } from './system-message-in.ts';

export const messageRoutes: Route[] = [
  route(contract.listMessages, async (ctx, { query }) => {
    const { list, ...page } = await listMessages(ctx, query);
    return { ...page, list: list.map((message) => systemMessageIn(ctx.language, message)) };
  }),
  route(contract.countUnreadMessages, (ctx) => countUnread(ctx)),
  route(contract.findStillUnread, (ctx, { query }) => stillUnread(ctx, query.ids)),
  route(contract.readMessage, async (ctx, { params }) =>
    systemMessageIn(ctx.language, await readMessage(ctx, params.id)),
  ),
  route(contract.readAllMessages, (ctx, { body }) => readAllMessages(ctx, body)),
  route(contract.deleteMessages, (ctx, { body }) => deleteMessages(ctx, body.ids)),
];
