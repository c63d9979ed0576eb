import type { Calendar } from './calendar.ts';
import { approve, type DemoRequest, requestsOf } from './demo-request.ts';
import { expenseOf } from './values.ts';

/** Who waits for manager01 now: account, days ago, hour, what for, type, amount. */
type Waiting = readonly [string, number, number, string, string, number];
const waiting: readonly Waiting[] = [
  ['sales01', 3, 10, '苏州明远家具拜访', 'travelTicket', 386],
  ['sales01', 1, 15, '客户接待用餐', 'entertainment', 1_268],
  ['sales02', 3, 13, '宁波客户拜访差旅', 'travelHotel', 1_540.5],
  ['sales03', 2, 11, '杭州展会差旅', 'travelHotel', 2_315],
  ['ops01', 2, 13, '洋山港现场查验交通', 'transportTaxi', 426.8],
  ['ops02', 2, 16, '外高桥送单证过路停车', 'transportToll', 238],
  ['ops03', 1, 12, '客服耳机更换', 'officeSupplies', 897],
  ['pricing01', 3, 15, '船公司合约谈判用餐', 'entertainment', 2_680],
  ['docs01', 2, 17, '正本提单国际快递', 'officeCourier', 1_172.4],
  ['docs02', 1, 13, '单证打印装订', 'officePrinting', 315],
  ['finance01', 1, 17, '税务培训', 'training', 1_800],
];

export function expenses({ ago, dayAgo }: Calendar): DemoRequest[] {
  return requestsOf('expense', [
    ...waiting.map(([by, days, hour, reason, type, amount], index) => ({
      by,
      at: ago(days, hour, (index * 11) % 60),
      values: expenseOf(reason, dayAgo(days + 2), [[type, reason, amount, '6']]),
      deeds: [],
    })),
    {
      by: 'sales01',
      at: ago(45, 10),
      values: expenseOf(
        '深圳启明电子年度洽谈',
        dayAgo(50),
        [
          ['travelTicket', '往返机票', 2_460, '9'],
          ['travelHotel', '住宿 3 晚', 1_680, '6'],
          ['travelAllowance', '出差补贴', 600],
        ],
        { customer: 'C0004', jobNo: 'JOB20260100032' },
      ),
      deeds: [
        approve('manager01', 5, { opinion: '同意' }),
        approve('finance01', 20, { changes: { subject: '6601', payAccount: 'basic' } }),
        approve('finance01', 24, { opinion: '已付' }),
      ],
    },
    {
      by: 'ops01',
      at: ago(33, 14),
      values: expenseOf('港区加班餐费', dayAgo(35), [['other', '加班餐', 168]]),
      deeds: [approve('finance01', 20, { picks: { pay: ['finance02'] } }), approve('finance02', 6)],
    },
    {
      by: 'manager01',
      at: ago(22, 9),
      values: expenseOf(
        '欧洲代理大会差旅',
        dayAgo(26),
        [
          ['travelTicket', '国际机票', 13_800],
          ['travelHotel', '住宿 6 晚', 9_720],
        ],
        { advance: 10_000 },
      ),
      deeds: [
        approve('gm01', 8, { opinion: '成果明确，同意' }),
        approve('manager04', 18),
        approve('finance01', 30),
        approve('finance01', 20),
      ],
    },
    {
      by: 'pricing01',
      at: ago(14, 10),
      values: expenseOf('船公司年会礼品', dayAgo(16), [['entertainment', '礼品 12 份', 7_200]]),
      deeds: [
        approve('manager01', 3),
        { does: 'reject', by: 'manager04', after: 22, opinion: '超出礼品标准，请按 300 元每份重新提交' },
      ],
    },
    {
      by: 'docs01',
      at: ago(9, 11),
      values: expenseOf('提单快递费', dayAgo(11), [['officeCourier', '国际快递 6 票', 1_980]]),
      deeds: [
        approve('manager01', 4),
        {
          does: 'return',
          by: 'finance01',
          after: 18,
          to: 'start',
          opinion: '发票抬头有误，请更换后重新提交',
        },
      ],
    },
    {
      by: 'sales02',
      writtenBy: 'sales01',
      at: ago(7, 15),
      values: expenseOf('常州客户验货差旅', dayAgo(9), [
        ['travelTicket', '高铁往返', 412, '9'],
        ['travelHotel', '住宿 1 晚', 458, '6'],
      ]),
      deeds: [approve('manager01', 16, { cc: ['sales01', 'docs01'] })],
    },
    {
      by: 'ops02',
      at: ago(6, 10),
      urgent: 3,
      values: expenseOf('危险品申报培训', dayAgo(8), [['training', '培训与考证', 5_600, '6']]),
      deeds: [
        approve('manager01', 2),
        {
          does: 'addSign',
          by: 'manager04',
          after: 3,
          how: 'before',
          users: ['manager02'],
          opinion: '请人事确认是否计入培训预算',
        },
        { does: 'urge', by: 'ops02', after: 20 },
      ],
    },
    {
      by: 'gm01',
      at: ago(12, 16),
      values: expenseOf('商会活动', dayAgo(14), [['entertainment', '商会年会', 180]]),
      deeds: [approve('finance02', 18)],
    },
    {
      by: 'admin',
      at: ago(4, 10),
      values: expenseOf('域名与证书续费', dayAgo(6), [['other', '域名 5 年、证书 1 年', 1_960, '6']]),
      deeds: [approve('manager03', 2)],
    },
    {
      by: 'finance01',
      at: ago(1, 16, 30),
      isDraft: true,
      values: expenseOf('银行对账交通', dayAgo(3), [['transportTaxi', '打车', 88]]),
      deeds: [],
    },
  ]);
}
