import { type PlainKey, useWords } from '../language/words.ts';

/** The log keeps the names of the contract; people read what they mean. */
const known: Record<string, PlainKey> = {
  signIn: 'actSignIn',
  signInByQuery: 'actSignIn',
  signInBySms: 'actSignInBySms',
  signInByTenantSms: 'actSignInBySms',
  confirmTicket: 'actConfirmTicket',
  refuseTicket: 'actRefuseTicket',
  signInByTicket: 'actSignInByTicket',
  signInBySocial: 'actSignInBySocial',
  signInByWeCom: 'actSignInByWeCom',
  untieSocial: 'actUntieSocial',
  signInFailed: 'actSignInFailed',
  signOut: 'actSignOut',
  deleteMyAccount: 'actDeleteMyAccount',
  createFirstAdministrator: 'actCreateFirstAdministrator',
  updatePasswordMessage: 'actUpdatePasswordMessage',
  verifyMobile: 'actVerifyMobile',
  changePassword: 'actChangePassword',
  changePasswordFailed: 'actChangePasswordFailed',
  uploadFile: 'actUploadFile',
  getDownload: 'actGetDownload',
  downloadFile: 'actDownloadFile',
  deleteMyFile: 'actDeleteMyFile',
  getBillNumber: 'actGetBillNumber',
  deleteMyAccountFailed: 'actDeleteMyAccountFailed',
  saveBaseInfo: 'actSaveBaseInfo',
  changeAvatar: 'actChangeAvatar',
  changeMajor: 'actChangeMajor',
  addSignature: 'actAddSignature',
  chooseSignature: 'actChooseSignature',
  deleteSignature: 'actDeleteSignature',
  signOutDevice: 'actSignOutDevice',
  signOutOtherDevices: 'actSignOutOtherDevices',
  createRecord: 'actCreateRecord',
  updateRecord: 'actUpdateRecord',
  deleteRecord: 'actDeleteRecord',
  deleteRecords: 'actDeleteRecords',
  createModel: 'actCreateModel',
  updateModel: 'actUpdateModel',
  deleteModel: 'actDeleteModel',
  createDataInterface: 'actCreateDataInterface',
  updateDataInterface: 'actUpdateDataInterface',
  deleteDataInterface: 'actDeleteDataInterface',
};

export function useActName(): (name: string) => string {
  const words = useWords();
  return (name) => {
    const key = known[name];
    return key ? words(key) : name;
  };
}
