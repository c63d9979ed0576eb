import { AppError } from '@fairway/contract/app-error.ts';
import { type ShipmentDetail, saveShipmentBoxes } from '@fairway/contract/shipments.ts';
import { type ClipboardEvent, useState } from 'react';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { toast } from '../../ui/toast.ts';
import { useCommand } from '../../wire/calls.ts';
import { newCommandId } from '../../wire/command-id.ts';
import { BoxesCard } from '../detail/boxes-card.tsx';
import { DemurrageSheet } from '../detail/demurrage-sheet.tsx';
import { shipmentReads } from '../detail/shipment-reads.ts';
import { type BoxColumn, boxColumns, cellText, columnName } from './box-columns.ts';
import { BoxesGrid } from './boxes-grid.tsx';
import {
  boxChanges,
  type CellProblems,
  cellProblems,
  type EditedBox,
  editedOf,
  newBox,
  withPasted,
} from './edited-boxes.ts';
import { PasteBoxesSheet } from './paste-boxes-sheet.tsx';
import { RowConflictSheet } from './row-conflict-sheet.tsx';
import type { RowKind } from './row-conflicts.ts';
import { UnsavedBar } from './unsaved-bar.tsx';
import { changersOf, useOwnBase } from './use-own-base.ts';

const shownLonger = 3_000;
// What somebody removed and I changed is a new box.
const boxKind: RowKind<EditedBox> = { columns: boxColumns, putBack: (box) => ({ ...box, id: undefined }) };
const rowsOfBoxes = ({ boxes }: ShipmentDetail) => editedOf(boxes);

/** The boxes as a grid one types and pastes into; everything is saved at once, under the version it was read as. */
export function BoxesTab({ shipment }: { shipment: ShipmentDetail }) {
  const words = useWords();
  const saving = useCommand(saveShipmentBoxes, { refreshes: shipmentReads, quiet: true });
  const [problems, setProblems] = useState<CellProblems>({});
  const [pasted, setPasted] = useState<string>();
  const [showsDemurrage, setShowsDemurrage] = useState(false);
  const own = useOwnBase({
    ...{ shipment, part: 'boxes', kind: boxKind, rowsOf: rowsOfBoxes },
    whoChanged: changersOf(({ field }) => field === 'boxes'),
    send: (on, mine) =>
      saving.mutateAsync({
        params: { id: on.id },
        body: { version: on.version, ...boxChanges(mine, on.boxes) },
      }),
    onSaved({ warnings }) {
      setProblems({});
      const odd = warnings.map(({ containerNo }) => containerNo).join(words('listComma'));
      toast(odd ? words('boxSavedOdd', { numbers: odd }) : words('deskSaved'), shownLonger);
    },
    onRefused(error, mine, on) {
      if (!(error instanceof AppError)) return;
      const wrong = cellProblems(error.fields ?? {}, mine, boxChanges(mine, on.boxes));
      const wrongCount = Object.keys(wrong).length;
      setProblems(wrong);
      toast(wrongCount > 0 ? words('boxWrongCells', { count: wrongCount }) : error.message, shownLonger);
    },
  });
  const boxes = own.rows;
  const changes = boxChanges(boxes, own.known.shipment.boxes);
  const count = changes.add.length + changes.change.length + changes.remove.length;
  const edit = (next: EditedBox[]) => {
    own.edit(next);
    setProblems({});
  };
  const discard = () => {
    own.discard();
    setProblems({});
  };
  /** Several lines pasted into the grid are lines of a sheet, not the text of one cell. */
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (!/[\n\t]/.test(text.trim())) return;
    event.preventDefault();
    setPasted(text);
  };
  if (!shipment.can.edit)
    return (
      <>
        <BoxesCard shipment={shipment} onDemurrage={() => setShowsDemurrage(true)} />
        {showsDemurrage && <DemurrageSheet shipment={shipment} onClose={() => setShowsDemurrage(false)} />}
      </>
    );
  return (
    <>
      <Card
        title={words('boxTitle', { count: boxes.length })}
        state={
          <span className="boxes-acts">
            <Button icon="clock" look="quiet" onClick={() => setShowsDemurrage(true)}>
              {words('trackDemurrage')}
            </Button>
            <Button icon="grid" onClick={() => setPasted('')}>
              {words('boxPaste')}
            </Button>
            <Button icon="plus" onClick={() => edit([...boxes, newBox(newCommandId(), like(boxes.at(-1)))])}>
              {words('boxAdd')}
            </Button>
          </span>
        }
      >
        <div onPaste={paste}>
          <BoxesGrid boxes={boxes} problems={problems} onChange={edit} />
        </div>
      </Card>
      {count > 0 && (
        <UnsavedBar
          says={words('boxChangedCount', { count })}
          isBusy={saving.isPending}
          onDiscard={discard}
          onSave={() => void own.save()}
        />
      )}
      {own.conflict && (
        <RowConflictSheet
          {...own.conflict}
          isBusy={saving.isPending}
          nameOf={(box, among) => {
            if (box.containerNo) return box.containerNo;
            return own.known.rows.includes(box)
              ? words('boxOfRow', { row: among.indexOf(box) + 1 })
              : words('boxUnnumbered');
          }}
          columnName={(column) => columnName(column as BoxColumn, words)}
          cell={(box, column) => cellText(column as BoxColumn, box?.[column], words)}
        />
      )}
      {pasted !== undefined && (
        <PasteBoxesSheet
          text={pasted}
          type={boxes.at(-1)?.type ?? '40HQ'}
          onTake={(taken) => {
            edit(withPasted(boxes, taken, newCommandId));
            setPasted(undefined);
          }}
          onClose={() => setPasted(undefined)}
        />
      )}
      {showsDemurrage && <DemurrageSheet shipment={shipment} onClose={() => setShowsDemurrage(false)} />}
    </>
  );
}

/** The next one is most often of the same type and booking. */
const like = (last: EditedBox | undefined) => (last ? { type: last.type, soNo: last.soNo } : {});
