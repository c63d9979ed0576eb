/** What somebody reads who was invited, before they have a session. */
export const invitation = {
  invitationTitle: '设置登录密码',
  invitationFor: '{name}，您的登录账号是 {account}',
  invitationUntil: '链接有效至 {at}',
  invitationSet: '设置密码并登录',
  invitationNotLoaded: '没有加载成功',
  invitationOver: '邀请链接已失效',
  invitationOverLine: '链接已过期或已使用，请联系管理员重新发送',
  invitationToLogin: '去登录',
} as const;

type Own = typeof invitation;
declare module '../word-table.ts' {
  interface WordTable extends Own {}
}
