import * as contract from '@fairway/contract/users.ts';
import { type Route, route, routeWithOwnTransaction } from '../http/context.ts';
import { actOnUsers } from './act-on-users.ts';
import { acceptInvitation, getInvitation, inviteUser } from './invite-user.ts';
import { resetPassword } from './reset-password.ts';
import { addUser, changeUser } from './save-user.ts';
import { getManagedUser, listManagedUsers } from './show-users.ts';
import { listUserDevices } from './user-devices.ts';
import { listUserHistory } from './user-history.ts';

export const userRoutes: Route[] = [
  route(contract.listManagedUsers, (ctx, { body }) => listManagedUsers(ctx, body)),
  route(contract.getManagedUser, (ctx, { params }) => getManagedUser(ctx, params.id)),
  route(contract.addUser, (ctx, { body }) => addUser(ctx, body)),
  route(contract.changeUser, (ctx, { params, body }) => changeUser(ctx, params.id, body)),
  route(contract.actOnUsers, (ctx, { params, body }) => actOnUsers(ctx, params.act, body)),
  route(contract.inviteUser, (ctx, { params }) => inviteUser(ctx, params.id)),
  routeWithOwnTransaction(contract.resetPassword, (ctx, { params, body }) =>
    resetPassword(ctx, params.id, body),
  ),
  route(contract.listUserDevices, (ctx, { params }) => listUserDevices(ctx, params.id)),
  route(contract.listUserHistory, (ctx, { params }) => listUserHistory(ctx, params.id)),
  route(contract.getInvitation, (ctx, { body }) => getInvitation(ctx, body.token)),
  routeWithOwnTransaction(contract.acceptInvitation, (ctx, { body }) => acceptInvitation(ctx, body)),
];
