import * as contract from '@fairway/contract/chat.ts';
import { type Route, route } from '../http/context.ts';
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
import type { WhoIsOnline } from './conversations/show-conversation.ts';
import { openRecordThread, type Threads } from './conversations/threads/open-thread.ts';

interface Parts {
  whoIsOnline: WhoIsOnline;
  /** Business records that can have a conversation. */
  threads: Threads;
}

export const chatRoutes = ({ whoIsOnline, threads }: Parts): Route[] => [
  route(contract.listConversations, (ctx, { query }) => listConversations(ctx, query, whoIsOnline)),
  route(contract.getConversation, (ctx, { params }) => getConversation(ctx, params.id, whoIsOnline)),
  route(contract.listChatMessages, (ctx, { params, query }) => listMessages(ctx, params.id, query)),
  route(contract.searchChat, (ctx, { query }) => searchChat(ctx, query)),
  route(contract.createGroup, (ctx, { body }) => createGroup(ctx, body)),
  route(contract.renameGroup, (ctx, { params, body }) => renameGroup(ctx, params.id, body.name)),
  route(contract.addGroupMembers, (ctx, { params, body }) => addGroupMembers(ctx, params.id, body.userIds)),
  route(contract.removeGroupMember, (ctx, { params }) => removeGroupMember(ctx, params.id, params.userId)),
  route(contract.setConversation, (ctx, { params, body }) => setConversation(ctx, params.id, body)),
  route(contract.recallMessage, (ctx, { params }) => recallMessage(ctx, params.id, params.seq)),
  route(contract.deleteChatMessage, (ctx, { params }) => deleteChatMessage(ctx, params.id, params.seq)),
  route(contract.listChatReaders, (ctx, { params }) => listChatReaders(ctx, params.id, params.seq)),
  route(contract.openRecordThread, (ctx, { body }) => openRecordThread(ctx, threads, body)),
  route(contract.listReplies, (ctx) => listReplies(ctx)),
  route(contract.hideConversation, (ctx, { params }) => hideConversation(ctx, params.id)),
  route(contract.clearConversation, (ctx, { params }) => clearConversation(ctx, params.id)),
];
