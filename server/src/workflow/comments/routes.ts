import * as contract from '@fairway/contract/workflow-comments.ts';
import { type Route, route } from '../../http/context.ts';
import { addComment } from './add-comment.ts';
import { deleteComment } from './delete-comment.ts';
import { listComments } from './list-comments.ts';

export const commentRoutes: Route[] = [
  route(contract.listComments, (ctx, { query }) => listComments(ctx, query)),
  route(contract.addComment, (ctx, { body }) => addComment(ctx, body)),
  route(contract.deleteComment, (ctx, { params }) => deleteComment(ctx, params.id)),
];
