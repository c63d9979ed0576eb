import type { PayableInvoice, PaymentRequestDetail } from '@fairway/contract/payment-requests.ts';
import { type Answer, success } from '../../testing/answers.ts';
import { openApp } from '../../testing/open-app.tsx';
import { currentUser, grants } from '../../testing/people.ts';

const at = (day: number) => Date.UTC(2026, 10, day);

/** A bill of a supplier, of which another request asks for a part. */
export const bill = (changes: Partial<PayableInvoice> = {}): PayableInvoice => ({
  ...{ invoiceId: 'in1', invoiceNo: 'AP2611-00001', supplierNo: 'EGA-77', status: 'issued' },
  ...{ partyId: 'v1', partyName: '长荣海运代理', currency: 'CNY', dueOn: '2026-11-30' },
  ...{ total: '1000.00', balance: '1000.00', asked: '200.00', open: '800.00' },
  ...changes,
});

/** One that was approved and waits to be paid. */
export const request = (changes: Partial<PaymentRequestDetail> = {}): PaymentRequestDetail => ({
  ...{ id: 'pr1', version: 2, requestNo: 'PR2611-0001', kind: 'invoices', status: 'approved' },
  ...{ stateRemark: '', partyId: 'v1', partyName: '长荣海运代理', companyName: '宁波分公司' },
  ...{ bankAccountId: 'b1', bankAccountName: '招商银行 1001', currency: 'CNY', amount: '800.00' },
  ...{ wantedOn: '2026-11-20', reason: '十月订舱费', invoiceCount: 1, flowId: 'f1', payment: null },
  ...{ createdByName: '陈财务', creatorTime: at(10), settledAt: at(11), paidByName: '', paidAt: null },
  can: ['pay', 'cancel'],
  lines: [{ ...bill(), amount: '800.00' }],
  ...changes,
});

const base = '/api/erpcargo/PaymentRequest';
export const calls = {
  list: `POST ${base}/List`,
  one: `GET ${base}/pr1`,
  payable: `POST ${base}/Payable`,
  create: `POST ${base}`,
  pay: `POST ${base}/pr1/Pay`,
  cancel: `POST ${base}/pr1/Cancel`,
  accounts: 'GET /api/erpcargo/BankAccount/Options',
};

export const requestsPage = (list: readonly PaymentRequestDetail[]) =>
  success({
    ...{ list, pagination: { currentPage: 1, pageSize: 50, total: list.length } },
    sums: [{ currency: 'CNY', amount: '800.00' }],
  });

interface Opening {
  answers?: Record<string, Answer[]>;
  buttons?: readonly string[];
}

/** The app at a screen of payment requests, as somebody who asks and pays. */
export function openRequests(path: string, { answers = {}, buttons }: Opening = {}) {
  return openApp(path, {
    user: {
      ...currentUser,
      permissionList: [
        grants('payment', [...(buttons ?? ['btn_add', 'btn_request', 'btn_pay'])]),
        grants('bankAccounts', ['btn_detail']),
        grants('invoice', ['btn_detail']),
      ],
    },
    answers: {
      [calls.list]: [requestsPage([request()])],
      [calls.one]: [success(request())],
      [calls.payable]: [success({ list: [bill(), bill({ invoiceId: 'in2', invoiceNo: 'AP2611-00002' })] })],
      [calls.accounts]: [
        success({
          list: [{ id: 'b1', fullName: '宁波分公司', enCode: '1001', line: '招商银行 CNY' }],
          pagination: { currentPage: 1, pageSize: 20, total: 1 },
        }),
      ],
      ...answers,
    },
  });
}
