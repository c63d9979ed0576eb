import type { Calendar } from './calendar.ts';
import { approve, type DemoRequest, requestsOf } from './demo-request.ts';
import { creditOf } from './values.ts';

export function credits({ ago, ahead }: Calendar): DemoRequest[] {
  return requestsOf('creditTerm', [
    {
      by: 'sales01',
      at: ago(36, 10),
      values: creditOf('C0001', 800_000, 45, ahead(300)),
      deeds: [
        approve('manager01', 3, { opinion: '老客户，回款好' }),
        approve('finance01', 20, { opinion: '风险低，建议核定 70 万', changes: { approvedLimit: 700_000 } }),
        approve('gm01', 5),
        approve('manager01', 18),
        approve('finance02', 3),
        approve('manager04', 20),
      ],
    },
    {
      by: 'sales01',
      at: ago(5, 9),
      urgent: 2,
      values: creditOf('C0002', 650_000, 75, ahead(330), { volume: 4_100_000 }),
      deeds: [
        approve('manager01', 2),
        approve('finance01', 18, {
          opinion: '家具行业波动，建议缩短账期',
          changes: { riskLevel: 'middle', approvedLimit: 600_000, approvedDays: 60 },
        }),
        approve('finance02', 3, { opinion: '同意 60 万' }),
      ],
    },
    {
      by: 'sales03',
      at: ago(11, 14),
      values: creditOf('C0006', 200_000, 30, ahead(200), { overdue: 36_000 }),
      deeds: [
        approve('manager01', 4),
        {
          does: 'addSign',
          by: 'finance01',
          after: 16,
          how: 'consult',
          users: ['sales01'],
          opinion: '请了解该客户的同事说明逾期原因',
        },
        approve('sales01', 3, { opinion: '石材出口受阻，本月恢复出货后会付清' }),
        approve('finance01', 2, {
          opinion: '建议减半',
          changes: { riskLevel: 'high', approvedLimit: 100_000, approvedDays: 15 },
        }),
        {
          does: 'return',
          by: 'manager04',
          after: 18,
          to: 'risk',
          comeBack: true,
          opinion: '请补充近三个月付款记录',
        },
      ],
    },
    {
      by: 'sales02',
      at: ago(23, 11),
      values: creditOf('C0003', 300_000, 60, ahead(240), { volume: 500_000, overdue: 280_000 }),
      deeds: [],
    },
    {
      by: 'sales08',
      at: ago(6, 16),
      values: creditOf('C0004', 300_000, 45, ahead(300)),
      deeds: [approve('manager10', 3), approve('finance03', 18, { opinion: '风险低' })],
    },
  ]);
}
