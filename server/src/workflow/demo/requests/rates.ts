import type { Calendar } from './calendar.ts';
import { approve, type DemoRequest, requestsOf } from './demo-request.ts';
import { rateOf } from './values.ts';

const hour = 3_600_000;

export function rates({ ago, ahead, after, dayAgo }: Calendar): DemoRequest[] {
  const soon = { from: ahead(5), until: ahead(19), publishAt: ahead(4) + 9 * hour };
  /** In force two days after it was asked for. */
  const published = (days: number) => {
    const from = after(dayAgo(days), 2);
    return { from, until: after(from, 14), publishAt: from + 9 * hour };
  };
  return requestsOf('ratePublish', [
    {
      by: 'pricing01',
      at: ago(27, 10),
      values: rateOf(
        ['CNSHA', 'NLRTM'],
        [
          ['20GP', 780, 860],
          ['40HQ', 1_320, 1_450],
        ],
        published(27),
      ),
      deeds: [approve('manager01', 3, { opinion: '按此发布' }), approve('pricing01', 72)],
    },
    {
      by: 'pricing01',
      at: ago(4, 11),
      urgent: 2,
      values: rateOf(
        ['CNSHA', 'DEHAM'],
        [
          ['40GP', 1_360, 1_390],
          ['40HQ', 1_360, 1_395],
        ],
        { ...soon, reason: '主要对手降价 60 美元，为保住重点客户舱位' },
      ),
      deeds: [
        approve('manager01', 2, { opinion: '项目组尽快表决' }),
        approve('sales06', 16, { opinion: '支持' }),
      ],
    },
    {
      by: 'pricing01',
      at: ago(21, 9),
      values: rateOf(['CNSHA', 'USLAX'], [['40HQ', 1_900, 1_930]], {
        ...{ ...published(21), carrier: 'S0002' },
        reason: '旺季前抢量',
      }),
      deeds: [
        approve('manager01', 2),
        approve('sales01', 3, { opinion: '客户已有意向' }),
        approve('ops01', 2, { opinion: '舱位够' }),
        approve('docs01', 2),
        approve('pricing01', 72),
      ],
    },
    {
      by: 'pricing01',
      at: ago(9, 14),
      values: rateOf(['CNSHA', 'SGSIN'], [['20GP', 210, 290]], {
        ...{ from: dayAgo(6), until: ahead(8), publishAt: dayAgo(6) + 9 * hour },
      }),
      deeds: [approve('manager01', 4)],
    },
    {
      by: 'pricing03',
      at: ago(6, 10),
      values: rateOf(['CNYTN', 'GBFXT'], [['40HQ', 1_500, 1_440]], {
        ...soon,
        reason: '新航线首航促销，限 20 柜',
      }),
      deeds: [approve('manager09', 3, { opinion: '首航促销，请总经理定' })],
    },
    {
      by: 'pricing02',
      writtenBy: 'pricing01',
      at: ago(1, 10),
      values: rateOf(['CNNGB', 'AEJEA'], [['40HQ', 980, 1_120]], soon),
      deeds: [],
    },
  ]);
}
