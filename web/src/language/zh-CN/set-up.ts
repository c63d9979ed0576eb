/** What the first visitor of an empty system reads, once in the life of a company. */
export const setUp = {
  setUpTitle: '创建管理员',
  setUpLine: '系统尚未初始化。请输入启动时控制台显示的一次性代码，创建首位管理员。',
  setUpCode: '一次性代码',
  setUpCodePlaceholder: '启动时控制台显示的代码',
  companyNamePlaceholder: '请输入公司名称',
  administratorAccount: '管理员账号',
  administratorAccountHint: '字母开头，2 至 50 位字母、数字、点、横线或下划线',
  realNamePlaceholder: '请输入姓名',
  setUpSubmit: '创建并登录',
  settingUp: '创建中',
} as const;

type Own = typeof setUp;
declare module '../word-table.ts' {
  interface WordTable extends Own {}
}
