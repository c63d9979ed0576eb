import * as contract from '@fairway/contract/line-news.ts';
import { type Route, route } from '../../http/context.ts';
import { addLineNote, listLineNotes, removeLineNote } from './notes.ts';
import { previewLineSending, sendLine } from './send-line.ts';

export const lineRoutes: Route[] = [
  route(contract.listLineNotes, (ctx, { query }) => listLineNotes(ctx, query)),
  route(contract.addLineNote, (ctx, { body }) => addLineNote(ctx, body)),
  route(contract.removeLineNote, (ctx, { params }) => removeLineNote(ctx, params.id)),
  route(contract.previewLineSending, (ctx, { body }) => previewLineSending(ctx, body)),
  route(contract.sendLine, (ctx, { body }) => sendLine(ctx, body)),
];
