import type { Received } from '@fairway/contract/endpoint.ts';
import type { exportTaxInvoices } from '@fairway/contract/tax-invoices.ts';
import { exact } from '@fairway/domain/money/money.ts';
import { contentDisposition } from '../files/describe-file.ts';
import { companyDay } from '../freight/company-day.ts';
import type { Bytes, Context } from '../http/context.ts';
import { noTaxWords, taxKindWords, taxSheetWords } from '../language/tax-invoice-words.ts';
import { type SheetColumn, sheetType, writeSheet } from '../spreadsheets/write-sheet.ts';
import { readerOf } from './reader.ts';
import {
  findTaxInvoicesById,
  findTaxLines,
  findToIssue,
  type StoredTaxInvoice,
  type StoredTaxLine,
} from './store.ts';

/** More than a company issues in a day. */
const mostAtOnce = 2_000;

interface Row {
  invoice: StoredTaxInvoice;
  line: StoredTaxLine;
  blueNo: string;
}

/** What waits to be issued, a line for each of its lines, as docs/tax-invoice-sheet.md says. */
export async function exportToIssue(
  ctx: Context,
  { companyId }: Received<typeof exportTaxInvoices>['query'],
): Promise<Bytes> {
  const { db, now } = ctx;
  const { sight, isStaff } = await readerOf(ctx);
  const waiting = isStaff ? await findToIssue(db, sight, companyId, mostAtOnce) : [];
  const byId = new Map(waiting.map((invoice) => [invoice.id, invoice]));
  const blues = new Map(
    (
      await findTaxInvoicesById(
        db,
        waiting.flatMap(({ redOfId }) => redOfId ?? []),
      )
    ).map(({ id, code, number }) => [id, `${code}${number}`]),
  );
  const lines = Map.groupBy(await findTaxLines(db, [...byId.keys()]), ({ taxInvoiceId }) => taxInvoiceId);
  const rows = waiting.flatMap((invoice) =>
    (lines.get(invoice.id) ?? []).map(
      (line): Row => ({ invoice, line, blueNo: blues.get(invoice.redOfId ?? '') ?? '' }),
    ),
  );
  return {
    contentType: sheetType,
    body: await writeSheet({ name: taxSheetWords.title.zh, columns, rows }),
    headers: {
      'content-disposition': contentDisposition(
        'attachment',
        `${taxSheetWords.title.zh} ${companyDay(now)}.xlsx`,
      ),
      'cache-control': 'no-store',
    },
  };
}

const text = (heading: string, value: (row: Row) => string): SheetColumn<Row> => ({
  ...{ heading, kind: 'text', value },
});
const amount = (heading: string, value: (row: Row) => string): SheetColumn<Row> => ({
  ...{ heading, kind: 'number', decimals: 2, value },
});

const rateOf = ({ vatKind, vatRate }: StoredTaxLine): string =>
  vatKind === 'taxable'
    ? exact(vatRate).div(100).toFixed()
    : noTaxWords[vatKind as keyof typeof noTaxWords].zh;

/** In Chinese whoever asks, and in this order: the platform reads them by their place. A new one comes last. */
const columns: SheetColumn<Row>[] = [
  text('申请单号', ({ invoice }) => invoice.applyNo),
  text('发票类型', ({ invoice }) => taxKindWords[invoice.kind].zh),
  text('销售方名称', ({ invoice }) => invoice.sellerName),
  text('购买方名称', ({ invoice }) => invoice.title),
  text('购买方税号', ({ invoice }) => invoice.taxNo),
  text('购买方地址电话', ({ invoice }) => invoice.addressPhone),
  text('购买方开户行及账号', ({ invoice }) => invoice.bankAccount),
  text('购买方邮箱', ({ invoice }) => invoice.email),
  text('项目名称', ({ line }) => line.itemName),
  text('数量', ({ line }) => (line.redOfId === null ? '1' : '-1')),
  amount('单价（不含税）', ({ line }) => exact(line.net).abs().toFixed(2)),
  amount('金额（不含税）', ({ line }) => line.net),
  text('税率', ({ line }) => rateOf(line)),
  amount('税额', ({ line }) => line.tax),
  amount('价税合计', ({ line }) => line.gross),
  text('备注', ({ invoice }) => invoice.remark),
  text('起运地', ({ invoice }) => invoice.transport?.from ?? ''),
  text('到达地', ({ invoice }) => invoice.transport?.to ?? ''),
  text('运输工具种类', ({ invoice }) => invoice.transport?.vehicle ?? ''),
  text('车牌号', ({ invoice }) => invoice.transport?.plate ?? ''),
  text('运输货物名称', ({ invoice }) => invoice.transport?.goods ?? ''),
  text('对应蓝字发票号码', ({ blueNo }) => blueNo),
  text('红冲原因', ({ invoice }) => invoice.redReason ?? ''),
  text('红字确认单编号', ({ invoice }) => invoice.confirmNo),
];
