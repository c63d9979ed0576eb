/** The screens of the personal centre, as the specification writes them. */
export const myPath = '/pages/index/my';
export const settingsPath = '/pages/my/settings/index';
export const changePasswordPath = '/pages/my/modifyPsd';
export const contactUsPath = '/pages/my/contactUs';
export const aboutPath = '/pages/my/abouts';
export const accountSecurityPath = '/pages/my/accountSecurity';
export const cancellationPath = '/pages/my/cancellation';
export const personalDataPath = '/pages/my/personalData';
export const businessPath = '/pages/my/business';
export const subordinatePath = '/pages/my/subordinate';
