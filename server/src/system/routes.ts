import * as contract from '@fairway/contract/system.ts';
import { listAudit } from '../audit/list-audit.ts';
import { type Route, route } from '../http/context.ts';
import { pageOf } from '../http/page.ts';
import { version } from '../version.ts';
import { changeAuditRetention, getAuditRetention } from './audit-retention.ts';
import { readSettings } from './settings.ts';

export const systemRoutes: Route[] = [
  // The response schema lets only display keys and the password policy through.
  route(contract.getSysConfig, ({ db }) => readSettings(db)),
  route(contract.getAppVersion, () => ({ sysVersion: version })),
  route(contract.getAppStartInfo, () => ({ AppVersion: version, AppUpdateContent: '' })),
  route(contract.listAudit, async ({ db }, { query }) => {
    const { list, total } = await listAudit(db, query);
    return pageOf(list, query, total);
  }),
  route(contract.getAuditRetention, (ctx) => getAuditRetention(ctx)),
  route(contract.changeAuditRetention, (ctx, { body }) => changeAuditRetention(ctx, body)),
];
