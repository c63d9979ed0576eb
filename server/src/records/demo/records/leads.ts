import { ports } from '../../../data-interfaces/demo/rows.ts';
import { headOf, withRole } from '../../../organisation/demo/colleagues.ts';
import { groupIdOf } from '../../../organisation/demo/ids.ts';
import { clock, day, officeDaysBefore } from '../../../organisation/demo/office-days.ts';
import { type DemoChange, type DemoRecord, recordName, recordOf, rowsOf } from './demo-record.ts';
import { luckFrom } from './lucky.ts';

/** City, and its way in the tree of areas. */
const cities: readonly [string, string[]][] = [
  ['上海', ['31', '3101', '310115']],
  ['宁波', ['33', '3302', '330206']],
  ['深圳', ['44', '4403', '440306']],
  ['青岛', ['37', '3702', '370211']],
  ['厦门', ['35', '3502', '350205']],
  ['天津', ['12', '1201', '120116']],
  ['广州', ['44', '4401', '440115']],
  ['慈溪', ['33', '3302', '330282']],
  ['余姚', ['33', '3302', '330281']],
  ['胶州', ['37', '3702', '370281']],
];
const brands = [
  '锦程',
  '恒泰',
  '华瑞',
  '联创',
  '宏图',
  '新世纪',
  '金桥',
  '博远',
  '安达',
  '永昌',
  '天成',
  '东升',
];
const trades: readonly [string, string, string[]][] = [
  ['纺织品', '家纺、服装面料', ['general']],
  ['电器', '小家电', ['general']],
  ['汽车配件', '刹车片、滤清器', ['general']],
  ['化工', '涂料、胶粘剂', ['DG', 'DG3']],
  ['食品', '速冻水产', ['reefer', 'reeferFrozen']],
  ['机械', '注塑机、机床', ['OOG']],
  ['玩具', '塑料玩具、礼品', ['general']],
  ['新能源', '储能电池、光伏组件', ['DG', 'DG9']],
  ['家居', '板式家具、灯具', ['general']],
];
const surnames = [
  '王',
  '李',
  '张',
  '刘',
  '陈',
  '杨',
  '黄',
  '赵',
  '周',
  '徐',
  '孙',
  '马',
  '胡',
  '郭',
  '林',
  '高',
];
const givenNames = [
  '建国',
  '晓明',
  '丽华',
  '志强',
  '海燕',
  '文杰',
  '秀英',
  '国平',
  '雪梅',
  '俊峰',
  '慧玲',
  '少华',
];
const jobs = ['物流经理', '外贸经理', '采购主管', '总经理助理', '单证主管', '船务'];
const lostReasons = [
  '价格高于对手约 5%，客户没有接受加账期的方案。',
  '客户由海外买方指定货代，年底合同到期后再谈。',
  '旺季未能保证舱位，客户转给了船东直客部。',
  '客户要求 90 天账期，超出我们的授信标准。',
];
const ownPorts = ports.filter(({ region }) => region === '中国').slice(0, 8);
const overseas = ports.filter(({ region }) => region !== '中国');

const count = 80;

export function leads(today: number): DemoRecord[] {
  const luck = luckFrom(20_260_202);
  const days = officeDaysBefore(today);
  const sellers = withRole('sales');
  return Array.from({ length: count }, (_, index): DemoRecord => {
    const name = recordName('lead', index + 1);
    const seller = luck.oneOf(sellers);
    // Names go round at different lengths, so that no two companies are called the same.
    const [city, region] = cities[index % cities.length] as (typeof cities)[number];
    const brand = brands[Math.floor(index / cities.length) % brands.length];
    const [trade, goods, cargoKind] = trades[index % trades.length] as (typeof trades)[number];
    const opened = days.nth(index, count);
    const origin = luck.oneOf(['website', 'website', 'referral', 'exhibition', 'cold', 'agent']);
    const lanes = rowsOf(
      name,
      'lanes',
      luck.some(overseas, 1, 3).map((to) => ({
        from: luck.oneOf(ownPorts).id,
        to: to.id,
        container: cargoKind[0] === 'reefer' ? '40RH' : luck.oneOf(['20GP', '40GP', '40HQ', '40HQ']),
        monthly: luck.between(1, 24),
        target: luck.between(16, 60) * 50,
      })),
    );
    const changes: DemoChange[] = [];
    const outcome = luck.oneOf(['fresh', 'contacted', 'quoted', 'quoted', 'trial', 'won', 'lost']);
    const steps = outcome === 'lost' ? ['contacted', 'lost'] : ['contacted', 'quoted', 'trial', 'won'];
    const wanted = outcome === 'fresh' ? [] : steps.slice(0, steps.indexOf(outcome) + 1);
    let last = opened;
    for (const stage of wanted) {
      const on = days.after(last, luck.between(2, 12));
      if (on <= last) break;
      last = on;
      const isOver = stage === 'won' || stage === 'lost';
      changes.push({
        by: luck.inHundred(85) ? seller.account : headOf(seller).account,
        at: clock(on, luck.between(9, 18), luck.between(0, 59)),
        values: {
          stage,
          ...(stage === 'quoted' ? { lanes } : {}),
          ...(stage === 'lost' ? { lostReason: luck.oneOf(lostReasons), tag: '#8c96a3' } : {}),
          ...(isOver ? {} : { chance: luck.between(2, 9) * 10, nextContact: on + luck.between(3, 14) * day }),
          ...(stage === 'won' ? { tag: '#1f9d6b' } : {}),
        },
      });
    }
    return recordOf(name, {
      by: seller.account,
      at: clock(opened, luck.between(9, 18), luck.between(0, 59)),
      values: {
        stage: 'fresh',
        tag: luck.oneOf(['#2f6fed', '#2f6fed', '#e08a00', '#d64545']),
        company: `${city}${brand}${trade}有限公司`,
        creditCode: luck.digits('91310000MA1', 7),
        customerKind: luck.inHundred(85) ? 'direct' : 'coload',
        origin,
        ...(origin === 'referral'
          ? { referrer: luck.oneOf(surnames) + luck.oneOf(['总', '经理', '老师']) }
          : {}),
        region,
        address: `示例工业园 ${luck.between(1, 200)} 号`,
        contact: luck.oneOf(surnames) + luck.oneOf(givenNames),
        job: luck.oneOf(jobs),
        mobile: luck.digits('1370000', 4),
        ...(luck.inHundred(70) ? { email: `contact${index + 1}@example.com` } : {}),
        ...(luck.inHundred(40) ? { website: 'https://www.example.com/' } : {}),
        modes: luck.some(['SEA', 'AIR', 'RAIL', 'TRUCK'], 1, 2),
        cargoKind,
        goods,
        ...(luck.inHundred(40) ? { lanes } : { lanes: [] }),
        expected: luck.between(10, 400) * 10_000,
        chance: luck.between(1, 4) * 10,
        nextContact: opened + luck.between(3, 10) * day,
        owner: seller.id,
        department: seller.departmentId,
        ...(luck.inHundred(15) ? { team: groupIdOf('key-customers') } : {}),
        ...(luck.inHundred(30) ? { remark: '客户希望有固定的客服对接，回复不超过两小时。' } : {}),
      },
      changes,
    });
  });
}
