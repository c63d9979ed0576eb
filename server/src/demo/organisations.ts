import type { Work } from './positions.ts';

export interface Organisation {
  kind: 'company' | 'department';
  enCode: string;
  fullName: string;
  /** Account of who leads it; everybody in it answers to them. */
  head: string;
  /** What is done here decides which positions there are. */
  work: readonly Work[];
  below: readonly Organisation[];
}

function department(
  enCode: string,
  fullName: string,
  head: string,
  work: readonly Work[],
  below: readonly Organisation[] = [],
): Organisation {
  return { kind: 'department', enCode, fullName, head, work, below };
}

function company(
  enCode: string,
  fullName: string,
  head: string,
  below: readonly Organisation[],
  work: Work = 'company',
): Organisation {
  return { kind: 'company', enCode, fullName, head, work: [work], below };
}

/** manager01 leads the whole centre and the five departments where the named accounts work. */
const shanghaiCentre = department(
  'shanghai-centre',
  '运营中心',
  'manager01',
  ['centre'],
  [
    department('shanghai-sea', '海运销售部', 'manager01', ['sales']),
    department('shanghai-air', '空运销售部', 'manager06', ['sales']),
    department('shanghai-operations', '操作客服部', 'manager01', ['operations']),
    department('shanghai-pricing', '航线商务部', 'manager01', ['pricing']),
    department('shanghai-documents', '单证部', 'manager01', ['documents']),
    department('shanghai-finance', '财务结算部', 'manager01', ['finance']),
  ],
);

const companies = [
  company('shanghai', '上海公司', 'gm01', [
    shanghaiCentre,
    department('shanghai-hr', '人事行政部', 'manager02', ['hr']),
  ]),
  company('ningbo', '宁波公司', 'manager07', [
    department('ningbo-sales', '销售部', 'manager08', ['sales']),
    department('ningbo-operations', '操作客服部', 'manager07', ['operations']),
    department('ningbo-documents', '单证部', 'manager07', ['documents']),
  ]),
  company('shenzhen', '深圳公司', 'manager09', [
    department('shenzhen-sales', '销售部', 'manager10', ['sales']),
    department('shenzhen-operations', '操作客服部', 'manager11', ['operations']),
    department('shenzhen-pricing', '航线商务部', 'manager09', ['pricing']),
    department('shenzhen-finance', '财务部', 'manager09', ['finance']),
  ]),
  company('guangzhou', '广州公司', 'manager12', [
    department('guangzhou-sales', '销售部', 'manager12', ['sales']),
    department('guangzhou-operations', '操作客服部', 'manager12', ['operations']),
  ]),
  company('qingdao', '青岛公司', 'manager13', [
    department('qingdao-sales', '销售部', 'manager13', ['sales']),
    department('qingdao-operations', '操作单证部', 'manager13', ['operations', 'documents']),
  ]),
  company('tianjin', '天津公司', 'manager14', [
    department('tianjin-sales', '销售部', 'manager14', ['sales']),
    department('tianjin-operations', '操作单证部', 'manager14', ['operations', 'documents']),
  ]),
  company('xiamen', '厦门公司', 'manager15', [
    department('xiamen-sales', '销售部', 'manager15', ['sales']),
    department('xiamen-operations', '操作单证部', 'manager15', ['operations', 'documents']),
  ]),
  company('hongkong', '香港公司', 'manager16', [
    department('hongkong-sales', '海外业务部', 'manager16', ['sales']),
    department('hongkong-finance', '财务部', 'manager16', ['finance']),
  ]),
];

const headquarters = [
  department('executive', '总经办', 'gm01', ['executive']),
  department('hr', '人力行政部', 'manager02', ['hr']),
  department('it', '信息技术部', 'manager03', ['it']),
  department('finance', '财务管理部', 'manager04', ['finance']),
  department('procurement', '航线采购中心', 'manager05', ['pricing']),
];

/** 1 group, 8 companies, 30 departments. */
export const group = company('group', '远航国际物流集团', 'gm01', [...headquarters, ...companies], 'group');
