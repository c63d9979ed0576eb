import type { signInMethods as chinese } from '../zh-CN/sign-in-methods.ts';

export const signInMethods: Record<keyof typeof chinese, string> = {
  mobileNumber: 'Mobile number',
  mobilePlaceholder: 'Your mobile number',
  mobileWrong: 'Please enter a mobile number',
  smsCode: 'Code',
  smsCodePlaceholder: '6 digits',
  smsCodeMissing: 'Please enter the 6 digits we sent',
  smsSend: 'Send a code',
  smsAgainIn: 'Again in {seconds} s',
  smsSent: 'The code is on its way',

  qrSignInCode: 'Sign-in code, to be scanned with a phone',
  qrExpired: 'This code has expired',
  qrRenew: 'New code',
  qrScanned: 'Scanned. Confirm on your phone.',
  qrStepOpen: 'Open {product} on your phone and sign in',
  qrStepScan: 'Go to “Me” and tap “Scan”',
  qrStepConfirm: 'Scan this code and confirm',

  noOtherSignIn: 'No other way to sign in is offered',
  backToSignIn: 'Back to sign in',
  socialSignIn: 'Sign in with {name}',
  socialWaiting: 'Checking who you are',
  socialTooLate: 'That took too long. Please try again.',
  socialStartOver: 'Choose another way',
  socialBind:
    '“{name}” is not tied to an account yet. Sign in with your password once; from then on it is enough.',
  socialChoose: 'Several accounts are tied to you. Which one?',

  // acts in the audit log
  forgottenTitle: 'Set a new password',
  forgottenLine: 'We send a code to the mobile number of your account; with it you set a new password.',
  forgottenNew: 'New password',
  forgottenNewPlaceholder: 'Please enter a new password',
  forgottenSet: 'Set it and sign in',
  forgottenAsk: 'Ask your administrator for a new password.',
  forgottenAskWhom: 'Ask {name} for a new password.',
  forgottenCall: 'Call {number}',
  forgottenMore: 'No mobile number, or it has changed:',
  actResetPasswordBySms: 'Set a new password by text message',
  actSignInBySms: 'Sign in by text message',
  actConfirmTicket: 'Let a computer in',
  actRefuseTicket: 'Keep a computer out',
  actSignInByTicket: 'Sign in by QR code',
  actSignInBySocial: 'Sign in through a provider',
  actSignInByWeCom: 'Sign in with WeCom',
};
