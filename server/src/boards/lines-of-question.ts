import { addSums, noSums, type SumName, type Sums } from '@fairway/domain/metrics/sums.ts';
import type { Question } from './board-question.ts';
import { groupRows, sumColumn } from './figures/scan.ts';
import { boxPartsOfRow } from './figures/sum-box-types.ts';

/** The shipments of a question, each fact of them an array: there may be a hundred thousand. */
export interface BoardLines {
  /** The number of each shipment. */
  shipments: Int32Array;
  sails: Int32Array;
  /** One figure of each of them; added up when it is asked for first. */
  columnOf: (name: SumName) => Float64Array;
}

/** Of a type of box their part by it. */
export function linesOf(question: Question, boxType: string | undefined): BoardLines {
  const rows = question.rows(question.days);
  return boxType === undefined ? wholeShipments(question, rows) : partsOfBox(question, rows, boxType);
}

function wholeShipments({ table, state }: Question, rows: Int32Array): BoardLines {
  const { shipment } = table;
  const slots = groupRows(rows, [{ count: table.shipments.count, of: (row) => shipment[row] as number }]);
  const sails = new Int32Array(slots.count);
  for (let nth = 0; nth < rows.length; nth += 1)
    sails[slots.of[nth] as number] = table.sails[rows[nth] as number] as number;
  return {
    shipments: slots.keys[0] ?? new Int32Array(0),
    sails,
    columnOf: once((name) => {
      const sums = new Float64Array(slots.count);
      sumColumn(table, state, name, rows, slots.of, sums);
      return sums;
    }),
  };
}

function partsOfBox({ table, state }: Question, rows: Int32Array, boxType: string): BoardLines {
  const sums = new Map<number, Sums>();
  const sails = new Map<number, number>();
  for (const row of rows)
    for (const [key, part] of boxPartsOfRow(table, state, row)) {
      if (key !== boxType) continue;
      const code = table.shipment[row] as number;
      sums.set(code, addSums(sums.get(code) ?? noSums(), part));
      sails.set(code, table.sails[row] as number);
    }
  const all = [...sums.values()];
  return {
    shipments: Int32Array.from(sums.keys()),
    sails: Int32Array.from(sails.values()),
    columnOf: once((name) => Float64Array.from(all, (one) => one[name])),
  };
}

function once(columnOf: BoardLines['columnOf']): BoardLines['columnOf'] {
  const known = new Map<SumName, Float64Array>();
  return (name) => {
    const column = known.get(name) ?? columnOf(name);
    known.set(name, column);
    return column;
  };
}
