import { userIdOf } from '../../organisation/demo/ids.ts';
import { day } from '../../organisation/demo/office-days.ts';

const launching = '0';
const approving = '1';

type Entrusted = readonly [
  from: string,
  to: string,
  type: typeof launching | typeof approving,
  flows: readonly string[],
  /** Days from today. */
  start: number,
  end: number,
  description: string,
];

/** Who stands in for whom: now, later, and once. */
const entrusted: readonly Entrusted[] = [
  [
    'gm01',
    'manager01',
    approving,
    ['payment', 'sealUse'],
    -8,
    20,
    '赴欧洲拜访代理期间，付款与用章由沈立群代批',
  ],
  ['manager01', 'manager06', approving, ['leave'], -45, -30, '年休假期间代批请假'],
  ['manager01', 'manager06', approving, ['ratePublish', 'cargoRelease'], 10, 17, '参加行业展会'],
  ['sales02', 'sales01', launching, ['expense'], -20, 40, '长期驻外，由子涵代填报销'],
  ['finance01', 'finance02', approving, [], 3, 10, '年休假'],
  ['ops01', 'ops02', approving, ['purchase'], -5, 25, '到货验收由明轩代办'],
  ['pricing02', 'pricing01', launching, ['ratePublish'], -15, 30, '集团航线运价由锦程代发'],
  ['docs02', 'docs01', approving, ['contractReview'], -3, 27, '单证培训期间'],
  ['it01', 'admin', approving, ['purchase'], -10, 20, '机房搬迁期间代办询价'],
];

/** As rows, on a day. */
export const delegations = (morning: number) =>
  entrusted.map(([from, to, type, flows, start, end, description], index) => {
    const startTime = new Date(morning + start * day);
    const creatorTime = new Date(Math.min(startTime.getTime(), morning) - day);
    return {
      id: `${creatorTime.getTime().toString(36).padStart(9, '0')}delegation${index + 1}`,
      ...{ type, userId: userIdOf(from), toUserId: userIdOf(to), templateIds: [...flows] },
      ...{ startTime, endTime: new Date(morning + end * day), description, creatorTime },
    };
  });
