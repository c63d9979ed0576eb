/** Signing in by text message, by QR code and with third parties. */
export const signInMethods = {
  mobileNumber: '手机号',
  mobilePlaceholder: '请输入手机号',
  mobileWrong: '请输入正确的手机号',
  smsCode: '短信验证码',
  smsCodePlaceholder: '6 位验证码',
  smsCodeMissing: '请输入 6 位短信验证码',
  smsSend: '获取验证码',
  smsAgainIn: '{seconds} 秒后重试',
  smsSent: '验证码已发送',

  qrSignInCode: '登录二维码，请用手机扫描',
  qrExpired: '二维码已失效',
  qrRenew: '刷新二维码',
  qrScanned: '已扫描，请在手机上确认',
  qrStepOpen: '在手机上打开{product}并登录',
  qrStepScan: '进入“我的”，点击“扫一扫”',
  qrStepConfirm: '扫描二维码并在手机上确认',

  noOtherSignIn: '暂未开通其他登录方式',
  backToSignIn: '返回登录',
  socialSignIn: '使用{name}登录',
  socialWaiting: '正在确认您的身份',
  socialTooLate: '操作超时，请重新点击登录',
  socialStartOver: '重新选择登录方式',
  socialBind: '“{name}”还没有绑定账号。请用账号密码登录一次，以后即可直接登录。',
  socialChoose: '您绑定了多个账号，请选择要登录的账号',

  // acts in the audit log
  forgottenTitle: '找回密码',
  forgottenLine: '向绑定的手机号发送验证码，验证后设置新密码。',
  forgottenNew: '新密码',
  forgottenNewPlaceholder: '请输入新密码',
  forgottenSet: '设置新密码并登录',
  forgottenAsk: '请联系系统管理员重置密码。',
  forgottenAskWhom: '请联系 {name} 重置密码。',
  forgottenCall: '拨打 {number}',
  forgottenMore: '未绑定手机号，或手机号已更换：',
  actResetPasswordBySms: '短信重置密码',
  actSignInBySms: '短信登录',
  actConfirmTicket: '确认扫码登录',
  actRefuseTicket: '拒绝扫码登录',
  actSignInByTicket: '扫码登录',
  actSignInBySocial: '第三方登录',
  actSignInByWeCom: '企业微信登录',
} as const;

type Own = typeof signInMethods;
declare module '../word-table.ts' {
  interface WordTable extends Own {}
}
