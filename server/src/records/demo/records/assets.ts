import { suppliers } from '../../../data-interfaces/demo/rows.ts';
import { colleagues, withRole } from '../../../organisation/demo/colleagues.ts';
import { clock, day, officeDaysBefore } from '../../../organisation/demo/office-days.ts';
import { type DemoChange, type DemoRecord, recordName, recordOf, rowsOf } from './demo-record.ts';
import { luckFrom } from './lucky.ts';

interface Kind {
  category: string;
  name: string;
  model: string;
  serial: string;
  price: readonly [number, number];
  months: number;
  /** Somebody's own, or kept by a position for all. */
  isPersonal: boolean;
}

const kinds: readonly Kind[] = [
  {
    category: 'IT-PC-L',
    name: '联想 ThinkPad 笔记本电脑',
    model: 'X1 Carbon Gen 12',
    serial: 'PF',
    price: [8_500, 13_800],
    months: 36,
    isPersonal: true,
  },
  {
    category: 'IT-PC-L',
    name: '华为 MateBook 笔记本电脑',
    model: '14s',
    serial: 'HW',
    price: [6_200, 9_400],
    months: 36,
    isPersonal: true,
  },
  {
    category: 'IT-PC-D',
    name: '戴尔台式电脑',
    model: 'OptiPlex 7020',
    serial: 'DL',
    price: [4_200, 6_800],
    months: 36,
    isPersonal: true,
  },
  {
    category: 'IT-PC-S',
    name: '机架式服务器',
    model: 'PowerEdge R760',
    serial: 'SV',
    price: [42_000, 88_000],
    months: 60,
    isPersonal: false,
  },
  {
    category: 'IT-PR-P',
    name: '惠普激光打印机',
    model: 'LaserJet M610',
    serial: 'HP',
    price: [3_200, 9_800],
    months: 60,
    isPersonal: false,
  },
  {
    category: 'IT-PR-S',
    name: '霍尼韦尔扫描枪',
    model: '1950g',
    serial: 'HN',
    price: [1_050, 1_900],
    months: 36,
    isPersonal: false,
  },
  {
    category: 'IT-NW',
    name: '核心交换机',
    model: 'S5735-L48',
    serial: 'NW',
    price: [6_800, 21_000],
    months: 60,
    isPersonal: false,
  },
  {
    category: 'OF-D',
    name: '会议桌',
    model: '3.2 米 胡桃木',
    serial: 'TB',
    price: [2_600, 8_200],
    months: 60,
    isPersonal: false,
  },
  {
    category: 'OF-A',
    name: '格力中央空调',
    model: 'GMV-H160',
    serial: 'GR',
    price: [18_000, 46_000],
    months: 60,
    isPersonal: false,
  },
  {
    category: 'VE-C',
    name: '公务用车',
    model: '别克 GL8',
    serial: 'VC',
    price: [230_000, 320_000],
    months: 48,
    isPersonal: false,
  },
  {
    category: 'VE-F',
    name: '合力电动叉车',
    model: 'CPD30',
    serial: 'FK',
    price: [86_000, 145_000],
    months: 120,
    isPersonal: false,
  },
  {
    category: 'WH-R',
    name: '重型横梁货架',
    model: '2.7×1.0×4.5 米',
    serial: 'RK',
    price: [3_600, 12_000],
    months: 120,
    isPersonal: false,
  },
];
const faults = [
  '更换电池',
  '更换硒鼓和定影组件',
  '主板故障返厂',
  '轮胎更换与保养',
  '系统重装与清灰',
  '液压管渗油维修',
];

const count = 60;

export function assets(today: number): DemoRecord[] {
  const luck = luckFrom(20_260_206);
  const days = officeDaysBefore(today);
  const keepers = withRole('finance');
  const users = colleagues.filter(({ departmentId }) => departmentId !== '');
  const sellers = suppliers.filter(({ kind }) =>
    ['warehouse', 'packing', 'insurance'].includes(String(kind)),
  );
  return Array.from({ length: count }, (_, index): DemoRecord => {
    const name = recordName('asset', index + 1);
    const keeper = luck.oneOf(keepers);
    const kind = luck.oneOf(luck.inHundred(55) ? kinds.slice(0, 3) : kinds);
    const user = luck.oneOf(users);
    const entered = days.nth(index, count);
    // Booked in the first place in a stocktaking: most were bought long before.
    const boughtOn = entered - luck.between(0, luck.inHundred(30) ? 20 : 1_200) * day;
    const price = luck.between(...kind.price);
    const status = luck.oneOf(['used', 'used', 'used', 'used', 'used', 'idle']);
    const changes: DemoChange[] = [];
    const later = days.after(entered, luck.between(5, 40));
    if (later > entered && luck.inHundred(25)) {
      const by = luck.oneOf(keepers).account;
      const at = clock(later, luck.between(9, 17), luck.between(0, 59));
      const isScrapped = luck.inHundred(25);
      changes.push({
        by,
        at,
        values: isScrapped
          ? {
              status: 'scrapped',
              scrappedOn: later,
              proceeds: Math.round(price / 50),
              scrapReason: '维修费用超过净值，经部门经理同意报废。',
              countedTo: later,
            }
          : {
              status: 'repair',
              repairs: rowsOf(name, 'repairs', [
                { on: later, what: luck.oneOf(faults), cost: luck.between(2, 30) * 50 },
              ]),
            },
      });
      const back = days.after(later, luck.between(3, 9));
      if (!isScrapped && back > later && luck.inHundred(70))
        changes.push({ by, at: clock(back, luck.between(9, 17)), values: { status: 'used' } });
    }
    return recordOf(name, {
      by: keeper.account,
      at: clock(entered, luck.between(9, 17), luck.between(0, 59)),
      values: {
        name: kind.name,
        category: kind.category,
        serial: `${kind.serial}-${String(index + 1).padStart(4, '0')}-${luck.digits('', 4)}`,
        model: kind.model,
        status,
        tag: luck.oneOf(['#1f9d6b', '#2f6fed', '#e08a00']),
        organisation: user.organisationPath,
        department: user.departmentId,
        // A thing for all has somebody who answers for it, and a position that keeps it.
        user: user.id,
        ...(kind.isPersonal ? {} : { position: user.positionId }),
        place: `${user.departmentName}${luck.oneOf(['办公区', '资料室', '前台', '仓库'])}`,
        ...(luck.inHundred(50) ? { supplier: luck.oneOf(sellers).id } : {}),
        boughtOn,
        warranty: [boughtOn, boughtOn + 3 * 365 * day],
        price,
        life: kind.months,
        residual: 5,
        countedTo: entered,
        repairs: [],
      },
      changes,
    });
  });
}
