import * as contract from '@fairway/contract/account.ts';
import { type Route, route, routeWithOwnTransaction } from '../http/context.ts';
import { withEnglishNames } from '../organisation/english-names.ts';
import { listMyDevices, listMyLogins, signOutDevice, signOutOtherDevices } from '../session/devices.ts';
import { baseInfo } from './base-info.ts';
import { changeAvatar } from './change-avatar.ts';
import { changeMajor } from './change-major.ts';
import { listMyOrganisations, listMyPositions } from './my-organisations.ts';
import { preferencesOf, savePreferences } from './preferences.ts';
import { saveBaseInfo } from './save-base-info.ts';
import { addSignature, chooseSignature, deleteSignature, listSignatures } from './signatures.ts';

/** Everything here is about the caller: no call takes somebody's id. */
export const accountRoutes: Route[] = [
  withEnglishNames(route(contract.getBaseInfo, baseInfo)),
  routeWithOwnTransaction(contract.saveBaseInfo, (ctx, { body }) => saveBaseInfo(ctx, body)),
  route(contract.changeAvatar, (ctx, { params }) => changeAvatar(ctx, params.name)),
  withEnglishNames(route(contract.listMyOrganisations, listMyOrganisations)),
  withEnglishNames(route(contract.listMyPositions, listMyPositions)),
  route(contract.changeMajor, (ctx, { body: { majorType, majorId, menuType } }) =>
    changeMajor(ctx, { majorType, majorId, device: Number(menuType) === 1 ? 'phone' : 'desk' }),
  ),
  route(contract.listSignatures, listSignatures),
  routeWithOwnTransaction(contract.addSignature, (ctx, { body }) => addSignature(ctx, body)),
  route(contract.chooseSignature, (ctx, { params }) => chooseSignature(ctx, params.id)),
  route(contract.deleteSignature, (ctx, { params }) => deleteSignature(ctx, params.id)),
  route(contract.listMyDevices, listMyDevices),
  route(contract.signOutDevice, (ctx, { params }) => signOutDevice(ctx, params.id)),
  route(contract.signOutOtherDevices, signOutOtherDevices),
  route(contract.listMyLogins, (ctx, { query }) => listMyLogins(ctx, query)),
  route(contract.getPreferences, ({ db, session }) => preferencesOf(db, session.userId)),
  route(contract.savePreferences, (ctx, { body }) => savePreferences(ctx, body)),
];
