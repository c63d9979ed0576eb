/** Messages and the home tab. */
export const messages = {
  messagesTitle: '消息',
  messagesEmpty: '暂无消息',
  messagesEmptyLine: '站内消息和聊天会出现在这里',
  lastSignIn: '上次登录 {time}',
  firstSignIn: '这是您第一次登录',
} as const;
