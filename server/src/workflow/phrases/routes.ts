import * as contract from '@fairway/contract/workflow-phrases.ts';
import { type Route, route } from '../../http/context.ts';
import {
  addCommonWords,
  changeCommonWords,
  deleteCommonWords,
  listCommonWords,
  selectCommonWords,
} from './phrases.ts';

export const phraseRoutes: Route[] = [
  route(contract.listCommonWords, (ctx, { query }) => listCommonWords(ctx, query)),
  route(contract.selectCommonWords, (ctx) => selectCommonWords(ctx)),
  route(contract.addCommonWords, (ctx, { body }) => addCommonWords(ctx, body)),
  route(contract.changeCommonWords, (ctx, { params, body }) => changeCommonWords(ctx, params.id, body)),
  route(contract.deleteCommonWords, (ctx, { params }) => deleteCommonWords(ctx, params.id)),
];
