import type { Topic } from './topic.ts';

/** A group; the first member began it. */
interface DemoGroup {
  /** '' for one that is called by its members. */
  name: string;
  members: readonly string[];
  /** Days since it began. */
  began: number;
  unread?: number;
  /** How often its words come, each time about something else. */
  times: number;
  /** Lines as in scenes.ts, said by accounts; `@` before an account names somebody. */
  words: (topic: Topic) => string;
}

export const groups: readonly DemoGroup[] = [
  {
    name: '美线订舱协调群',
    members: ['manager01', 'sales01', 'sales02', 'ops01', 'pricing01', 'docs01'],
    ...{ began: 30, times: 3, unread: 3 },
    words: ({ vessel, port, date, customer, price, boxes }) => `
manager01 ${vessel} 本周舱位紧，大家把要货的报一下
sales01 ${customer} ${boxes}，${port}
sales02 我这边两个 40HQ，客户可以等下一班
ops01 收到，先保${customer}的
pricing01 提醒：${date}起 ${port} 加收旺季附加费 USD ${price % 300}
sales01 @pricing01 已经报出去的按老价吗？
pricing01 本周内订舱的按老价
docs01 补料请都在${date}中午 12 点前给我
manager01 好，按这个执行`,
  },
  {
    name: '上海操作单证日常',
    members: ['ops01', 'ops02', 'ops03', 'docs01', 'docs02'],
    ...{ began: 28, times: 3, unread: 2 },
    words: ({ job, container, hour }) => `
ops02 ${job} 查验，预计${hour}点有结果
docs02 收到，单子先不动
ops01 码头今天排队，拖车可能晚一小时
ops03 客户那边我去说
docs01 @ops02 箱号 ${container} 封号缺一位，帮忙核一下
ops02 [图片]
docs01 好的，已更正`,
  },
  {
    name: '华东机电项目组',
    members: ['sales01', 'ops01', 'docs01', 'finance01', 'client01'],
    ...{ began: 21, times: 3, unread: 1 },
    words: ({ job, vessel, port, date }) => `
sales01 各位，${job} 这票走 ${vessel}，${date}开${port}
client01 收到，货${date}前一天能备好
ops01 拖车我来排，提前一天联系工厂
client01 麻烦提醒司机带安全帽，厂区有要求
ops01 好的
docs01 @client01 补料模板发您了，请填好回传
docs01 [文件 补料模板]
client01 填好了，请查收
finance01 运费发票月底统一开`,
  },
  {
    name: '总经理办公会',
    members: ['gm01', 'manager01', 'manager02', 'manager04', 'manager05', 'manager06'],
    ...{ began: 26, times: 2, unread: 1 },
    words: ({ hour }) => `
gm01 周一上午${hour > 12 ? 10 : 9}点例会，材料提前一天发
manager04 财务月报明天给大家
manager05 船公司二季度协议价谈完了，会上汇报
gm01 好，重点讲美线和冷柜
manager02 新员工培训安排也一并说一下
manager01 收到`,
  },
  {
    name: '',
    members: ['sales02', 'sales01', 'sales03', 'ops02'],
    ...{ began: 15, times: 2 },
    words: ({ customer, port }) => `
sales02 周五团建去哪儿？
sales03 我投烧烤🍢
ops02 +1
sales01 可以，别太晚，周六${customer}到${port}的货要装柜
sales02 那就五点半走`,
  },
];

/** A group that talks all day. */
export const busyGroup = {
  name: '到港放行播报',
  members: ['ops02', 'ops01', 'ops03', 'docs02', 'sales01', 'sales02', 'manager01'],
  speakers: ['ops02', 'ops01', 'ops03', 'docs02'],
  began: 40,
  messages: 2_000,
  lines: [
    ({ job, container }: Topic) => `${job} ${container} 已提柜`,
    ({ job }: Topic) => `${job} 报关放行`,
    ({ job, vessel }: Topic) => `${job} 已装船 ${vessel}`,
    ({ job, port }: Topic) => `${job} 到港 ${port}，等待换单`,
    ({ job, hour }: Topic) => `${job} 预计今天${hour}点还箱`,
    ({ job }: Topic) => `${job} 查验中，稍后更新`,
    ({ vessel, date }: Topic) => `${vessel} 船期更新：${date}靠泊`,
    ({ customer, job }: Topic) => `${customer} ${job} 已签收`,
    () => '收到',
    () => '好的，辛苦',
  ],
} as const;
