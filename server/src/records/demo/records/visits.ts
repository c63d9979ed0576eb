import { customers } from '../../../data-interfaces/demo/rows.ts';
import { headOf, withRole } from '../../../organisation/demo/colleagues.ts';
import { clock, day, officeDaysBefore } from '../../../organisation/demo/office-days.ts';
import { type DemoChange, type DemoRecord, recordName, recordOf, rowsOf } from './demo-record.ts';
import { luckFrom } from './lucky.ts';

const summaries = [
  '客户四季度有<strong>旺季备货计划</strong>，希望我们提前锁定舱位，价格可以比市场略高，但要保证不甩柜。',
  '客户对上月两票延误不满，我们说明了港口拥堵的情况，答应以后每周一主动发船期动态。',
  '客户正在比较三家货代的报价，我们的价格居中，账期和目的港服务是优势。下周给出书面方案。',
  '客户新开了一条生产线，月出货量预计增加 8 个高柜，主要走欧洲线，对免堆期要求较高。',
  '对账时发现两笔附加费有争议，已当面核对清楚，客户同意本周安排付款。',
  '日常维护。客户的物流经理换人，已交接联系方式，并介绍了我们的线上订舱和货物跟踪。',
  '客户想试走中欧班列，关心时效稳定性和冬季保温，我们答应提供近三个月的到达数据。',
  '客户反映单证修改太慢，约定以后补料在截单前一天上午十点前确认，双方各指定一名对接人。',
];
const rivals = [
  '同行报欧洲基本港 40HQ 1,380 美元，含码头操作费',
  '一家船东直客价，美西比我们低 80 美元，但没有账期',
  '对手空运每公斤低 1.5 元，时效多两天',
];
const tasks = [
  '发送欧洲线四季度报价',
  '提供近三个月的准班率数据',
  '约目的港代理视频会议',
  '寄送年度合同文本',
  '确认旺季舱位配额',
  '整理上月费用明细',
  '安排试单订舱',
];
const remarks = ['客户已确认，待签合同', '报价已发，等待回复', '试单已订舱，跟踪到港情况'];

const places: Record<string, [number, number]> = {
  上海: [121.4737, 31.2304],
  苏州: [120.5853, 31.2989],
  宁波: [121.5503, 29.8746],
  深圳: [114.0579, 22.5431],
  青岛: [120.3826, 36.0671],
  厦门: [118.0894, 24.4798],
  杭州: [120.1551, 30.2741],
  天津: [117.2008, 39.0842],
  广州: [113.2644, 23.1291],
  常州: [119.974, 31.8107],
  嘉兴: [120.7555, 30.7468],
  义乌: [120.0751, 29.3068],
  合肥: [117.2272, 31.8206],
};

const count = 40;

export function visits(today: number): DemoRecord[] {
  const luck = luckFrom(20_260_201);
  const days = officeDaysBefore(today);
  const sellers = [...withRole('sales'), ...withRole('sales'), ...withRole('manager').slice(4, 12)];
  const domestic = customers.filter(({ kind }) => kind !== 'overseas');
  return Array.from({ length: count }, (_, index): DemoRecord => {
    const name = recordName('visit', index + 1);
    const seller = luck.oneOf(sellers);
    const customer = luck.oneOf(luck.inHundred(85) ? domestic : customers);
    const visitedOn = days.nth(index, count);
    const at = clock(visitedOn, luck.between(17, 20), luck.between(0, 59));
    const way =
      customer.kind === 'overseas' ? 'video' : luck.oneOf(['onsite', 'onsite', 'reception', 'phone']);
    const topics = luck.some(['price', 'space', 'service', 'account', 'product', 'relation'], 1, 3);
    const place = places[String(customer.city)];
    const followUp = luck.inHundred(80) ? 1 : 0;
    const start = luck.between(9, 15);
    const actions = rowsOf(
      name,
      'actions',
      luck.some(tasks, 1, 3).map((what, nth) => ({
        what,
        who: luck.inHundred(75) ? seller.id : headOf(seller).id,
        due: visitedOn + (nth + 2) * day,
        done: 0,
      })),
    );
    const changes: DemoChange[] = [];
    const later = days.after(visitedOn, luck.between(3, 10));
    if (followUp && later > visitedOn && luck.inHundred(50)) {
      changes.push({
        by: seller.account,
        at: clock(later, luck.between(9, 17), luck.between(0, 59)),
        values: {
          actions: actions.map((row) => ({ ...row, done: 1 })),
          chance: luck.between(10, 20) * 5,
          ...(luck.inHundred(40) ? { rivals: luck.oneOf(remarks) } : {}),
        },
      });
    }
    return recordOf(name, {
      by: seller.account,
      at,
      values: {
        way,
        customer: customer.id,
        level: customer.level,
        contact: customer.contact,
        phone: customer.mobile,
        visitedOn,
        period: [`${String(start).padStart(2, '0')}:00`, `${String(start + 1).padStart(2, '0')}:30`],
        ...(way === 'onsite' && place
          ? {
              place: {
                lng: place[0] + luck.between(-300, 300) / 10_000,
                lat: place[1] + luck.between(-300, 300) / 10_000,
                name: customer.fullName,
                address: customer.address,
              },
            }
          : {}),
        ...(luck.inHundred(35) ? { companions: [`${headOf(seller).id}--user`] } : {}),
        topics,
        ...(topics.includes('price') ? { rivals: luck.oneOf(rivals) } : {}),
        summary: `<p>${luck.oneOf(summaries)}</p>`,
        satisfaction: luck.between(5, 10) / 2,
        chance: luck.between(4, 19) * 5,
        expected: luck.between(8, 160) * 5_000,
        followUp,
        ...(followUp ? { nextVisit: visitedOn + luck.between(7, 30) * day, actions } : {}),
      },
      changes,
    });
  });
}
