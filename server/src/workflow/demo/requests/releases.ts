import type { Calendar } from './calendar.ts';
import { approve, type DemoRequest, requestsOf } from './demo-request.ts';
import { releaseOf } from './values.ts';

const second = 1_000;
const minute = 60 * second;
const day = 24 * 60 * minute;

export function releases({ ago, ahead, dayAgo, morning }: Calendar): DemoRequest[] {
  return requestsOf('cargoRelease', [
    {
      by: 'ops01',
      at: ago(29, 9),
      values: releaseOf('JOB20260200087', 'C0001', [], { eta: dayAgo(26), kind: 'seaway' }),
      deeds: [
        approve('finance01', 3),
        { does: 'claim', by: 'docs01', after: 1 },
        approve('docs01', 2, { opinion: '已通知代理' }),
      ],
    },
    {
      by: 'sales01',
      at: ago(15, 10),
      urgent: 2,
      values: releaseOf(
        'JOB20260200203',
        'C0002',
        [
          ['USD', 12_600, 7.12],
          ['CNY', 18_400, 1],
        ],
        { eta: dayAgo(10), guarantor: 'manager06' },
      ),
      deeds: [
        approve('finance01', 2),
        approve('manager06', 3, { opinion: '客户承诺周五付款，同意担保' }),
        approve('gm01', 5, { opinion: '担保放货，跟进回款' }),
        approve('docs01', 20),
      ],
    },
    {
      by: 'sales01',
      at: ago(4, 14),
      urgent: 3,
      values: releaseOf('JOB20260300016', 'C0004', [['USD', 36_800, 7.12]], { eta: ahead(3) }),
      deeds: [approve('finance01', 2), { does: 'urge', by: 'sales01', after: 18 }],
    },
    {
      by: 'ops02',
      at: ago(3, 9),
      values: releaseOf('JOB20260300042', 'C0003', [['CNY', 26_300, 1]], { eta: ahead(2) }),
      deeds: [approve('finance01', 3), approve('manager01', 4, { opinion: '同意' })],
    },
    // Due a second after the morning: the next manager gets it by itself as soon as the system runs.
    {
      by: 'ops01',
      at: morning - day - 90 * minute + second,
      urgent: 2,
      values: releaseOf('JOB20260300077', 'C0006', [['CNY', 9_600, 1]], { eta: ahead(1) }),
      deeds: [approve('finance01', 1.5)],
    },
    {
      by: 'ops01',
      at: ago(2, 10),
      values: releaseOf('JOB20260300081', 'C0001', [['CNY', 4_500, 1]], { eta: ahead(4), kind: 'do' }),
      deeds: [],
    },
    {
      by: 'sales02',
      at: ago(10, 11),
      values: releaseOf('JOB20260200312', 'C0005', [['USD', 31_000, 7.1]], { eta: dayAgo(6) }),
      deeds: [
        approve('finance01', 2),
        approve('gm01', 4, { opinion: '财务确认后执行' }),
        { does: 'reject', by: 'manager04', after: 18, opinion: '该客户已有两笔逾期，先付清前账' },
      ],
    },
    {
      by: 'sales01',
      at: ago(8, 15),
      values: releaseOf('JOB20260300009', 'C0002', [['CNY', 62_000, 1]], { eta: dayAgo(2) }),
      deeds: [
        approve('finance01', 3),
        { does: 'return', by: 'gm01', after: 16, to: 'start', opinion: '请补充客户付款承诺函' },
        { does: 'resubmit', by: 'sales01', after: 6, changes: { reason: '客户已出具承诺函，两日内付清。' } },
        approve('finance01', 2),
      ],
    },
  ]);
}
