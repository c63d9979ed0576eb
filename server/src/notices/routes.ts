import * as contract from '@fairway/contract/notices.ts';
import { type Route, route } from '../http/context.ts';
import { deleteNotice } from './delete-notice.ts';
import { publishNotice, withdrawNotice } from './publish-notice.ts';
import { addNotice, changeNotice } from './save-notice.ts';
import { getNotice, listNoticeReaders, listNotices } from './show-notices.ts';

export const noticeRoutes: Route[] = [
  route(contract.listNotices, (ctx, { query }) => listNotices(ctx, query)),
  route(contract.listNoticesByPost, (ctx, { body }) => listNotices(ctx, body)),
  route(contract.getNotice, (ctx, { params }) => getNotice(ctx, params.id)),
  route(contract.addNotice, (ctx, { body }) => addNotice(ctx, body)),
  route(contract.changeNotice, (ctx, { params, body }) => changeNotice(ctx, params.id, body)),
  route(contract.publishNotice, (ctx, { params, body }) => publishNotice(ctx, params.id, body.version)),
  route(contract.withdrawNotice, (ctx, { params }) => withdrawNotice(ctx, params.id)),
  route(contract.deleteNotice, (ctx, { params }) => deleteNotice(ctx, params.id)),
  route(contract.listNoticeReaders, (ctx, { params, query }) => listNoticeReaders(ctx, params.id, query)),
];
