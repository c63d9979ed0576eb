import { AppError } from '@fairway/contract/app-error.ts';
import type { WrittenBox } from '@fairway/contract/shipment-fields.ts';
import { mostBoxes } from '@fairway/contract/shipments.ts';
import { checkContainerNumber } from '@fairway/domain/check-digits/container-number.ts';
import { referenceKey } from '@fairway/domain/shipments/reference-key.ts';
import { newId } from '../database/new-id.ts';
import type { NewBox } from './part-store.ts';

/** A box as somebody wrote it, as a row; its number without what stands between the groups. */
export function boxRow(
  box: WrittenBox,
  { id, shipmentId, seq, vgmAt }: Pick<NewBox, 'id' | 'shipmentId' | 'seq' | 'vgmAt'>,
): NewBox {
  const { type, sealNo, packages, grossKg, tareKg, vgmKg, vgmMethod, cbm, soNo, emptyDepot } = box;
  const { temperature, isShipperOwned } = box;
  return {
    ...{ id, shipmentId, seq, containerNo: referenceKey(box.containerNo), type, sealNo, packages },
    ...{ grossKg, tareKg, vgmKg, vgmMethod, vgmAt: vgmKg === null ? null : vgmAt, cbm, soNo, emptyDepot },
    ...{ temperature, isShipperOwned },
  };
}

export const newBoxRow = (box: WrittenBox, shipmentId: string, seq: number, now: Date): NewBox =>
  boxRow(box, { id: newId(now.getTime()), shipmentId, seq, vgmAt: now });

/** The same box twice in one shipment is one that was typed wrong. */
export function refuseSameBoxes(boxes: readonly { containerNo: string }[]): void {
  if (boxes.length > mostBoxes) throw new AppError('TOO_MANY_BOXES', { most: mostBoxes });
  const known = new Set<string>();
  for (const { containerNo } of boxes) {
    if (containerNo === '') continue;
    if (known.has(containerNo)) throw new AppError('BOX_TWICE', { number: containerNo });
    known.add(containerNo);
  }
}

/** Numbers that look wrong; those of shippers' own boxes need not have a check digit. */
export const boxWarnings = (boxes: readonly { containerNo: string; isShipperOwned?: boolean }[]) =>
  boxes.flatMap(({ containerNo, isShipperOwned = false }) => {
    if (containerNo === '' || isShipperOwned) return [];
    const { number, problem, expected } = checkContainerNumber(containerNo);
    return problem === null ? [] : [{ containerNo: number, problem, expectedDigit: expected }];
  });

/** How the history tells of a box. */
export const boxLine = ({ containerNo, type, sealNo, packages, grossKg, cbm, vgmKg }: BoxFacts): string =>
  [
    ...[containerNo || '—', type, sealNo, packages ? `${packages} PKGS` : ''],
    ...[Number(grossKg) ? `${Number(grossKg)} KGS` : '', Number(cbm) ? `${Number(cbm)} CBM` : ''],
    vgmKg === null ? '' : `VGM ${Number(vgmKg)}`,
  ]
    .filter(Boolean)
    .join(' ');
type BoxFacts = Pick<NewBox, 'containerNo' | 'type' | 'sealNo' | 'packages' | 'grossKg' | 'cbm' | 'vgmKg'>;
