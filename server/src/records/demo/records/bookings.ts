import { meetingRooms } from '../../../data-interfaces/demo/rows.ts';
import { colleagues, headOf } from '../../../organisation/demo/colleagues.ts';
import { groupIdOf } from '../../../organisation/demo/ids.ts';
import { clock, officeDaysBefore } from '../../../organisation/demo/office-days.ts';
import { type DemoChange, type DemoRecord, recordName, recordOf, rowsOf } from './demo-record.ts';
import { luckFrom } from './lucky.ts';

const subjects: readonly [string, readonly string[]][] = [
  ['欧洲航线周会', ['上周舱位与装载率', '下周船期与甩柜风险', '运价走势']],
  ['月度经营分析会', ['收入与毛利', '应收账款', '下月计划']],
  ['重点客户项目会', ['客户需求变化', '投标进度', '分工']],
  ['新员工入职培训', ['公司与制度', '系统操作', '答疑']],
  ['客户投诉复盘', ['经过', '原因', '改进办法']],
  ['系统上线协调会', ['问题清单', '数据核对', '上线安排']],
  ['供应商洽谈', ['价格', '服务标准', '付款条件']],
  ['部门例会', ['上周完成情况', '本周计划']],
];

/** Those who take part from afar. */
const guests = ['Anna Weber', 'John Miller', '佐藤健'];

const count = 40;
const past = 32;

export function bookings(today: number): DemoRecord[] {
  const luck = luckFrom(20_260_207);
  const days = officeDaysBefore(today);
  const bookers = colleagues.filter(({ roleIds, departmentId }) => roleIds.length > 0 && departmentId !== '');
  return Array.from({ length: count }, (_, index): DemoRecord => {
    const name = recordName('booking', index + 1);
    const booker = luck.oneOf(bookers);
    const room = luck.oneOf(meetingRooms);
    const [subject, topics] = luck.oneOf(subjects);
    const booked = days.nth(index, count);
    // Those of the last days are for days to come. An hour of its own each: nobody books what is taken.
    const heldOn = index < past ? days.after(booked, luck.between(0, 4)) : days.ahead(index - past + 1);
    const hours = luck.between(1, 3);
    const start = 9 + (index % 8);
    const period = [`${String(start).padStart(2, '0')}:30`, `${String(start + hours).padStart(2, '0')}:30`];
    const equipment = luck.some(['projector', 'video', 'board', 'microphone'], 0, 2);
    const tea = luck.inHundred(30) ? 1 : 0;
    const changes: DemoChange[] = [];
    if (luck.inHundred(25)) {
      changes.push({
        by: booker.account,
        at: clock(booked, 18, luck.between(0, 59)),
        values: {
          people: luck.between(2, Number(room.capacity)),
          attendees: [`${headOf(booker).id}--user`, `${booker.departmentId}--department`],
        },
      });
    }
    return recordOf(name, {
      by: booker.account,
      at: clock(booked, 8, luck.between(0, 59)),
      values: {
        subject,
        floor: room.floor,
        room: room.id,
        capacity: room.capacity,
        heldOn,
        period,
        host: booker.id,
        organisation: booker.organisationPath,
        attendees: [`${booker.departmentId}--department`],
        people: luck.between(2, Number(room.capacity)),
        ...(luck.inHundred(20) ? { team: groupIdOf('europe-lane') } : {}),
        equipment,
        ...(equipment.includes('video') ? { videoAccount: luck.oneOf(guests) } : {}),
        tea,
        ...(tea ? { teaAt: `${String(start + 1).padStart(2, '0')}:00` } : {}),
        colour: luck.oneOf(['#2f6fed', '#1f9d6b', '#e08a00']),
        agenda: rowsOf(
          name,
          'agenda',
          topics.map((what) => ({
            what,
            speaker: booker.id,
            minutes: Math.floor((hours * 60) / topics.length),
          })),
        ),
      },
      changes,
    });
  });
}
