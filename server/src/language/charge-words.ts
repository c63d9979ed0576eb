import type { ChangeLineKind, ChargeSide } from '@fairway/contract/money-fields.ts';
import type { Words } from './words.ts';

export const sideWords: Record<ChargeSide, Words> = {
  receivable: { zh: '应收', en: 'Receivable' },
  payable: { zh: '应付', en: 'Payable' },
};

export const changeKindWords: Record<ChangeLineKind, Words> = {
  change: { zh: '修改', en: 'Changed' },
  add: { zh: '新增', en: 'Added' },
  remove: { zh: '删除', en: 'Removed' },
};

export const changeWords = {
  moreLines: { zh: '另有 {n} 条更改，见更改单', en: '{n} more changes stand in the change order' },
  notDone: { zh: '更改单 {no} 未能执行', en: 'The change order {no} could not be carried out' },
  approvedBut: { zh: '审批已通过，但', en: 'It was approved, but: ' },
} as const satisfies Record<string, Words>;

/** The built-in approval of change orders. */
export const chargeChangeEnglish = {
  费用更改单: 'Change order',
  '在费用中提交；批准后在未关闭的会计期间更正。':
    'Submitted from the charges of a shipment; corrected in the open month once it is approved.',
  提交更改单: 'Submit the change order',
  部门负责人审批: 'Approval by the head of department',
  财务审批: 'Approval by finance',
  '费用更改单：{changeNo}': 'Change order: {changeNo}',
  更改单号: 'Change order no.',
  业务编号: 'Shipment no.',
  客户: 'Customer',
  '更改前利润（不含税，本位币）': 'Profit before (net, books)',
  '更改后利润（不含税，本位币）': 'Profit after (net, books)',
  利润变动: 'Profit by it',
  更改原因: 'Reason',
  更改明细: 'Changes',
  费用: 'Charge',
  更改: 'Change',
  更改前: 'Before',
  更改后: 'After',
  差额: 'Difference',
  说明: 'Note',
};
