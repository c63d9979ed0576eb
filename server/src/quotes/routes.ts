import * as contract from '@fairway/contract/quotes.ts';
import { type Route, route } from '../http/context.ts';
import { deleteQuote, repriceQuote, updateQuote } from './change-quote.ts';
import { copyQuote, createQuote } from './create-quote.ts';
import { acceptQuote, acceptSharedQuote, loseQuote } from './end-quote.ts';
import { revokeQuoteLink, shareQuote } from './links.ts';
import { getQuotePdf, getSharedQuotePdf } from './print-quote.ts';
import { sendQuote } from './send-quote.ts';
import { getQuote, listQuotes, openSharedQuote } from './show-quotes.ts';

export const quoteRoutes: Route[] = [
  route(contract.createQuote, (ctx, { body }) => createQuote(ctx, body)),
  route(contract.updateQuote, (ctx, { params, body }) => updateQuote(ctx, params.id, body)),
  route(contract.repriceQuote, (ctx, { params, body }) => repriceQuote(ctx, params.id, body)),
  route(contract.listQuotes, (ctx, { body }) => listQuotes(ctx, body)),
  route(contract.getQuote, (ctx, { params }) => getQuote(ctx, params.id)),
  route(contract.getQuotePdf, (ctx, { params, query }) => getQuotePdf(ctx, params.id, query.language)),
  route(contract.sendQuote, (ctx, { params, body }) => sendQuote(ctx, params.id, body)),
  route(contract.shareQuote, (ctx, { params, body }) => shareQuote(ctx, params.id, body.hours)),
  route(contract.revokeQuoteLink, (ctx, { params }) => revokeQuoteLink(ctx, params.id)),
  route(contract.acceptQuote, (ctx, { params, body }) => acceptQuote(ctx, params.id, body.name)),
  route(contract.loseQuote, (ctx, { params, body }) => loseQuote(ctx, params.id, body)),
  route(contract.copyQuote, (ctx, { params }) => copyQuote(ctx, params.id)),
  route(contract.deleteQuote, (ctx, { params }) => deleteQuote(ctx, params.id)),
  route(contract.openSharedQuote, (ctx, { body }) => openSharedQuote(ctx, body.token, body.isPreview)),
  route(contract.getSharedQuotePdf, (ctx, { body }) => getSharedQuotePdf(ctx, body.token, body.language)),
  route(contract.acceptSharedQuote, (ctx, { body }) => acceptSharedQuote(ctx, body.token, body.name)),
];
