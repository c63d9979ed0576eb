import type { PaymentRequestKind } from '@fairway/contract/payment-requests.ts';
import type { Words } from './words.ts';

export const requestKindWords: Record<PaymentRequestKind, Words> = {
  invoices: { zh: '应付账单', en: 'Bills of a supplier' },
  prepaid: { zh: '预付款', en: 'Paid ahead' },
};

export const requestWords = {
  moreLines: { zh: '另有 {n} 份账单，见付款申请', en: '{n} more bills stand in the request' },
} as const satisfies Record<string, Words>;

/** The built-in approval of payment requests. */
export const paymentRequestEnglish = {
  付款申请: 'Payment request',
  '在应付账单中提交；批准后由出纳付款并核销。':
    'Submitted from bills of suppliers; paid and settled once it is approved.',
  提交付款申请: 'Submit the payment request',
  部门负责人审批: 'Approval by the head of department',
  经理审批: 'Approval by a manager',
  '付款申请：{requestNo}': 'Payment request: {requestNo}',
  申请单号: 'Request no.',
  收款方: 'Pay to',
  申请金额: 'Amount',
  币种: 'Currency',
  付款类型: 'Kind',
  付款账户: 'From account',
  要求付款日: 'Pay by',
  付款事由: 'Reason',
  应付账单: 'Bills',
  账单号: 'Invoice no.',
  对方账单号: 'Their number',
  到期日: 'Due',
  未付余额: 'Balance',
  本次申请: 'Asked for',
  说明: 'Note',
};

/** What a customer is told of money that was used for their invoices. */
export const settledNewsWords = {
  settled: {
    zh: '账单 {no} 收到付款，核销 {settled}，余额 {left}',
    en: 'Invoice {no}: {settled} received, {left} left to pay',
  },
  reversed: {
    zh: '账单 {no} 的核销 {settled} 已冲销，余额 {left}',
    en: 'Invoice {no}: the settlement of {settled} was reversed, {left} left to pay',
  },
  several: { zh: '收到付款，核销了 {count} 张账单', en: 'A payment was received for {count} invoices' },
} as const satisfies Record<string, Words>;
