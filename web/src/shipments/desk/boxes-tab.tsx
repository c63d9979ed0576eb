import { AppError } from '@fairway/contract/app-error.ts';
import {
  compareShipment,
  getShipment,
  type ShipmentDetail,
  saveShipmentBoxes,
} from '@fairway/contract/shipments.ts';
import { type ClipboardEvent, useState } from 'react';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { toast } from '../../ui/toast.ts';
import { call } from '../../wire/api.ts';
import { load, useCommand } from '../../wire/calls.ts';
import { newCommandId } from '../../wire/command-id.ts';
import { queryClient } from '../../wire/query-client.ts';
import { BoxesCard } from '../detail/boxes-card.tsx';
import { DemurrageSheet } from '../detail/demurrage-sheet.tsx';
import { trackingReads } from '../detail/shipment-reads.ts';
import { BoxConflictSheet } from './box-conflict-sheet.tsx';
import { mergedBoxes, othersDid } from './box-conflicts.ts';
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
import { useUnsaved } from './unsaved-parts.ts';
import { isChangedByOthers } from './use-newest.ts';

const shownLonger = 3_000;

/** The boxes as a grid one types and pastes into; everything is saved at once, under the version it was read as. */
export function BoxesTab({ shipment }: { shipment: ShipmentDetail }) {
  const words = useWords();
  const saving = useCommand(saveShipmentBoxes, { refreshes: trackingReads, quiet: true });
  /** What was there when this person began to type. */
  const [base, setBase] = useState(shipment);
  const [edited, setEdited] = useState<EditedBox[]>();
  const [problems, setProblems] = useState<CellProblems>({});
  const [theirs, setTheirs] = useState<{ shipment: ShipmentDetail; by: string }>();
  const [pasted, setPasted] = useState<string>();
  const [showsDemurrage, setShowsDemurrage] = useState(false);
  // Nothing typed yet: what is shown is always the newest.
  const known = edited ? base : shipment;
  const boxes = edited ?? editedOf(shipment.boxes);
  const changes = boxChanges(boxes, known.boxes);
  const count = changes.add.length + changes.change.length + changes.remove.length;
  useUnsaved('boxes', count > 0);
  const edit = (next: EditedBox[]) => {
    if (!edited) setBase(shipment);
    setEdited(next);
    setProblems({});
  };
  const settle = () => {
    setEdited(undefined);
    setTheirs(undefined);
    setProblems({});
  };
  const newest = () =>
    queryClient.fetchQuery({ ...load(getShipment, { params: { id: shipment.id } }), staleTime: 0 });
  const save = async (on: ShipmentDetail, mine: EditedBox[]): Promise<void> => {
    const params = { id: shipment.id };
    const sent = boxChanges(mine, on.boxes);
    try {
      const done = await saving.mutateAsync({ params, body: { version: on.version, ...sent } });
      await newest();
      settle();
      const odd = done.warnings.map(({ containerNo }) => containerNo).join(words('listComma'));
      toast(odd ? words('boxSavedOdd', { numbers: odd }) : words('deskSaved'), shownLonger);
    } catch (error) {
      if (isChangedByOthers(error)) return compare(on, mine);
      if (!(error instanceof AppError)) return;
      const wrong = cellProblems(error.fields ?? {}, mine, sent);
      const wrongCount = Object.keys(wrong).length;
      setProblems(wrong);
      toast(wrongCount > 0 ? words('boxWrongCells', { count: wrongCount }) : error.message, shownLonger);
    }
  };
  /** Somebody saved before. What they did to the boxes is shown; where they did nothing to them, ours go on top. */
  const compare = async (on: ShipmentDetail, mine: EditedBox[]): Promise<void> => {
    const now = await newest();
    if (othersDid(on.boxes, now.boxes).length === 0) {
      setBase(now);
      return save(now, mine);
    }
    const { changes: made } = await call(compareShipment, {
      params: { id: shipment.id },
      query: { since: on.version },
    });
    const by = made.find(({ differences }) => differences.some(({ field }) => field === 'boxes'));
    setTheirs({ shipment: now, by: by?.creatorUserName ?? '' });
  };
  const keep = (dropped: readonly string[], { shipment: now }: { shipment: ShipmentDetail }) => {
    const merged = mergedBoxes(boxes, known.boxes, now.boxes, dropped);
    setBase(now);
    setEdited(merged);
    setTheirs(undefined);
    void save(now, merged);
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
        <div className="basic-save" role="status">
          <span>{words('boxChangedCount', { count })}</span>
          <Button onClick={settle}>{words('deskDiscard')}</Button>
          <Button look="primary" busy={saving.isPending} onClick={() => void save(known, boxes)}>
            {words('save')}
          </Button>
        </div>
      )}
      {theirs && (
        <BoxConflictSheet
          {...{ mine: boxes, base: known.boxes, theirs: theirs.shipment.boxes, by: theirs.by }}
          isBusy={saving.isPending}
          onKeep={(dropped) => keep(dropped, theirs)}
          onTakeTheirs={settle}
          onClose={() => setTheirs(undefined)}
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
