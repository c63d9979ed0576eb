import type { Calendar } from './calendar.ts';
import { approve, type DemoRequest, requestsOf } from './demo-request.ts';
import { paymentOf } from './values.ts';

export function payments({ ago, ahead, dayAgo }: Calendar): DemoRequest[] {
  return requestsOf('payment', [
    {
      by: 'ops01',
      at: ago(28, 9),
      values: paymentOf('S0004', 8_600, dayAgo(24), '二月上海地区拖车费', { purpose: 'truck' }),
      deeds: [
        approve('manager01', 3),
        { does: 'claim', by: 'finance01', after: 2 },
        approve('finance01', 4, { opinion: '已网银支付' }),
      ],
    },
    {
      by: 'pricing01',
      at: ago(20, 10),
      values: paymentOf('S0001', 186_400, dayAgo(15), '二月欧线运费，合约价', { jobNo: 'JOB20260200311' }),
      deeds: [
        approve('manager01', 4, { opinion: '运费与合约一致' }),
        approve('manager04', 20, { opinion: '资金已安排' }),
        approve('gm01', 20, { opinion: '同意' }),
        approve('finance01', 24),
      ],
    },
    {
      by: 'pricing01',
      at: ago(5, 14),
      urgent: 3,
      values: paymentOf('S0002', 268_000, ahead(3), '三月美线保舱运费，逾期将扣舱'),
      deeds: [
        approve('manager01', 2, { opinion: '请优先处理' }),
        approve('manager04', 3, { opinion: '同意，注意付款日' }),
        { does: 'urge', by: 'pricing01', after: 18 },
        {
          does: 'comment',
          by: 'pricing01',
          after: 1,
          text: '船公司今天又催了，麻烦尽快。',
          mentions: ['manager01', 'gm01'],
        },
      ],
    },
    {
      by: 'docs01',
      at: ago(6, 9),
      values: paymentOf('S0009', 12_800, ahead(5), '二月报关费', { purpose: 'customs' }),
      deeds: [
        approve('manager01', 5),
        { does: 'transfer', by: 'manager04', after: 3, to: 'finance02', opinion: '请先核对账单' },
      ],
    },
    {
      by: 'finance01',
      at: ago(4, 10),
      values: paymentOf('S0012', 15_200, ahead(4), '汉堡代理二月账单', {
        ...{ purpose: 'agent', currency: 'EUR', rate: 7.8, jobNo: 'JOB20260200118,JOB20260200140' },
      }),
      deeds: [
        approve('manager01', 3),
        approve('manager04', 16, { opinion: '汇率按公司牌价' }),
        approve('manager01', 4, { onBehalfOf: 'gm01', opinion: '顾总授权，同意' }),
      ],
    },
    {
      by: 'manager01',
      at: ago(8, 11),
      values: paymentOf('S0007', 9_800, ahead(2), '洋山仓二月仓储费', { purpose: 'other', jobNo: '' }),
      deeds: [approve('gm01', 5)],
    },
    {
      by: 'sales01',
      at: ago(13, 15),
      values: paymentOf('S0011', 3_600, dayAgo(9), '货运险保费', { purpose: 'other', jobNo: '' }),
      deeds: [
        approve('manager01', 2),
        { does: 'terminate', by: 'admin', after: 20, opinion: '重复申请，已由财务合并支付' },
      ],
    },
  ]);
}
