/** Being signed in; what is said before that is in `shell.ts`. */
export const session = {
  loginExpired: '登录已过期',
  greetingNight: '您好，{name}',
  greetingMorning: '早上好，{name}',
  greetingNoon: '中午好，{name}',
  greetingAfternoon: '下午好，{name}',
  greetingEvening: '晚上好，{name}',

  // acts in the audit log
  actSignIn: '登录',
  actSignInFailed: '登录失败',
  actRefusalBurst: '大量请求被拒绝',
  actSignOut: '退出登录',
  actCreateFirstAdministrator: '创建首个管理员',
  actUpdatePasswordMessage: '检查密码有效期',
} as const;
