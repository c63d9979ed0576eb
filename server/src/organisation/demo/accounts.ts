/** Everybody in the demo company has this password; it is printed at start. */
export const demoPassword = 'Fairway@2026';

/** The accounts that documents and tests name. */
export const demoAccounts = [
  { account: 'admin', role: '管理员' },
  { account: 'sales01', role: '销售' },
  { account: 'ops01', role: '操作' },
  { account: 'pricing01', role: '商务' },
  { account: 'docs01', role: '单证' },
  { account: 'finance01', role: '财务' },
  { account: 'manager01', role: '部门经理' },
  { account: 'gm01', role: '总经理' },
  { account: 'client01', role: '客户' },
  { account: 'nomenu', role: '没有菜单的用户' },
] as const;
