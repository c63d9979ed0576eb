import { exact } from '@fairway/domain/money/money.ts';
import { thousandsFormat } from '@fairway/domain/money/thousands.ts';
import { type RemarkValues, remarkTokens } from '@fairway/domain/tax-invoices/tax-remark.ts';
import type { Db } from '../database/open.ts';
import { portsById } from '../master-data/lookups.ts';
import { boxesOfShipments, shipmentsById } from '../shipments/shipment-lookups.ts';

/** What a line puts into a remark. */
interface RemarkLine {
  line: { shipmentId: string };
  invoice: { currency: string };
  amount: string;
}

/** What the tokens of a remark stand for: of the shipments and amounts of the lines, in Chinese as the tax invoice is. */
export async function valuesOfRemark(
  db: Db,
  lines: readonly RemarkLine[],
  rates: readonly { currency: string; rate: string }[],
): Promise<RemarkValues> {
  const ids = [...new Set(lines.map(({ line }) => line.shipmentId))];
  const found = await shipmentsById(db, ids);
  const shipments = ids.flatMap((id) => found.get(id) ?? []);
  const ports = await portsById(
    db,
    shipments.flatMap(({ polId, podId }) => [polId, podId]),
    'zh',
  );
  const port = (id: string) => ports.get(id)?.fullName ?? '';
  const dollars = lines.filter(({ invoice }) => invoice.currency === 'USD');
  const sum = dollars.reduce((all, { amount }) => all.plus(exact(amount)), exact('0'));
  const values: RemarkValues = {
    船名航次: shipments.map(({ vesselName, voyageNo }) => `${vesselName} ${voyageNo}`.trim()),
    提单号: shipments.map(({ hblNo, mblNo }) => hblNo || mblNo),
    起运港: shipments.map(({ polId }) => port(polId)),
    目的港: shipments.map(({ podId }) => port(podId)),
    箱量: await boxesIn(db, ids),
    USD金额: dollars.length === 0 ? [] : [`USD ${thousandsFormat(sum.toFixed(2))}`],
    汇率: rates.map(({ currency, rate }) => (rates.length === 1 ? rate : `${currency} ${rate}`)),
  };
  return Object.fromEntries(remarkTokens.map((token) => [token, values[token]])) as RemarkValues;
}

async function boxesIn(db: Db, shipmentIds: readonly string[]): Promise<string[]> {
  const counts = new Map<string, number>();
  for (const { type } of await boxesOfShipments(db, [...shipmentIds]))
    counts.set(type, (counts.get(type) ?? 0) + 1);
  return counts.size === 0 ? [] : [[...counts].map(([type, count]) => `${count}×${type}`).join('+')];
}
