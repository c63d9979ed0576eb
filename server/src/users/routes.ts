import * as imports from '@fairway/contract/user-imports.ts';
import * as contract from '@fairway/contract/users.ts';
import { type Route, route, routeWithOwnTransaction } from '../http/context.ts';
import { withEnglishNames } from '../organisation/english-names.ts';
import { actOnUsers } from './act-on-users.ts';
import { changeUserPortrait } from './change-user-portrait.ts';
import { importUsers, previewUserImport, undoUserImport } from './import/import-users.ts';
import { userTemplate } from './import/user-template.ts';
import { acceptInvitation, getInvitation, inviteImportedUsers, inviteUser } from './invite-user.ts';
import { resetPassword } from './reset-password.ts';
import { addUser, changeUser } from './save-user.ts';
import { endSeeAs, seeAs } from './see-as.ts';
import { getManagedUser, listManagedUsers } from './show-users.ts';
import { undoUserChanges } from './undo-user-changes.ts';
import { endUserDevice, listUserDevices } from './user-devices.ts';
import { listUserHistory } from './user-history.ts';

export const userRoutes: Route[] = [
  withEnglishNames(route(contract.listManagedUsers, (ctx, { body }) => listManagedUsers(ctx, body))),
  withEnglishNames(route(contract.getManagedUser, (ctx, { params }) => getManagedUser(ctx, params.id))),
  route(contract.addUser, (ctx, { body }) => addUser(ctx, body)),
  route(contract.changeUser, (ctx, { params, body }) => changeUser(ctx, params.id, body)),
  route(contract.actOnUsers, (ctx, { params, body }) => actOnUsers(ctx, params.act, body)),
  route(contract.inviteUser, (ctx, { params }) => inviteUser(ctx, params.id)),
  routeWithOwnTransaction(contract.resetPassword, (ctx, { params, body }) =>
    resetPassword(ctx, params.id, body),
  ),
  route(contract.seeAs, (ctx, { params, body }) => seeAs(ctx, params.id, body)),
  route(contract.endSeeAs, (ctx, { body }) => endSeeAs(ctx, body)),
  route(contract.listUserDevices, (ctx, { params }) => listUserDevices(ctx, params.id)),
  route(contract.endUserDevice, (ctx, { params }) => endUserDevice(ctx, params.id, params.deviceId)),
  route(contract.changeUserPortrait, (ctx, { params }) => changeUserPortrait(ctx, params.id, params.name)),
  route(contract.undoUserChanges, (ctx, { body }) => undoUserChanges(ctx, body)),
  route(contract.listUserHistory, (ctx, { params }) => listUserHistory(ctx, params.id)),
  route(imports.getUserTemplate, (ctx) => userTemplate(ctx)),
  route(imports.previewUserImport, (ctx, { body }) => previewUserImport(ctx, body.fileId)),
  route(imports.importUsers, (ctx, { body }) => importUsers(ctx, body.fileId)),
  route(imports.undoUserImport, (ctx, { params }) => undoUserImport(ctx, params.id)),
  route(imports.inviteImportedUsers, (ctx, { params }) => inviteImportedUsers(ctx, params.id)),
  route(contract.getInvitation, (ctx, { body }) => getInvitation(ctx, body.token)),
  routeWithOwnTransaction(contract.acceptInvitation, (ctx, { body }) => acceptInvitation(ctx, body)),
];
