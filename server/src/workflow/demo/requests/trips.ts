import type { Calendar } from './calendar.ts';
import { approve, type DemoRequest, requestsOf } from './demo-request.ts';
import { tripOf } from './values.ts';

export function trips({ ago, dayAgo, after, week }: Calendar): DemoRequest[] {
  const past = (days: number, length: number) => [dayAgo(days), after(dayAgo(days), length - 1)] as const;
  return requestsOf('businessTrip', [
    {
      by: 'sales01',
      at: ago(32, 9),
      values: tripOf(
        '深圳',
        past(26, 4),
        '拜访启明电子，商谈年度合约',
        [
          ['travelTicket', 2_600],
          ['travelHotel', 1_800],
        ],
        { customer: 'C0004', advance: 3_000, companions: ['user-ops01--user', 'user-pricing01--user'] },
      ),
      deeds: [
        approve('manager01', 3),
        approve('finance01', 2, { isInChild: true }),
        approve('finance01', 20, { isInChild: true, opinion: '已转账' }),
      ],
    },
    {
      by: 'sales02',
      at: ago(3, 10),
      values: tripOf(
        '宁波',
        week(1, 3),
        '海川日用品货量对接',
        [
          ['travelTicket', 360],
          ['travelHotel', 1_200],
          ['travelAllowance', 300],
        ],
        { customer: 'C0003', advance: 1_500 },
      ),
      deeds: [approve('manager01', 4)],
    },
    {
      by: 'manager01',
      at: ago(9, 10),
      values: tripOf(
        '汉堡',
        week(3, 9),
        '欧洲代理年会及港口考察',
        [
          ['travelTicket', 14_500],
          ['travelHotel', 10_800],
        ],
        { companions: ['group-europe-lane--group'] },
      ),
      deeds: [approve('gm01', 5, { opinion: '带上欧线数据' })],
    },
    {
      by: 'gm01',
      at: ago(14, 9),
      values: tripOf('广州', past(11, 2), '华南分公司季度会', [['travelTicket', 3_200]], {
        companions: ['user-manager01--user', 'user-finance01--user', 'user-admin--user'],
      }),
      deeds: [],
    },
    {
      by: 'pricing01',
      at: ago(2, 11),
      values: tripOf('青岛', week(1, 2), '船公司舱位会谈', [
        ['travelTicket', 1_180],
        ['travelHotel', 520],
      ]),
      deeds: [],
    },
    {
      by: 'ops01',
      at: ago(17, 10),
      values: tripOf('天津', past(13, 3), '港区操作交流', [['travelHotel', 1_050]], {
        companions: ['group-system-launch--group'],
      }),
      deeds: [
        approve('manager01', 2),
        { does: 'comment', by: 'ops01', after: 1, text: '已与天津同事约好时间。' },
      ],
    },
    {
      by: 'sales03',
      at: ago(19, 15),
      values: tripOf('杭州', past(16, 1), '展会布展', [['travelTicket', 220]]),
      deeds: [{ does: 'withdraw', by: 'sales03', after: 1, opinion: '展会改期' }],
    },
    {
      by: 'docs01',
      at: ago(7, 13),
      values: tripOf('宁波', week(2, 2), '电子提单试点培训', [['travelHotel', 760]]),
      deeds: [
        { does: 'return', by: 'manager01', after: 4, to: 'start', opinion: '请说明培训安排和同行人员' },
      ],
    },
  ]);
}
