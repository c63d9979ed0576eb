import { suppliers } from '../../../data-interfaces/demo/rows.ts';
import { withRole } from '../../../organisation/demo/colleagues.ts';
import { clock, day, midnightOf, officeDaysBefore } from '../../../organisation/demo/office-days.ts';
import { signature } from '../signature.ts';
import { type DemoChange, type DemoRecord, recordName, recordOf, rowsOf } from './demo-record.ts';
import { luckFrom } from './lucky.ts';

/** As the form asks for them. */
const criteria = [
  { criterion: '准班与时效', weight: 25 },
  { criterion: '价格竞争力', weight: 25 },
  { criterion: '舱位与运力保障', weight: 20 },
  { criterion: '服务与响应', weight: 15 },
  { criterion: '单证与账单准确', weight: 15 },
];

const weaknesses = [
  '本季三次未按约定时间到达',
  '账单错误率偏高，对账返工',
  '旺季减少了我们的配额',
  '异常发生后通知不及时',
];
const improvements = [
  '每周五提供下周可用运力，未达成的当周书面说明。',
  '账单先发核对稿，双方确认后再开票。',
  '异常一小时内电话通知，并在当天给出解决办法。',
];

const count = 24;

export function evaluations(today: number): DemoRecord[] {
  const luck = luckFrom(20_260_208);
  const days = officeDaysBefore(today);
  const judges = [...withRole('pricing'), ...withRole('pricing'), ...withRole('operations')];
  return Array.from({ length: count }, (_, index): DemoRecord => {
    const name = recordName('evaluation', index + 1);
    const judge = luck.oneOf(judges);
    const supplier = suppliers[index % suppliers.length] as (typeof suppliers)[number];
    const evaluatedOn = days.nth(index, count);
    const vetoed = luck.inHundred(5) ? 1 : 0;
    const usual = luck.oneOf([94, 88, 84, 80, 76, 68, 62, 54]);
    const rated = criteria.map(({ criterion, weight }) => {
      const score = Math.min(100, usual + luck.between(-6, 6));
      return { criterion, weight, score, ...(score < 60 ? { reason: luck.oneOf(weaknesses) } : {}) };
    });
    const total = vetoed ? 0 : rated.reduce((sum, { weight, score }) => sum + (weight * score) / 100, 0);
    const conclusion =
      total >= 90
        ? 'strategic'
        : total >= 75
          ? 'keep'
          : total >= 60
            ? 'improve'
            : luck.oneOf(['suspend', 'eliminate']);
    const mustImprove = conclusion === 'improve' || conclusion === 'suspend';
    const month = new Date(midnightOf(evaluatedOn) + 8 * 3_600_000).getUTCMonth();
    const changes: DemoChange[] = [];
    const later = days.after(evaluatedOn, luck.between(2, 9));
    if (later > evaluatedOn && luck.inHundred(20)) {
      changes.push({
        by: luck.oneOf(judges).account,
        at: clock(later, luck.between(9, 17), luck.between(0, 59)),
        values: { recommend: luck.between(4, 10) / 2, visibleTo: ['pricing', 'operations', 'manager'] },
      });
    }
    return recordOf(name, {
      by: judge.account,
      at: clock(evaluatedOn, luck.between(10, 18), luck.between(0, 59)),
      values: {
        evaluatedOn,
        supplier: supplier.id,
        contact: supplier.contact,
        period: `q${Math.floor(month / 3) + 1}`,
        cooperation: [evaluatedOn - luck.between(200, 700) * day, evaluatedOn + luck.between(60, 400) * day],
        scores: rowsOf(name, 'scores', rated),
        vetoed,
        conclusion,
        ...(conclusion === 'improve' ? { improveBy: evaluatedOn + 30 * day } : {}),
        ...(mustImprove ? { improvements: luck.oneOf(improvements) } : {}),
        recommend: Math.max(1, Math.round(total / 10) / 2),
        departments: [judge.departmentId],
        signed: signature,
      },
      changes,
    });
  });
}
