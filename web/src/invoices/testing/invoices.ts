import type { Reply } from '@fairway/contract/endpoint.ts';
import type { InvoiceDetail, InvoiceHead, InvoiceLine, listInvoices } from '@fairway/contract/invoices.ts';
import { type Answer, success } from '../../testing/answers.ts';
import { openApp } from '../../testing/open-app.tsx';
import { currentUser, grants } from '../../testing/people.ts';

export const at = (day: number, hour = 0) => Date.UTC(2026, 10, day, hour);

/** An invoice in dollars that was issued and is late. */
export const invoice = (changes: Partial<InvoiceHead> = {}): InvoiceHead => ({
  ...{ id: 'in1', version: 3, invoiceNo: 'DN26110001', kind: 'debit', scope: 'shipment', status: 'issued' },
  ...{ answer: 'none', partyId: 'c1', partyName: '宁波远洋贸易', companyName: '远航国际物流集团' },
  companyId: 'o1',
  ...{ salesName: '王小明', currency: 'USD', total: '4860.00', net: '4860.00', tax: '0.00' },
  ...{ settled: '860.00', credited: '0.00', balance: '4000.00', billOn: '2026-10-01', dueOn: '2026-10-31' },
  ...{ overdueDays: 12, shipmentNos: ['SE26110001'], billNos: 'EGLV142600001', vessels: 'EVER GIVEN 026E' },
  ...{ supplierNo: '', creditOfId: null, creditOfNo: '', issuedAt: at(1), remindedLevel: null },
  ...{ promisedOn: null, taxInvoiced: '0.00', taxed: 'none', openDisputes: 0, creatorTime: at(1) },
  can: ['credit', 'moveDueDay', 'remind', 'promise', 'settle', 'print'],
  ...changes,
});

/** A draft in yuan. */
export const draft = (changes: Partial<InvoiceHead> = {}): InvoiceHead =>
  invoice({
    ...{ id: 'in2', version: 1, invoiceNo: 'DN26110002', status: 'draft', currency: 'CNY' },
    ...{ total: '2940.00', net: '2773.58', tax: '166.42', settled: '0.00', balance: '2940.00' },
    ...{ overdueDays: 0, dueOn: '2026-12-11', issuedAt: null, can: ['edit', 'confirm', 'drop', 'print'] },
    ...changes,
  });

export const line = (changes: Partial<InvoiceLine> = {}): InvoiceLine => ({
  ...{ id: 'l1', chargeId: 'ch1', shipmentId: 's1', shipmentNo: 'SE26110001', chargeCode: 'OF' },
  ...{ chargeName: '海运费', unit: 'ctn', quantity: '2', price: '2100', amount: '4200.00', net: '4200.00' },
  ...{ tax: '0.00', vatRate: '0', vatKind: 'exempt', memo: '', settled: '0.00', credited: '0.00' },
  ...{ taxInvoiced: '0.00', dispute: null },
  ...changes,
});

export const localLine = (changes: Partial<InvoiceLine> = {}): InvoiceLine =>
  line({
    ...{ id: 'l2', chargeId: 'ch2', chargeCode: 'DOC', chargeName: '文件费', unit: 'bl', quantity: '1' },
    ...{ price: '660', amount: '660.00', net: '622.64', tax: '37.36', vatRate: '6', vatKind: 'taxable' },
    ...changes,
  });

