import * as contract from '@fairway/contract/settings.ts';
import { type Route, route } from '../http/context.ts';
import { changeSettings, undoSettings } from './change-settings.ts';
import { getCompanyPicture } from './company-picture.ts';
import { listSettingHistory } from './setting-history.ts';
import { listSettings } from './show-settings.ts';

export const settingRoutes: Route[] = [
  route(contract.listSettings, (ctx) => listSettings(ctx)),
  route(contract.changeSettings, (ctx, { params, body }) => changeSettings(ctx, params.section, body)),
  route(contract.undoSettings, (ctx, { params, body }) => undoSettings(ctx, params.section, body.version)),
  route(contract.listSettingHistory, (ctx, { params }) => listSettingHistory(ctx, params.section)),
  route(contract.getCompanyPicture, ({ db }, { params }) => getCompanyPicture(db, params.id)),
];
