import type { ActsTitle, AuditActs } from '../wire/audit-acts.ts';

/** What they are called together. */
export const releaseActsTitle: ActsTitle = 'releaseTitle';

export const releaseActs: AuditActs = {
  applyRelease: 'actApplyRelease',
  submitRelease: 'actSubmitRelease',
  refuseRelease: 'actRefuseRelease',
  withdrawRelease: 'actWithdrawRelease',
  approveReleases: 'actApproveReleases',
  executeRelease: 'actExecuteRelease',
  confirmReleaseStop: 'actConfirmReleaseStop',
  revokeRelease: 'actRevokeRelease',
  noteOriginals: 'actNoteOriginals',
  placeHold: 'actPlaceHold',
  liftHold: 'actLiftHold',
};
