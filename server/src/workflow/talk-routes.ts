import * as contract from '@fairway/contract/workflow-talk.ts';
import { type Route, route } from '../http/context.ts';
import { addComment } from './talk/add-comment.ts';
import {
  addCommonWords,
  changeCommonWords,
  deleteCommonWords,
  listCommonWords,
  selectCommonWords,
} from './talk/common-words.ts';
import { deleteComment } from './talk/delete-comment.ts';
import { removeDelegation, stopDelegation } from './talk/end-delegation.ts';
import { listComments } from './talk/list-comments.ts';
import { addDelegation, changeDelegation } from './talk/save-delegation.ts';
import { getDelegation, listDelegations } from './talk/show-delegations.ts';
import { listDelegators, listStartableForOthers } from './talk/start-for-others.ts';

export const talkRoutes: Route[] = [
  route(contract.listComments, (ctx, { query }) => listComments(ctx, query)),
  route(contract.addComment, (ctx, { body }) => addComment(ctx, body)),
  route(contract.deleteComment, (ctx, { params }) => deleteComment(ctx, params.id)),

  route(contract.listDelegations, (ctx, { query }) => listDelegations(ctx, query)),
  route(contract.listStartableForOthers, (ctx, { query }) => listStartableForOthers(ctx, query)),
  route(contract.listDelegators, (ctx, { query }) => listDelegators(ctx, query.flowId)),
  route(contract.getDelegation, (ctx, { params }) => getDelegation(ctx, params.id)),
  route(contract.addDelegation, (ctx, { body }) => addDelegation(ctx, body)),
  route(contract.changeDelegation, (ctx, { params, body }) => changeDelegation(ctx, params.id, body)),
  route(contract.deleteDelegation, (ctx, { params }) => removeDelegation(ctx, params.id)),
  route(contract.stopDelegation, (ctx, { params }) => stopDelegation(ctx, params.id)),

  route(contract.listCommonWords, (ctx, { query }) => listCommonWords(ctx, query)),
  route(contract.selectCommonWords, (ctx) => selectCommonWords(ctx)),
  route(contract.addCommonWords, (ctx, { body }) => addCommonWords(ctx, body)),
  route(contract.changeCommonWords, (ctx, { params, body }) => changeCommonWords(ctx, params.id, body)),
  route(contract.deleteCommonWords, (ctx, { params }) => deleteCommonWords(ctx, params.id)),
];
