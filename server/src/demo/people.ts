interface Person {
  account: string;
  realName: string;
  gender: '男' | '女';
  /** Where they work and as what, the main position first; people from outside have none. */
  positions: readonly string[];
  /** Only for people whose positions do not say it. */
  roles?: readonly string[];
  kind?: 'customer';
  isAdministrator?: true;
  isDisabled?: true;
}

/** Everybody with an account; the named ones of accounts.ts are among them. */
export const people: readonly Person[] = [
  {
    account: 'admin',
    realName: '系统管理员',
    gender: '男',
    positions: ['it.systemAdministrator'],
    isAdministrator: true,
  },
  {
    account: 'gm01',
    realName: '顾远航',
    gender: '男',
    positions: ['executive.generalManager', 'group.president'],
  },
  {
    account: 'client01',
    realName: '许佳宁',
    gender: '女',
    positions: [],
    roles: ['customer'],
    kind: 'customer',
  },
  {
    account: 'agent01',
    realName: '陈家明',
    gender: '男',
    positions: [],
    roles: ['overseasAgent'],
    kind: 'customer',
  },
  { account: 'nomenu', realName: '田小雨', gender: '女', positions: ['hr.trainee'] },

  { account: 'manager01', realName: '沈立群', gender: '男', positions: ['shanghai-centre.centreManager'] },
  {
    account: 'manager02',
    realName: '袁静怡',
    gender: '女',
    positions: ['hr.hrManager', 'shanghai-hr.hrManager'],
  },
  { account: 'manager03', realName: '段志远', gender: '男', positions: ['it.itManager'] },
  { account: 'manager04', realName: '方慧敏', gender: '女', positions: ['finance.financeManager'] },
  { account: 'manager05', realName: '贺建波', gender: '男', positions: ['procurement.pricingManager'] },
  { account: 'manager06', realName: '陆思齐', gender: '男', positions: ['shanghai-air.salesManager'] },
  { account: 'manager07', realName: '竺海峰', gender: '男', positions: ['ningbo.branchManager'] },
  { account: 'manager08', realName: '应晓岚', gender: '女', positions: ['ningbo-sales.salesManager'] },
  { account: 'manager09', realName: '邱振华', gender: '男', positions: ['shenzhen.branchManager'] },
  { account: 'manager10', realName: '温雅婷', gender: '女', positions: ['shenzhen-sales.salesManager'] },
  {
    account: 'manager11',
    realName: '黎卓然',
    gender: '男',
    positions: ['shenzhen-operations.operationsManager'],
  },
  { account: 'manager12', realName: '冼伟强', gender: '男', positions: ['guangzhou.branchManager'] },
  { account: 'manager13', realName: '曲洪涛', gender: '男', positions: ['qingdao.branchManager'] },
  { account: 'manager14', realName: '穆春梅', gender: '女', positions: ['tianjin.branchManager'] },
  { account: 'manager15', realName: '庄志鹏', gender: '男', positions: ['xiamen.branchManager'] },
  { account: 'manager16', realName: '梁嘉欣', gender: '女', positions: ['hongkong.branchManager'] },

  { account: 'sales01', realName: '周子涵', gender: '男', positions: ['shanghai-sea.salesSpecialist'] },
  { account: 'sales02', realName: '钱雨薇', gender: '女', positions: ['shanghai-sea.salesSpecialist'] },
  { account: 'sales03', realName: '蒋浩宇', gender: '男', positions: ['shanghai-sea.salesSpecialist'] },
  { account: 'sales04', realName: '金梦洁', gender: '女', positions: ['shanghai-air.salesSpecialist'] },
  {
    account: 'sales05',
    realName: '严俊杰',
    gender: '男',
    positions: ['shanghai-air.salesSpecialist', 'shanghai-sea.salesSpecialist'],
  },
  { account: 'sales06', realName: '戴璐瑶', gender: '女', positions: ['ningbo-sales.salesSpecialist'] },
  { account: 'sales07', realName: '史凯文', gender: '男', positions: ['ningbo-sales.salesSpecialist'] },
  { account: 'sales08', realName: '赖晓彤', gender: '女', positions: ['shenzhen-sales.salesSpecialist'] },
  { account: 'sales09', realName: '廖嘉俊', gender: '男', positions: ['shenzhen-sales.salesSpecialist'] },
  { account: 'sales10', realName: '麦颖诗', gender: '女', positions: ['guangzhou-sales.salesSpecialist'] },
  { account: 'sales11', realName: '宫文博', gender: '男', positions: ['qingdao-sales.salesSpecialist'] },
  { account: 'sales12', realName: '靳雪莹', gender: '女', positions: ['tianjin-sales.salesSpecialist'] },
  { account: 'sales13', realName: '苏艺琳', gender: '女', positions: ['xiamen-sales.salesSpecialist'] },
  { account: 'sales14', realName: '郑浩贤', gender: '男', positions: ['hongkong-sales.salesSpecialist'] },
  {
    account: 'sales15',
    realName: '骆家豪',
    gender: '男',
    positions: ['guangzhou-sales.salesSpecialist'],
    isDisabled: true,
  },

  {
    account: 'ops01',
    realName: '朱婷婷',
    gender: '女',
    positions: ['shanghai-operations.operationsSpecialist'],
  },
  {
    account: 'ops02',
    realName: '秦明轩',
    gender: '男',
    positions: ['shanghai-operations.operationsSpecialist'],
  },
  { account: 'ops03', realName: '尤佳慧', gender: '女', positions: ['shanghai-operations.customerService'] },
  {
    account: 'ops04',
    realName: '虞晨曦',
    gender: '女',
    positions: ['ningbo-operations.operationsSpecialist'],
  },
  {
    account: 'ops05',
    realName: '钟嘉伟',
    gender: '男',
    positions: ['shenzhen-operations.operationsSpecialist'],
  },
  {
    account: 'ops06',
    realName: '区美玲',
    gender: '女',
    positions: ['guangzhou-operations.operationsSpecialist'],
  },
  {
    account: 'ops07',
    realName: '孙晓磊',
    gender: '男',
    positions: ['qingdao-operations.operationsSpecialist'],
  },
  {
    account: 'ops08',
    realName: '于海洋',
    gender: '男',
    positions: ['tianjin-operations.operationsSpecialist', 'tianjin-operations.documentsSpecialist'],
  },
  {
    account: 'ops09',
    realName: '洪丽萍',
    gender: '女',
    positions: ['xiamen-operations.operationsSpecialist', 'xiamen-operations.documentsSpecialist'],
  },
  { account: 'ops10', realName: '傅安琪', gender: '女', positions: ['ningbo-operations.customerService'] },

  {
    account: 'pricing01',
    realName: '吴锦程',
    gender: '男',
    positions: ['shanghai-pricing.pricingSpecialist'],
  },
  {
    account: 'pricing02',
    realName: '章语嫣',
    gender: '女',
    positions: ['procurement.pricingSpecialist', 'shanghai-pricing.pricingSpecialist'],
  },
  {
    account: 'pricing03',
    realName: '古俊毅',
    gender: '男',
    positions: ['shenzhen-pricing.pricingSpecialist'],
  },

  {
    account: 'docs01',
    realName: '何思敏',
    gender: '女',
    positions: ['shanghai-documents.documentsSpecialist'],
  },
  {
    account: 'docs02',
    realName: '俞文静',
    gender: '女',
    positions: ['shanghai-documents.documentsSpecialist'],
  },
  {
    account: 'docs03',
    realName: '邬佩珊',
    gender: '女',
    positions: ['ningbo-documents.documentsSpecialist'],
  },
  {
    account: 'docs04',
    realName: '逄佳琪',
    gender: '女',
    positions: ['qingdao-operations.documentsSpecialist'],
  },

  {
    account: 'finance01',
    realName: '陶美华',
    gender: '女',
    positions: ['shanghai-finance.settlementSpecialist'],
  },
  {
    account: 'finance02',
    realName: '谢文斌',
    gender: '男',
    positions: ['finance.accountant'],
    roles: ['finance', 'groupFinance'],
  },
  { account: 'finance03', realName: '范晓雯', gender: '女', positions: ['shenzhen-finance.accountant'] },
  {
    account: 'finance04',
    realName: '黄咏诗',
    gender: '女',
    positions: ['hongkong-finance.accountant', 'finance.accountant'],
    // More is open to her at headquarters than in Hong Kong.
    roles: ['finance', 'groupFinance'],
  },

  {
    account: 'hr01',
    realName: '韩雪晴',
    gender: '女',
    // Nothing is open to her as the assistant, so she cannot switch there.
    positions: ['hr.hrSpecialist', 'executive.assistant'],
  },
  { account: 'hr02', realName: '杜婉清', gender: '女', positions: ['shanghai-hr.hrSpecialist'] },
  { account: 'it01', realName: '罗子昂', gender: '男', positions: ['it.engineer'] },
];
