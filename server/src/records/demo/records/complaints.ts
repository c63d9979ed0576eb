import { chargeItems, customers } from '../../../data-interfaces/demo/rows.ts';
import { withRole } from '../../../organisation/demo/colleagues.ts';
import { positionIdOf } from '../../../organisation/demo/ids.ts';
import { clock, officeDaysBefore } from '../../../organisation/demo/office-days.ts';
import { signature } from '../signature.ts';
import { type DemoChange, type DemoRecord, recordName, recordOf, rowsOf } from './demo-record.ts';
import { luckFrom } from './lucky.ts';

/** What happened, and how it was put right, by category. */
const stories: readonly [category: string, what: string, done: string][] = [
  [
    'rollover',
    '订舱确认后临开航前一天被甩柜，客户的交货期受影响，要求说明原因并赔偿额外的仓储费。',
    '船东超配所致。已改配次日航次并承担两天堆存费，今后旺季按配额提前一周锁舱。',
  ],
  [
    'delay',
    '船期延误六天且没有主动通知，客户从船公司网站上才得知。',
    '补发延误说明。操作岗每天上午核对在途船期，延误超过一天必须当天通知客户。',
  ],
  [
    'pickup',
    '约定上午九点提货，拖车下午两点才到，工厂装卸工加班。',
    '车队调度失误，已承担加班费，并把该车队列入本月重点考核。',
  ],
  [
    'damage',
    '到仓后发现三箱外包装受潮，客户担心货物品质，要求开箱查验。',
    '查验后货物完好，重新更换外箱并加垫防潮膜，费用由我方承担。',
  ],
  [
    'shortage',
    '目的港反馈少收两托，装箱清单与实际不符。',
    '核对监控后确认漏装，已安排空运补发。仓库改为双人复核后封箱。',
  ],
  [
    'billError',
    '提单上收货人地址写错一个门牌号，修改提单产生了改单费。',
    '补料录入错误，改单费由我方承担，单证岗增加一道客户确认。',
  ],
  [
    'customs',
    '报关单品名与合同不一致，被海关要求删单重报，延误一天。',
    '重新申报并向客户致歉，建立该客户的归类清单，避免再次发生。',
  ],
  [
    'overcharge',
    '账单里的码头操作费和文件费高于报价单，客户要求按报价结算。',
    '核对后为系统费率未更新，已冲红重开账单。',
  ],
  [
    'invoice',
    '发票抬头少了“有限”两个字，客户无法入账。',
    '已作废重开并当天寄出，开票前由系统带出客户档案里的抬头。',
  ],
  ['noReply', '客户周末咨询货物动态，两天没有人回复。', '周末值班表已公示给客户，并约定两小时内回复。'],
];

const count = 30;

export function complaints(today: number, leads: readonly DemoRecord[]): DemoRecord[] {
  const luck = luckFrom(20_260_203);
  const days = officeDaysBefore(today);
  const [sellers, operators] = [withRole('sales'), withRole('operations')];
  return Array.from({ length: count }, (_, index): DemoRecord => {
    const name = recordName('complaint', index + 1);
    const writer = luck.oneOf([...sellers, ...operators]);
    const customer = luck.oneOf(customers);
    const opened = days.nth(index, count);
    const [category, description, solution] = luck.oneOf(stories);
    const severity = luck.oneOf(['minor', 'minor', 'minor', 'major', 'major', 'critical']);
    const occurredAt = clock(opened, luck.between(8, 11), luck.between(0, 59));
    const handler = luck.oneOf(operators);
    const known = leads.filter((lead) => lead.at < occurredAt);
    const lead =
      writer.roleIds.includes('sales') && known.length > 0 && luck.inHundred(30)
        ? luck.oneOf(known)
        : undefined;
    const compensated = luck.inHundred(35) ? 1 : 0;

    const changes: DemoChange[] = [];
    const took = days.after(opened, 1);
    if (took > opened && luck.inHundred(90)) {
      changes.push({
        by: handler.account,
        at: clock(took, luck.between(9, 12), luck.between(0, 59)),
        values: {
          status: 'handling',
          department: handler.departmentId,
          handler: handler.id,
          ...(severity === 'minor' ? {} : { informed: ['operations', 'manager'] }),
          ...(severity === 'critical' ? { escalated: positionIdOf('shanghai-centre.centreManager') } : {}),
        },
      });
      const ended = days.after(took, luck.between(1, 6));
      if (ended > took && luck.inHundred(85)) {
        const closedAt = clock(ended, luck.between(10, 16), luck.between(0, 59));
        changes.push({
          by: handler.account,
          at: closedAt + 20 * 60_000,
          values: {
            status: 'closed',
            solution,
            compensated,
            ...(compensated
              ? { currency: 'CNY', amount: luck.between(2, severity === 'minor' ? 50 : 300) * 100 }
              : {}),
            closedAt,
            satisfaction: luck.between(2, 5),
            signed: signature,
          },
        });
      }
    }
    return recordOf(name, {
      by: writer.account,
      at: occurredAt + luck.between(10, 180) * 60_000,
      values: {
        customer: customer.id,
        contact: customer.contact,
        phone: customer.mobile,
        ...(lead ? { lead: lead.id } : {}),
        category,
        severity,
        occurredAt,
        description,
        ...(category === 'overcharge'
          ? {
              disputed: rowsOf(
                name,
                'disputed',
                chargeItems.slice(3, 5).map(({ fullName, unitPrice }) => ({
                  item: fullName,
                  charged: Number(unitPrice) + luck.between(1, 6) * 50,
                  agreed: unitPrice,
                })),
              ),
            }
          : {}),
        status: 'open',
        compensated: 0,
      },
      changes,
    });
  });
}
