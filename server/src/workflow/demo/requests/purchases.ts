import type { Calendar } from './calendar.ts';
import { approve, type DemoRequest, requestsOf } from './demo-request.ts';
import { purchaseOf } from './values.ts';

const byTechnicians = { branches: { way: ['technical'] } };
const byOffice = { branches: { way: ['central'] } };

export function purchases({ ago, ahead, dayAgo }: Calendar): DemoRequest[] {
  return requestsOf('purchase', [
    {
      by: 'ops01',
      at: ago(38, 10),
      values: purchaseOf(
        'it',
        [
          ['显示器', 4, 1_280, '27 寸'],
          ['扩展坞', 4, 390],
        ],
        dayAgo(28),
        { receiver: 'ops01', reason: '操作岗位双屏办公' },
      ),
      deeds: [
        approve('manager01', 4, byTechnicians),
        approve('admin', 20, { opinion: '三家比价，选最低' }),
        approve('ops01', 96, { changes: { checkNote: '4 台均正常点亮' } }),
      ],
    },
    {
      by: 'pricing01',
      at: ago(6, 11),
      values: purchaseOf('it', [['笔记本电脑', 2, 7_600, '14 寸 32G']], ahead(6), {
        ...{ receiver: 'pricing01', reason: '原设备使用六年，系统卡顿' },
      }),
      deeds: [approve('manager01', 3, byTechnicians)],
    },
    {
      by: 'docs01',
      at: ago(5, 15),
      values: purchaseOf('office', [['针式打印机', 1, 2_350]], ahead(3), {
        ...{ receiver: 'docs01', reason: '提单打印机故障，无法维修' },
      }),
      deeds: [approve('manager01', 2, byOffice), approve('hr02', 18)],
    },
    {
      by: 'sales01',
      at: ago(8, 9),
      values: purchaseOf(
        'furniture',
        [
          ['洽谈桌', 2, 3_600],
          ['洽谈椅', 8, 680],
        ],
        ahead(8),
        { receiver: 'ops01', reason: '新设客户洽谈区' },
      ),
      deeds: [approve('manager01', 5, byOffice), approve('hr02', 20), approve('manager04', 5)],
    },
    {
      by: 'finance01',
      at: ago(11, 13),
      values: purchaseOf('service', [['财务软件年费', 1, 58_000]], ahead(12), {
        ...{ receiver: 'finance01', reason: '现有许可下月到期' },
      }),
      deeds: [approve('manager01', 3), approve('manager04', 20, { opinion: '续费价格与去年持平' })],
    },
    {
      by: 'admin',
      at: ago(10, 10),
      values: purchaseOf('it', [['机房空调维保', 1, 16_800]], ahead(9), {
        ...{ receiver: 'it01', reason: '维保合同到期' },
      }),
      deeds: [
        approve('manager03', 3, byTechnicians),
        { does: 'transfer', by: 'it01', after: 3, to: 'manager03', opinion: '供应商由经理指定' },
      ],
    },
  ]);
}
