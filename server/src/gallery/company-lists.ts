import type { InterfaceRow } from '@fairway/contract/data-interfaces.ts';

/** A list a form chooses from that only the company can write: one row on a line, its cells between commas. */
interface CompanyList {
  rowsOf: (cells: readonly string[], at: number) => InterfaceRow[];
  /** The field of the form whose choices are the values of a column. */
  choices?: { field: string; column: string };
}

const numberOr = (text: string | undefined, otherwise: number): number => {
  const number = Number(text);
  return text && Number.isFinite(number) ? number : otherwise;
};
const numbered = (letter: string, at: number) => {
  const id = `${letter}${String(at + 1).padStart(3, '0')}`;
  return { id, enCode: id };
};

export const companyLists: Readonly<Record<string, CompanyList>> = {
  meetingRooms: {
    rowsOf: ([floor = '', fullName = '', capacity, equipment = ''], at) => [
      { ...numbered('R', at), fullName, floor, capacity: numberOr(capacity, 0), equipment },
    ],
    choices: { field: 'floor', column: 'floor' },
  },
  trucks: {
    rowsOf: ([fullName = '', kind = '', payload, driver = '', mobile = ''], at) => [
      { ...numbered('T', at), fullName, kind, payload: numberOr(payload, 0), driver, mobile, idleCity: '' },
    ],
  },
  warehouseLocations: {
    rowsOf: ([warehouse = '', ...places]) =>
      places
        .filter((place) => place !== '')
        .map((place) => {
          const id = `${warehouse}-${place}`;
          return { id, enCode: id, fullName: id, warehouse, warehouseName: warehouse };
        }),
    choices: { field: 'warehouse', column: 'warehouse' },
  },
};

/** The least a line has to say: what a row is found under. */
const leastCells: Readonly<Record<string, number>> = { meetingRooms: 2, trucks: 1, warehouseLocations: 2 };
const mostRows = 1_000;

/** The rows of a list as somebody wrote it; undefined where a line says too little, or there are none or too many. */
export function rowsWritten(code: string, text: string): InterfaceRow[] | undefined {
  const lines = text
    .normalize('NFKC')
    .split('\n')
    .map((line) => line.split(/[,;、\t]/).map((cell) => cell.trim()))
    .filter((cells) => cells.some((cell) => cell !== ''));
  const least = leastCells[code] ?? 1;
  if (lines.some((cells) => cells.slice(0, least).some((cell) => cell === '') || cells.length < least))
    return undefined;
  const rows = new Map(
    lines
      .flatMap((cells, at) => companyLists[code]?.rowsOf(cells, at) ?? [])
      .map((row) => [row.id, row] as const),
  );
  return rows.size > 0 && rows.size <= mostRows ? [...rows.values()] : undefined;
}

type Node = Record<string, unknown>;

/** The form with the company's own values among its choices. */
export function withOwnChoices<T>(definition: T, code: string, rows: readonly InterfaceRow[]): T {
  const choices = companyLists[code]?.choices;
  if (!choices) return definition;
  const values = [
    ...new Set(rows.map((row) => String(row[choices.column] ?? '')).filter((value) => value !== '')),
  ];
  const changed = structuredClone(definition);
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(walk);
    else if (typeof value === 'object' && value !== null) {
      const node = value as Node;
      if (node.model === choices.field && (node.options as Node | undefined)?.from === 'static') {
        node.options = { from: 'static', options: values.map((one) => ({ value: one, label: one })) };
        if (node.default !== undefined) node.default = { value: values[0] ?? '' };
      } else Object.values(node).forEach(walk);
    }
  };
  walk(changed);
  return changed;
}
