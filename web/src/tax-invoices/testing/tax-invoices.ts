import type { TaxableLine, TaxInvoiceDetail, TaxPreview } from '@fairway/contract/tax-invoices.ts';
import { type Answer, success } from '../../testing/answers.ts';
import { openApp } from '../../testing/open-app.tsx';
import { currentUser, grants } from '../../testing/people.ts';

const at = (day: number) => Date.UTC(2026, 10, day);
export const number = '25332000000012345678';

export const taxableLine = (changes: Partial<TaxableLine> = {}): TaxableLine => ({
  ...{ invoiceLineId: 'l1', invoiceId: 'in1', invoiceNo: 'DN26110001', status: 'issued' },
  ...{ partyId: 'c1', partyName: '宁波远洋贸易', companyId: 'o1', companyName: '宁波分公司' },
  ...{ shipmentId: 's1', shipmentNo: 'SE26110001', billNos: 'EGLV142600001', billOn: '2026-11-01' },
  ...{ chargeName: '文件费', group: 'origin', currency: 'CNY', vatKind: 'taxable', vatRate: '6' },
  ...{ amount: '212.00', applied: '106.00', open: '106.00' },
  ...changes,
});

const line = {
  ...{ invoiceLineId: 'l1', invoiceId: 'in1', invoiceNo: 'DN26110001', shipmentNo: 'SE26110001' },
  ...{ chargeName: '文件费', itemName: '*经纪代理服务*文件费', currency: 'CNY', amount: '106.00' },
  ...{ rate: '1', gross: '106.00', net: '100.00', tax: '6.00', vatRate: '6' },
  vatKind: 'taxable',
} as const;
const group = {
  ...{ vatRate: '6', count: 1, gross: '106.00', net: '100.00', tax: '6.00' },
  vatKind: 'taxable',
} as const;
const title = {
  ...{ title: '宁波远洋贸易有限公司', taxNo: '91310000MA1FL8T219', addressPhone: '', bankAccount: '' },
  email: 'tax@example.com',
};

/** One that was approved and waits to be issued. */
export const taxInvoice = (changes: Partial<TaxInvoiceDetail> = {}): TaxInvoiceDetail => ({
  ...{ id: 't1', version: 2, applyNo: 'INV202611100001', kind: 'eSpecial', status: 'approved' },
  ...{
    stateRemark: '',
    partyId: 'c1',
    partyName: '宁波远洋贸易',
    companyId: 'o1',
    companyName: '宁波分公司',
  },
  ...{ ...title, gross: '106.00', net: '100.00', tax: '6.00', redGross: '0.00', code: '', number: '' },
  ...{ issuedOn: null, invoiceCount: 1, invoiceNos: ['DN26110001'], redOfId: null, redOfNo: '' },
  ...{ redReason: null, confirmation: 'none', confirmNo: '', confirmUntil: null, createdByName: '王小明' },
  ...{ creatorTime: at(10), deliveredAt: null, can: ['issue', 'fail', 'cancel'] },
  ...{ sellerName: '宁波分公司', capitals: '壹佰零陆元整', remark: '提单 EGLV142600001', transport: null },
  rates: [{ vatKind: 'taxable', vatRate: '6' }],
  lines: [{ id: 'tl1', ...line, redGross: '0.00', redOpen: '106.00' }],
  groups: [group],
  invoices: [{ id: 'in1', invoiceNo: 'DN26110001', currency: 'CNY', total: '212.00' }],
  ...{ reds: [], files: [], flowId: 'f1', returnedWith: null, deliveries: [] },
  history: [{ at: at(10), byName: '王小明', act: 'apply', remark: '' }],
  ...changes,
});

/** The same once it was issued, with its file. */
export const issued = (changes: Partial<TaxInvoiceDetail> = {}): TaxInvoiceDetail =>
  taxInvoice({
    ...{ status: 'issued', number, issuedOn: '2026-11-10', can: ['attach', 'deliver', 'red', 'download'] },
    files: [{ fileId: 'file1', type: 'document', name: '发票.pdf', extension: 'pdf', size: 20_480 }],
    ...changes,
  });

export const preview = (changes: Partial<TaxPreview> = {}): TaxPreview => ({
  ...{ partyId: 'c1', partyName: '宁波远洋贸易', companyId: 'o1', companyName: '宁波分公司' },
  ...{ lines: [line], groups: [group], gross: '106.00', net: '100.00', tax: '6.00' },
  ...{ capitals: '壹佰零陆元整', rates: [{ currency: 'USD', rate: '7.1', on: '2026-11-10' }] },
  titles: [{ ...title, kind: 'special', isDefault: true, isValid: true }],
  remark: '提单 EGLV142600001',
  tokens: [
    { token: '{提单号}', text: 'EGLV142600001' },
    { token: '{USD金额}', text: '' },
  ],
  needsTransport: false,
  quota: {
    ...{ companyId: 'o1', companyName: '宁波分公司', month: '2026-11', limit: '1000.00', used: '400.00' },
    left: '600.00',
  },
  problems: [],
  ...changes,
});

const base = '/api/erpcargo/TaxInvoice';
export const calls = {
  ...{ lines: `POST ${base}/Billable`, list: `POST ${base}/List`, one: `GET ${base}/t1` },
  ...{ preview: `POST ${base}/Preview`, apply: `POST ${base}`, issue: `POST ${base}/t1/Issue` },
  ...{ red: `POST ${base}/t1/Red`, deliver: `POST ${base}/t1/Deliver`, fail: `POST ${base}/t1/Fail` },
  ...{ quota: `GET ${base}/Quota`, confirm: `POST ${base}/t1/Confirmation` },
};

const page = (total: number) => ({ currentPage: 1, pageSize: 50, total });
export const linesPage = (list: readonly TaxableLine[]) =>
  success({ list, pagination: page(list.length), sums: [{ currency: 'CNY', amount: '106.00' }] });
export const taxPage = (list: readonly TaxInvoiceDetail[]) =>
  success({
    ...{ list, pagination: page(list.length) },
    sums: { gross: '106.00', net: '100.00', tax: '6.00' },
  });

interface Opening {
  answers?: Record<string, Answer[]>;
  buttons?: readonly string[];
  isCustomer?: boolean;
}

const all = ['btn_apply', 'btn_audit', 'btn_issue', 'btn_red', 'btn_download'];

/** The app at a screen of tax invoices, as somebody of finance. */
export function openTaxInvoices(path: string, { answers = {}, buttons = all, isCustomer }: Opening = {}) {
  return openApp(path, {
    user: {
      ...currentUser,
      ...(isCustomer && { userInfo: { ...currentUser.userInfo, userKind: 'customer' as const } }),
      permissionList: [grants('taxInvoice', [...buttons]), grants('invoice', ['btn_detail'])],
    },
    answers: {
      [calls.lines]: [linesPage([taxableLine(), taxableLine({ invoiceLineId: 'l2', chargeName: '操作费' })])],
      [calls.list]: [taxPage([taxInvoice()])],
      [calls.one]: [success(taxInvoice())],
      [calls.preview]: [success(preview())],
      [calls.quota]: [success({ list: [preview().quota] })],
      ...answers,
    },
  });
}
