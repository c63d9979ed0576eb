import type { AuditActs } from '../wire/audit-acts.ts';

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