export const detail = (changes: Partial<InvoiceDetail> = {}): InvoiceDetail => ({
  ...invoice({ net: '4822.64', tax: '37.36' }),
  title: { title: '宁波远洋贸易有限公司', taxNo: '91330200MA2AXXXX1Y' },
  bankAccount: {
    ...{
      id: 'b1',
      accountName: '远航国际物流集团',
      bankName: '中国银行宁波分行',
      accountNo: '3300 1234 5678',
    },
    ...{ swift: 'BKCHCNBJ92A', currency: 'USD' },
  },
  ...{ capitals: '肆仟捌佰陆拾元整', bookTotal: '34268.83', remark: '' },
  lines: [line(), localLine()],
  shipments: [
    {
      ...{ id: 's1', shipmentNo: 'SE26110001', mblNo: 'EGLV142600001', hblNo: 'FW26110001' },
      ...{ vessel: 'EVER GIVEN 026E', route: '宁波 → 洛杉矶', boxes: '2×40HQ', etdOn: '2026-10-01' },
      total: '4860.00',
    },
  ],
  settlements: [
    {
      ...{ id: 'st1', paymentId: 'p1', paymentNo: 'RC26110001', at: at(5), valueOn: '2026-11-05' },
      paid: { currency: 'CNY', amount: '6063.00' },
      ...{ settled: '860.00', rounding: '0.00', crossRate: '0.14184397', exchangeGain: '12.30' },
      isReversed: false,
    },
  ],
  credits: [],
  prints: [{ id: 'pr1', no: 1, at: at(1), sha256: 'ab'.repeat(32), language: 'zh' }],
  sendings: [{ at: at(2), byName: '李财务', via: 'mail', to: 'ap@ocean.example' }],
  history: [
    { at: at(1), byName: '李财务', act: 'create', remark: '' },
    { at: at(1, 2), byName: '李财务', act: 'issue', remark: '' },
  ],
  ...changes,
});

/** What a customer sees of it. */
export const customerDetail = (changes: Partial<InvoiceDetail> = {}): InvoiceDetail => {
  const { bookTotal: _, ...shown } = detail();
  return { ...shown, history: [], can: ['print', 'answer', 'dispute'], ...changes };
};

export const sums: Reply<typeof listInvoices>['sums'] = [
  {
    side: 'receivable',
    currency: 'CNY',
    total: '2940.00',
    settled: '0.00',
    balance: '0.00',
    overdue: '0.00',
  },
  {
    ...{ side: 'receivable', currency: 'USD', total: '4860.00', settled: '860.00' },
    ...{ balance: '4000.00', overdue: '4000.00' },
  },
];

const base = '/api/erpcargo/Invoice';
export const calls = {
  list: `POST ${base}/List`,
  one: (id: string) => `GET ${base}/${id}`,
  update: (id: string) => `PUT ${base}/${id}`,
  act: (act: string) => `POST ${base}/Actions/${act}`,
  remind: `POST ${base}/Remind`,
  credit: (id: string) => `POST ${base}/${id}/Credit`,
  answer: (id: string) => `POST ${base}/${id}/Answer`,
  answerDispute: (id: string) => `POST /api/erpcargo/Dispute/${id}/Answer`,
  send: (id: string) => `POST ${base}/${id}/Send`,
  paper: (id: string) => `GET ${base}/${id}/Paper`,
  preview: `POST ${base}/Preview`,
  create: `POST ${base}`,
  charges: 'POST /api/erpcargo/Charge/List',
};

export const invoicesPage = (list: readonly InvoiceHead[], of = sums) =>
  success({ list, pagination: { currentPage: 1, pageSize: 100, total: list.length }, sums: of });

interface Opening {
  answers?: Record<string, Answer[]>;
  who?: 'finance' | 'sales' | 'customer';
}

const rightsOf = {
  finance: [
    grants('invoice', ['btn_add', 'btn_edit', 'btn_remove', 'btn_detail', 'btn_confirm', 'btn_void']),
    grants('accountsAnalysis', ['btn_dun']),
    grants('charge', ['btn_detail'], ['receivable', 'payable']),
  ],
  sales: [
    grants('invoice', ['btn_add', 'btn_detail', 'btn_apply']),
    grants('charge', ['btn_detail'], ['receivable']),
  ],
  customer: [grants('invoice', ['btn_detail', 'btn_confirm', 'btn_dispute', 'btn_apply'])],
};

/** The app at a screen of invoices, with one that is late and a draft. */
export function openInvoices(path: string, { answers = {}, who = 'finance' }: Opening = {}) {
  const isCustomer = who === 'customer';
  return openApp(path, {
    user: {
      ...currentUser,
      userInfo: { ...currentUser.userInfo, userKind: isCustomer ? 'customer' : 'member' },
      permissionList: rightsOf[who],
    },
    answers: {
      [calls.list]: [invoicesPage([invoice(), draft()])],
      [calls.one('in1')]: [success(isCustomer ? customerDetail() : detail())],
      [calls.one('in2')]: [success(detail(draft()))],
      ...answers,
    },
  });
}
