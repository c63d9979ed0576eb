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
  actUnlockScreenFailed: '解锁屏幕失败',
  actRefusalBurst: '大量请求被拒绝',
  actSignOut: '退出登录',
  actCreateFirstAdministrator: '创建首个管理员',
  actUpdatePasswordMessage: '检查密码有效期',

  // the person at the right of a desk's bar
  personalInformation: '个人信息',
  accountSecurity: '账号安全',
  settings: '设置',
  accountSignOut: '退出登录',
  signOutUploads: '有 {count} 个文件正在上传，退出后将被取消。',
  signOutUnsent: '有 {count} 条消息尚未发送，退出后将被删除。',
  signOutDrafts: '有 {count} 份草稿尚未提交，退出后将被删除。',
  signOutConfirm: '确定退出当前账号吗？',
  signOutBody: '退出后需要重新登录才能使用。',
} as const;
