import * as contract from '@fairway/contract/releases.ts';
import type { CreditUses } from '../credit/credit-use.ts';
import { type Route, route } from '../http/context.ts';
import { applyRelease } from './apply-release.ts';
import { approveReleases } from './approve-releases.ts';
import { refuseRelease, withdrawRelease } from './end-release.ts';
import { executeRelease } from './execute-release.ts';
import { liftHold, placeHold } from './holds.ts';
import { noteOriginals } from './originals.ts';
import { confirmStop, revokeRelease } from './revoke-release.ts';
import { getRelease, getReleaseGate } from './show-release.ts';
import { listAwaiting, listReleases } from './show-releases.ts';
import { submitRelease } from './submit-release.ts';

export const releaseRoutes = ({ creditUses }: { creditUses: CreditUses }): Route[] => [
  route(contract.listReleases, (ctx, { body }) => listReleases(ctx, creditUses, body)),
  route(contract.listAwaitingRelease, (ctx, { body }) => listAwaiting(ctx, creditUses, body)),
  route(contract.getReleaseGate, (ctx, { body }) => getReleaseGate(ctx, creditUses, body)),
  route(contract.getRelease, (ctx, { params }) => getRelease(ctx, creditUses, params.id)),
  route(contract.applyRelease, (ctx, { body }) => applyRelease(ctx, creditUses, body)),
  route(contract.submitRelease, (ctx, { params, body }) => submitRelease(ctx, creditUses, params.id, body)),
  route(contract.refuseRelease, (ctx, { params, body }) => refuseRelease(ctx, params.id, body)),
  route(contract.withdrawRelease, (ctx, { params, body }) => withdrawRelease(ctx, params.id, body)),
  route(contract.approveReleases, (ctx, { body }) => approveReleases(ctx, creditUses, body)),
  route(contract.executeRelease, (ctx, { params, body }) => executeRelease(ctx, creditUses, params.id, body)),
  route(contract.confirmReleaseStop, (ctx, { params, body }) => confirmStop(ctx, params.id, body)),
  route(contract.revokeRelease, (ctx, { params, body }) => revokeRelease(ctx, params.id, body)),
  route(contract.noteOriginals, (ctx, { body }) => noteOriginals(ctx, body)),
  route(contract.placeHold, (ctx, { body }) => placeHold(ctx, creditUses, body)),
  route(contract.liftHold, (ctx, { params, body }) => liftHold(ctx, creditUses, params.id, body)),
];
