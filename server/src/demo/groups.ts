/** Groups of people across the organisation, by category. */
export const groups = [
  {
    enCode: 'europe-lane',
    category: '项目组',
    fullName: '欧洲航线项目组',
    members: ['manager01', 'sales01', 'sales06', 'pricing01', 'ops01', 'docs01'],
  },
  {
    enCode: 'key-customers',
    category: '项目组',
    fullName: '重点客户项目组',
    members: ['gm01', 'manager01', 'manager10', 'sales01', 'sales08', 'ops03', 'finance01'],
  },
  {
    enCode: 'system-launch',
    category: '项目组',
    fullName: '系统上线项目组',
    members: ['admin', 'manager03', 'it01', 'ops02', 'finance02'],
  },
  {
    enCode: 'weekend-duty',
    category: '值班组',
    fullName: '周末操作值班组',
    members: ['ops01', 'ops02', 'ops04', 'ops05', 'ops06', 'docs02'],
  },
  {
    enCode: 'customer-duty',
    category: '值班组',
    fullName: '客服热线值班组',
    members: ['ops03', 'ops10', 'sales04', 'sales10'],
  },
  {
    enCode: 'credit-committee',
    category: '委员会',
    fullName: '信用评审委员会',
    members: ['gm01', 'manager01', 'manager04', 'finance01', 'finance02'],
  },
] as const satisfies { enCode: string; category: string; fullName: string; members: string[] }[];
