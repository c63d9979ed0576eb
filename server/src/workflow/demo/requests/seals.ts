import type { Calendar } from './calendar.ts';
import { approve, type DemoRequest, requestsOf } from './demo-request.ts';
import { sealOf } from './values.ts';

export function seals({ ago, ahead, dayAgo }: Calendar): DemoRequest[] {
  return requestsOf('sealUse', [
    {
      by: 'docs01',
      at: ago(24, 9),
      values: sealOf(['bill'], '更改提单保函', dayAgo(24), { recipient: '中联海运有限公司', copies: 3 }),
      deeds: [approve('manager01', 1), approve('hr02', 2)],
    },
    {
      by: 'sales01',
      at: ago(9, 10),
      values: sealOf(['contract', 'company'], '重点客户投标文件', dayAgo(8), {
        ...{ recipient: '华东机电进出口有限公司', copies: 6, takenOut: 1, returnBy: ahead(4) },
        reason: '现场投标需当面盖章',
      }),
      deeds: [
        approve('manager01', 2),
        approve('gm01', 3, { opinion: '同意' }),
        approve('manager02', 2, { opinion: '外带须两人同行，按时归还' }),
        approve('hr01', 15, { changes: { keeperNote: '由周子涵、钱雨薇外带' } }),
      ],
    },
    {
      by: 'finance01',
      at: ago(3, 14),
      values: sealOf(['finance', 'legal'], '外汇账户变更申请书', dayAgo(1), { recipient: '示例银行' }),
      deeds: [approve('manager01', 2), approve('manager04', 1)],
    },
    {
      by: 'ops01',
      at: ago(2, 10),
      values: sealOf(['company'], '海关年报', ahead(1)),
      deeds: [approve('manager01', 3), { does: 'cc', by: 'ops01', after: 1, users: ['docs01', 'finance01'] }],
    },
    {
      by: 'admin',
      at: ago(5, 11),
      values: sealOf(['contract'], '机房租赁续约', dayAgo(4), { recipient: '示例数据中心' }),
      deeds: [
        approve('manager03', 2),
        approve('gm01', 4),
        { does: 'pause', by: 'admin', after: 16, opinion: '等待对方回传修改稿' },
      ],
    },
    {
      by: 'docs02',
      at: ago(4, 9),
      values: sealOf(['bill'], '电放保函', dayAgo(4), { recipient: '中联海运有限公司', copies: 2 }),
      deeds: [
        approve('manager01', 1),
        approve('hr02', 2),
        { does: 'revoke', by: 'docs02', after: 20, opinion: '客户改为正本提单，保函作废' },
        approve('manager01', 2, { isInRevocation: true }),
      ],
    },
  ]);
}
