import type { Calendar } from './calendar.ts';
import { approve, type DemoRequest, requestsOf } from './demo-request.ts';
import { leaveOf } from './values.ts';

/** Who waits for manager01 now: account, days ago, hour, type, week ahead and days, reason, handover. */
type Waiting = readonly [string, number, number, string, number, number, string, string];
const waiting: readonly Waiting[] = [
  ['sales01', 2, 9, 'annual', 1, 2, '陪家人外出，行程已定', 'sales02'],
  ['sales02', 2, 10, 'personal', 1, 1, '办理房产过户手续', 'sales03'],
  ['sales03', 2, 14, 'compensatory', 1, 1, '周末加班调休', 'sales02'],
  ['ops01', 2, 15, 'annual', 2, 3, '回老家探亲', 'ops02'],
  ['ops02', 3, 9, 'sick', 1, 1, '牙科手术复诊', 'ops01'],
  ['ops03', 3, 11, 'personal', 1, 1, '孩子学校家长会', 'ops02'],
  ['pricing01', 3, 16, 'annual', 2, 2, '年休假', 'pricing02'],
  ['docs01', 1, 9, 'compensatory', 1, 1, '月底加班调休', 'docs02'],
  ['docs02', 1, 10, 'annual', 3, 5, '年休假，已与同事商量好分工', 'docs01'],
  ['finance01', 1, 11, 'annual', 1, 3, '年休假', 'finance02'],
  ['ops03', 1, 14, 'annual', 2, 1, '办理签证', 'ops01'],
  ['sales01', 1, 16, 'personal', 3, 1, '参加亲戚婚礼', 'sales03'],
];

export function leaves(calendar: Calendar): DemoRequest[] {
  const { ago, week } = calendar;
  const past = (days: number, length: number) => {
    const from = calendar.dayAgo(days);
    return [from, calendar.after(from, length - 1)] as const;
  };
  return requestsOf('leave', [
    ...waiting.map(([by, days, hour, type, weeks, length, reason, handover], index) => ({
      by,
      at: ago(days, hour, (index * 7) % 60),
      values: leaveOf(type, week(weeks, length), reason, { handover }),
      deeds: [],
    })),
    {
      by: 'sales01',
      at: ago(40, 9, 20),
      values: leaveOf('annual', past(35, 3), '年休假', { handover: 'sales02' }),
      deeds: [approve('manager01', 3, { opinion: '同意，注意交接' })],
    },
    {
      by: 'ops01',
      at: ago(40, 10),
      values: leaveOf('marriage', week(-4, 5), '婚假，请柬随后送上', { handover: 'docs01' }),
      deeds: [
        approve('manager01', 2, { opinion: '恭喜！' }),
        approve('manager02', 20, { changes: { hrNote: '已核对结婚证' } }),
      ],
    },
    {
      by: 'ops02',
      at: ago(25, 11),
      values: leaveOf('personal', past(22, 2), '搬家', { handover: 'ops01' }),
      deeds: [{ does: 'reject', by: 'manager01', after: 5, opinion: '月底截单集中，请错开两天再提' }],
    },
    {
      by: 'docs01',
      at: ago(20, 9),
      values: leaveOf('annual', week(4, 12), '出国旅行', { handover: 'docs02' }),
      deeds: [approve('manager01', 4), approve('manager02', 3)],
    },
    {
      by: 'pricing01',
      at: ago(18, 13),
      values: leaveOf('compensatory', past(15, 1), '值班调休', { handover: 'sales01', endHalf: 'am' }),
      deeds: [approve('manager01', 1.5)],
    },
    {
      by: 'finance01',
      at: ago(16, 15),
      values: leaveOf('personal', past(12, 1), '处理个人事务', { handover: 'pricing01' }),
      deeds: [{ does: 'withdraw', by: 'finance01', after: 2, opinion: '日期有变，重新提交' }],
    },
    {
      by: 'manager01',
      at: ago(6, 9, 10),
      urgent: 2,
      values: leaveOf('annual', week(2, 5), '陪父母体检', { handover: 'manager06' }),
      deeds: [
        approve('gm01', 6, { opinion: '同意' }),
        {
          does: 'comment',
          by: 'manager02',
          after: 1,
          text: '年假余额 7 天，够用。',
          mentions: ['manager01'],
        },
      ],
    },
    {
      by: 'gm01',
      at: ago(10, 8, 50),
      values: leaveOf('annual', past(8, 2), '家中有事', { handover: 'manager01' }),
      deeds: [],
    },
    {
      by: 'sales03',
      at: ago(5, 9),
      values: leaveOf('sick', past(4, 1), '感冒发烧', { handover: 'ops01' }),
      deeds: [{ does: 'return', by: 'manager01', after: 2, to: 'start', opinion: '请补写交接事项' }],
    },
    {
      by: 'sales02',
      at: ago(1, 17),
      isDraft: true,
      values: leaveOf('personal', week(2, 1), '换驾照', { handover: 'sales01' }),
      deeds: [],
    },
    {
      by: 'ops03',
      at: ago(8, 9),
      values: leaveOf('annual', week(3, 2), '年休假', { handover: 'ops02' }),
      deeds: [
        approve('manager01', 2),
        { does: 'revoke', by: 'ops03', after: 24, opinion: '旺季加班，休假取消' },
        approve('manager01', 1, { isInRevocation: true, opinion: '辛苦了，之后再休' }),
      ],
    },
  ]);
}
