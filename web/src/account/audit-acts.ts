import type { ActsTitle, AuditActs } from '../wire/audit-acts.ts';

/** What they are called together. */
export const accountActsTitle: ActsTitle = 'auditOfAccount';

export const accountActs: AuditActs = {
  untieSocial: 'actUntieSocial',
  deleteMyAccount: 'actDeleteMyAccount',
  deleteMyAccountFailed: 'actDeleteMyAccountFailed',
  verifyMobile: 'actVerifyMobile',
  changePassword: 'actChangePassword',
  changePasswordFailed: 'actChangePasswordFailed',
  saveBaseInfo: 'actSaveBaseInfo',
  changeAvatar: 'actChangeAvatar',
  changeMajor: 'actChangeMajor',
  addSignature: 'actAddSignature',
  chooseSignature: 'actChooseSignature',
  deleteSignature: 'actDeleteSignature',
  signOutDevice: 'actSignOutDevice',
  signOutOtherDevices: 'actSignOutOtherDevices',
};
