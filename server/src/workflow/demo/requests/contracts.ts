import type { Calendar } from './calendar.ts';
import { approve, type DemoRequest, requestsOf } from './demo-request.ts';
import { contractOf } from './values.ts';

export function contracts({ ago, ahead, dayAgo }: Calendar): DemoRequest[] {
  return requestsOf('contractReview', [
    {
      by: 'sales01',
      at: ago(50, 10),
      values: contractOf('华东机电年度货运代理协议', 1_200_000, [dayAgo(40), ahead(325)]),
      picks: { reviewers: ['ops01', 'pricing01'] },
      deeds: [
        approve('manager01', 4, { opinion: '重点客户，条款可接受' }),
        approve('hr01', 20, { opinion: '无重大风险' }),
        approve('manager04', 4, { opinion: '账期 45 天可行' }),
        approve('ops01', 2),
        approve('pricing01', 2, { opinion: '舱位有保障' }),
        approve('manager01', 16),
        approve('gm01', 5, { opinion: '同意签署' }),
      ],
    },
    {
      by: 'pricing01',
      at: ago(7, 9),
      urgent: 2,
      values: contractOf('中联海运二季度舱位合约', 3_600_000, [ahead(20), ahead(110)], {
        ...{ kind: 'space', party: '中联海运有限公司', isStandard: 0 },
        differences: '对方要求亏舱费按舱位费 50% 收取，标准文本为 30%。',
      }),
      picks: { reviewers: ['sales01', 'ops01', 'docs01'] },
      deeds: [
        approve('manager01', 3, { opinion: '亏舱费需再谈，其余同意' }),
        approve('manager04', 20, { opinion: '保证金占用可控' }),
        approve('ops01', 3, { opinion: '每周 40 柜可以执行' }),
        {
          does: 'comment',
          by: 'hr01',
          after: 2,
          text: '亏舱费条款正与对方法务沟通，预计两天内有结果。',
          mentions: ['pricing01'],
        },
      ],
    },
    {
      by: 'ops01',
      at: ago(12, 10),
      values: contractOf('顺安拖车运输协议续签', 480_000, [ahead(10), ahead(375)], {
        ...{ kind: 'truck', party: '顺安集装箱运输有限公司' },
        mainTerms: '拖车费按附件价格表，油价浮动超过 10% 时调整；月结 30 天。',
      }),
      picks: { reviewers: ['docs01'] },
      deeds: [
        approve('manager01', 2, { opinion: '同意' }),
        approve('hr01', 18, { opinion: '补充了保险条款' }),
        approve('manager04', 3, { opinion: '同意' }),
        approve('docs01', 2),
        approve('manager01', 18),
      ],
    },
    {
      by: 'sales08',
      at: ago(15, 14),
      values: contractOf('深圳启明电子空运协议', 260_000, [ahead(5), ahead(370)], {
        party: '深圳市启明电子有限公司',
      }),
      picks: { reviewers: ['pricing03'] },
      deeds: [
        approve('manager10', 3, { opinion: '同意' }),
        { does: 'reject', by: 'manager04', after: 22, opinion: '账期超出政策，请改为 30 天' },
      ],
    },
    {
      by: 'manager01',
      at: ago(4, 9),
      values: contractOf('运营中心办公室扩租', 360_000, [ahead(15), ahead(745)], {
        ...{ kind: 'lease', party: '示例物业管理有限公司' },
        mainTerms: '18 楼东侧 220 平方米，两年，押二付三，免租期一个月。',
      }),
      picks: { reviewers: ['manager02', 'manager06'] },
      deeds: [approve('gm01', 5, { opinion: '先评审' }), approve('hr01', 16, { opinion: '免租期写入正文' })],
    },
  ]);
}
