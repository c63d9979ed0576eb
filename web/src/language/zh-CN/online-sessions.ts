/** Where everybody is signed in. */
export const onlineSessions = {
  onlineSessions: '在线会话',
  sessionsNone: '暂无在线会话',
  sessionSearch: '姓名、拼音、账号、设备或地址',
  sessionOne: '会话',
  sessionWho: '用户',
  sessionAccount: '账号',
  sessionMine: '本人',
  sessionIsMine: '当前会话',
  sessionDevice: '设备',
  sessionClient: '客户端类型',
  sessionOnDesk: '电脑端',
  sessionOnPhone: '移动端',
  sessionAddress: '来源地址',
  sessionSignedIn: '登录时间',
  sessionLastSeen: '最近使用',
  sessionSeen: '{ago}使用',
  sessionAgent: '客户端标识',
  sessionGone: '该会话已结束',
  sessionEnd: '强制下线',
  sessionEndAll: '下线其全部设备',
  sessionEndOthers: '下线我的其他设备',
  sessionEndOne: '让 {who} 的“{device}”下线？',
  sessionEndMany: '让所选 {count} 个会话下线？',
  sessionEndAllAsk: '让 {who} 在所有设备上下线？',
  sessionEndOthersAsk: '让您的其他设备全部下线？',
  sessionEndBody: '对方会立即退出，需重新登录才能使用；未保存的内容可能丢失。',
  sessionEnded: '已下线 {count} 个会话',
  sessionNoneAble: '所选会话都不能下线',
  actEndOnlineSessions: '强制会话下线',
  actEndPersonSessions: '强制用户全部下线',
} as const;

type Own = typeof onlineSessions;
declare module '../word-table.ts' {
  interface WordTable extends Own {}
}
