/** The live socket. */
export const live = {
  liveConnecting: 'IM通讯正在连接:连接第{attempt}次！稍后...',
  liveFailed: 'IM通讯连接失败，联系服务器管理员',
  loginExpired: '登录已过期',
  pushDismiss: '知道了',
} as const;
