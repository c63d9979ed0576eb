import * as contract from '@fairway/contract/rate-inquiries.ts';
import { type Route, route } from '../../http/context.ts';
import { answerInquiry, closeInquiry } from './answer-inquiry.ts';
import { addInquiry } from './ask-rate.ts';
import { getInquiry, listInquiries } from './show-inquiries.ts';

export const inquiryRoutes: Route[] = [
  route(contract.listInquiries, (ctx, { query }) => listInquiries(ctx, query)),
  route(contract.getInquiry, (ctx, { params }) => getInquiry(ctx, params.id)),
  route(contract.addInquiry, (ctx, { body }) => addInquiry(ctx, body)),
  route(contract.answerInquiry, (ctx, { params, body }) => answerInquiry(ctx, params.id, body)),
  route(contract.closeInquiry, (ctx, { params, body }) => closeInquiry(ctx, params.id, body.version)),
];
