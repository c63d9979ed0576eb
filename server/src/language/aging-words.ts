import type { Words } from './words.ts';

export const freezeWords = {
  freeze: { zh: '冻结客户', en: 'Freeze the customer' },
  unfreeze: { zh: '解冻客户', en: 'Release the customer' },
} satisfies Record<string, Words>;

/** The texts of the flow and form every company begins with. */
export const freezeEnglish = {
  客户冻结: 'Freezing of customers',
  '在账龄分析中提交；批准后客户立即冻结或解冻。':
    'Submitted from the ageing; the customer is frozen or released as soon as it is approved.',
  提交申请: 'Submit the request',
  部门负责人审批: 'Approval by the head of department',
  '{wants}：{customer}': '{wants}: {customer}',
  客户: 'Customer',
  客户等级: 'Level',
  申请事项: 'Asked for',
  应收余额: 'Receivable balance',
  逾期金额: 'Overdue',
  最长逾期天数: 'Longest overdue, days',
  申请原因: 'Reason',
};
