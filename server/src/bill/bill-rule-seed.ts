import type { Seed } from '../database/built-in.ts';
import type { Db } from '../database/open.ts';
import { addMissingRules } from './store.ts';
import type { DateFormat } from './tables.ts';

/** enCode, what it numbers, prefix, when it starts anew, digits of the serial. */
const rules: readonly [string, string, string, DateFormat, number][] = [
  ['OrderNumber', '在线订单', 'ORD', 'yyyyMMdd', 4],
  ['QuoteNumber', '报价单', 'QT', 'yyyyMMdd', 4],
  ['RateNumber', '运价产品', 'RT', 'yyyyMM', 5],
  ['InquiryNumber', '询价单', 'XJ', 'yyyyMM', 5],
  ['JobNumber', '业务编号', 'JOB', 'yyyyMM', 5],
  ['ShipmentNumber', '货物业务编号', 'SH', 'yyyyMM', 5],
  ['HouseBillNumber', '分单号', 'FWHB', 'yyyyMM', 5],
  ['HouseAirWaybillNumber', '空运分单号', 'FWHA', 'yyyyMM', 5],
  ['DebitNoteNumber', '应收账单', 'DN', 'yyyyMM', 5],
  ['CreditNoteNumber', '贷记账单', 'CN', 'yyyyMM', 5],
  ['PayableBillNumber', '应付账单', 'AP', 'yyyyMM', 5],
  ['StatementNumber', '对账单', 'SOA', 'yyyyMM', 4],
  ['InvoiceApplyNumber', '开票申请', 'INV', 'yyyyMMdd', 4],
  ['ReceiptNumber', '收款单', 'REC', 'yyyyMMdd', 4],
  ['PaymentNumber', '付款单', 'PAY', 'yyyyMMdd', 4],
  ['ChargeChangeNumber', '更改单', 'CHG', 'yyyyMM', 4],
  ['PaymentRequestNumber', '付款申请', 'PR', 'yyyyMM', 4],
  ['ReleaseNumber', '放货单', 'REL', 'yyyyMMdd', 4],
  ['ExpenseNumber', '费用报销单', 'BX', 'yyyyMMdd', 4],
  ['LeaveNumber', '请假单', 'QJ', 'yyyyMMdd', 4],
  ['ContractNumber', '合同编号', 'HT', 'yyyy', 5],
  ['CustomerNumber', '客户代码', 'KH', 'no', 6],
  ['VisitNumber', '客户拜访记录', 'BF', 'yyyyMM', 4],
  ['LeadNumber', '客户线索', 'XS', 'yyyyMM', 4],
  ['ComplaintNumber', '客户投诉', 'TS', 'yyyyMM', 4],
  ['DispatchNumber', '派车单', 'PC', 'yyyyMM', 4],
  ['WarehouseEntryNumber', '入库单', 'RK', 'yyyyMM', 4],
  ['AssetNumber', '固定资产', 'ZC', 'yyyy', 5],
  ['EvaluationNumber', '供应商评估', 'PG', 'yyyy', 4],
  ['FormNumber', '自定义表单', 'BD', 'yyyyMMdd', 4],
];

async function load(db: Db): Promise<void> {
  await addMissingRules(
    db,
    rules.map(([enCode, fullName, prefix, dateFormat, digit]) => ({
      id: enCode,
      enCode,
      fullName,
      prefix,
      dateFormat,
      digit,
    })),
  );
}

export const billRuleSeed: Seed = { name: 'billRule', source: JSON.stringify(rules), load };
