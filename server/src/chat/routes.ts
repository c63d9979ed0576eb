import * as contract from '@fairway/contract/chat.ts';
import { type Context, type Route, route } from '../http/context.ts';
import { getConversation } from './conversations/get-conversation.ts';
import { addGroupMembers } from './conversations/groups/add-members.ts';
import { createGroup } from './conversations/groups/create-group.ts';
import { removeGroupMember } from './conversations/groups/remove-member.ts';
import { renameGroup } from './conversations/groups/rename-group.ts';
import { deleteChatMessage } from './conversations/history/delete-message.ts';
import { listMessages } from './conversations/history/list-messages.ts';
import { listChatReaders } from './conversations/history/list-readers.ts';
import { recallMessage } from './conversations/history/recall-message.ts';
import { searchChat } from './conversations/history/search-chat.ts';
import { listConversations } from './conversations/list-conversations.ts';
import { listReplies } from './conversations/list-replies.ts';
import {
  clearConversation,
  hideConversation,
  setConversation,
} from './conversations/mine/set-conversation.ts';
import { leaveLostThreads } from './conversations/threads/leave-lost-threads.ts';
import { openRecordThread } from './conversations/threads/open-thread.ts';
import type { Threads } from './conversations/threads/threads.ts';

export function chatRoutes(threads: Threads): Route[] {
  /** For what is about one conversation: a thread whose record the caller may not see any more is not theirs. */
  const about =
    <I extends { params: { id: string } }, A>(handler: (ctx: Context, input: I) => Promise<A>) =>
    async (ctx: Context, input: I): Promise<A> => {
      await leaveLostThreads(ctx.db, threads, ctx.session, [input.params.id]);
      return handler(ctx, input);
    };

  return [
    route(contract.listConversations, (ctx, { query }) => listConversations(ctx, query, threads)),
    route(
      contract.getConversation,
      about((ctx, { params }) => getConversation(ctx, params.id)),
    ),
    route(
      contract.listChatMessages,
      about((ctx, { params, query }) => listMessages(ctx, params.id, query)),
    ),
    route(contract.searchChat, (ctx, { query }) => searchChat(ctx, threads, query)),
    route(contract.createGroup, (ctx, { body }) => createGroup(ctx, body)),
    route(
      contract.renameGroup,
      about((ctx, { params, body }) => renameGroup(ctx, params.id, body.name)),
    ),
    route(
      contract.addGroupMembers,
      about((ctx, { params, body }) => addGroupMembers(ctx, params.id, body.userIds)),
    ),
    route(
      contract.removeGroupMember,
      about((ctx, { params }) => removeGroupMember(ctx, params.id, params.userId)),
    ),
    route(
      contract.setConversation,
      about((ctx, { params, body }) => setConversation(ctx, params.id, body)),
    ),
    route(
      contract.recallMessage,
      about((ctx, { params }) => recallMessage(ctx, threads, params.id, params.seq)),
    ),
    route(
      contract.deleteChatMessage,
      about((ctx, { params }) => deleteChatMessage(ctx, params.id, params.seq)),
    ),
    route(
      contract.listChatReaders,
      about((ctx, { params }) => listChatReaders(ctx, params.id, params.seq)),
    ),
    route(contract.openRecordThread, (ctx, { body }) => openRecordThread(ctx, threads, body)),
    route(contract.listReplies, (ctx) => listReplies(ctx, threads)),
    route(
      contract.hideConversation,
      about((ctx, { params }) => hideConversation(ctx, params.id)),
    ),
    route(
      contract.clearConversation,
      about((ctx, { params }) => clearConversation(ctx, params.id)),
    ),
  ];
}
