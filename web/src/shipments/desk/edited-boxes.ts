import type { WrittenBox } from '@fairway/contract/shipment-fields.ts';
import type { ShipmentBox } from '@fairway/contract/shipments.ts';
import { checkContainerNumber } from '@fairway/domain/check-digits/container-number.ts';

/** A box in the grid: one there is has its id. */
export interface EditedBox extends WrittenBox {
  key: string;
  id: string | undefined;
}

const written = (box: ShipmentBox): WrittenBox => ({
  ...{ containerNo: box.containerNo, type: box.type, sealNo: box.sealNo, packages: box.packages },
  ...{ grossKg: box.grossKg, tareKg: box.tareKg, vgmKg: box.vgmKg, vgmMethod: box.vgmMethod, cbm: box.cbm },
  ...{ soNo: box.soNo, emptyDepot: box.emptyDepot, temperature: box.temperature },
  isShipperOwned: box.isShipperOwned,
});

export const editedOf = (boxes: readonly ShipmentBox[]): EditedBox[] =>
  boxes.map((box) => ({ ...written(box), key: box.id, id: box.id }));

export const newBox = (key: string, given: Partial<WrittenBox> = {}): EditedBox => ({
  ...{ containerNo: '', type: '40HQ', sealNo: '', packages: 0, grossKg: '0', tareKg: null, vgmKg: null },
  ...{ vgmMethod: null, cbm: '0', soNo: '', emptyDepot: '', temperature: null, isShipperOwned: false },
  ...given,
  ...{ key, id: undefined },
});

/** What a line says: of what it leaves out the box keeps its own. */
const said = (box: Partial<WrittenBox>): Partial<WrittenBox> =>
  Object.fromEntries(Object.entries(box).filter(([, value]) => value && value !== '0'));

/** Lines of a sheet are for the boxes of their type that have no number yet, the others are more boxes. */
export function withPasted(
  boxes: readonly EditedBox[],
  pasted: readonly Partial<WrittenBox>[],
  newKey: () => string,
): EditedBox[] {
  const all = [...boxes];
  for (const box of pasted) {
    const place = all.findIndex(({ containerNo, type }) => containerNo.trim() === '' && type === box.type);
    const nameless = all[place];
    if (nameless && box.containerNo) all[place] = { ...nameless, ...said(box) };
    else all.push(newBox(newKey(), box));
  }
  return all;
}

/** What is to be added, changed and removed, so that there is what the grid shows. */
export function boxChanges(now: readonly EditedBox[], kept: readonly ShipmentBox[]) {
  const before = new Map(kept.map((box) => [box.id, written(box)]));
  const plain = ({ key: _, id: __, ...box }: EditedBox): WrittenBox => box;
  return {
    add: now.filter(({ id }) => id === undefined).map(plain),
    change: now.flatMap((box) => {
      const was = box.id === undefined ? undefined : before.get(box.id);
      const is = plain(box);
      return box.id === undefined || !was || JSON.stringify(was) === JSON.stringify(sorted(is, was))
        ? []
        : [{ ...is, id: box.id }];
    }),
    remove: kept.filter(({ id }) => now.every((box) => box.id !== id)).map(({ id }) => id),
  };
}

/** The same fields in the same order: only what they say counts. */
const sorted = (box: WrittenBox, like: WrittenBox): WrittenBox =>
  Object.fromEntries(
    Object.keys(like).map((name) => [name, box[name as keyof WrittenBox]]),
  ) as unknown as WrittenBox;

export type CellProblems = Readonly<Record<string, string>>;

/** What was refused of the changes as it was sent (`change.1.grossKg`), by the key of the box and the column. */
export function cellProblems(
  fields: Readonly<Record<string, string>>,
  now: readonly EditedBox[],
  { change }: Pick<ReturnType<typeof boxChanges>, 'change'>,
): CellProblems {
  const added = now.filter(({ id }) => id === undefined);
  return Object.fromEntries(
    Object.entries(fields).flatMap(([path, problem]) => {
      const [list, index, column] = path.split('.');
      const key = list === 'change' ? change[Number(index)]?.id : added[Number(index)]?.key;
      return (list === 'change' || list === 'add') && key && column ? [[`${key} ${column}`, problem]] : [];
    }),
  );
}

export type NumberHint = { problem: 'shape' } | { problem: 'digit'; expected: string } | { problem: 'twice' };

/** What is odd about the number of a box; nothing about one that nobody knows yet. */
export function numberHint(box: EditedBox, all: readonly EditedBox[]): NumberHint | undefined {
  if (box.containerNo.trim() === '') return undefined;
  const { number, problem, expected } = checkContainerNumber(box.containerNo);
  const isTwice = all.some(
    (other) => other.key !== box.key && checkContainerNumber(other.containerNo).number === number,
  );
  if (isTwice) return { problem: 'twice' };
  // Owners of their own boxes number them as they like.
  if (problem === 'shape') return box.isShipperOwned ? undefined : { problem };
  return problem === 'digit' ? { problem, expected: expected ?? '' } : undefined;
}
