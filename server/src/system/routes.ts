import * as contract from '@fairway/contract/system.ts';
import { type Route, route } from '../http/context.ts';
import { readSettings } from './settings.ts';
import { version } from './version.ts';

export const systemRoutes: Route[] = [
  // The response schema lets only display keys and the password policy through.
  route(contract.getSysConfig, ({ db }) => readSettings(db)),
  route(contract.getAppVersion, () => ({ sysVersion: version })),
  route(contract.getAppStartInfo, () => ({ AppVersion: version, AppUpdateContent: '' })),
];
