import { type ShipmentDetail, saveShipmentBoxes } from '@fairway/contract/shipments.ts';
import { type ClipboardEvent, useState } from 'react';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { toast } from '../../ui/toast.ts';
import { useLeaveQuestion } from '../../ui/use-leave-question.ts';
import { useCommand } from '../../wire/calls.ts';
import { newCommandId } from '../../wire/command-id.ts';
import { BoxesCard } from '../detail/boxes-card.tsx';
import { DemurrageSheet } from '../detail/demurrage-sheet.tsx';
import { trackingReads } from '../detail/shipment-reads.ts';
import { BoxesGrid } from './boxes-grid.tsx';
import { boxChanges, type EditedBox, editedOf, newBox, withPasted } from './edited-boxes.ts';
import { PasteBoxesSheet } from './paste-boxes-sheet.tsx';
import { useSaved } from './use-newest.ts';

const shownLonger = 3_000;

/** The boxes as a grid one types and pastes into; everything is saved at once. */
export function BoxesTab({ shipment }: { shipment: ShipmentDetail }) {
  const words = useWords();
  const saved = useSaved();
  const saving = useCommand(saveShipmentBoxes, { refreshes: trackingReads });
  const [edited, setEdited] = useState<EditedBox[]>();
  const [pasted, setPasted] = useState<string>();
  const [showsDemurrage, setShowsDemurrage] = useState(false);
  const boxes = edited ?? editedOf(shipment.boxes);
  const changes = boxChanges(boxes, shipment.boxes);
  const count = changes.add.length + changes.change.length + changes.remove.length;
  useLeaveQuestion(count > 0);
  const save = async () => {
    const act = saving.mutateAsync({
      params: { id: shipment.id },
      body: { version: shipment.version, ...changes },
    });
    const done = await saved(act);
    if (!done) return;
    setEdited(undefined);
    const odd = done.warnings.map(({ containerNo }) => containerNo).join(words('listComma'));
    toast(odd ? words('boxSavedOdd', { numbers: odd }) : words('deskSaved'), shownLonger);
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
            <Button
              icon="plus"
              onClick={() => setEdited([...boxes, newBox(newCommandId(), like(boxes.at(-1)))])}
            >
              {words('boxAdd')}
            </Button>
          </span>
        }
      >
        <div onPaste={paste}>
          <BoxesGrid boxes={boxes} onChange={setEdited} />
        </div>
      </Card>
      {count > 0 && (
        <div className="basic-save" role="status">
          <span>{words('boxChangedCount', { count })}</span>
          <Button onClick={() => setEdited(undefined)}>{words('deskDiscard')}</Button>
          <Button look="primary" busy={saving.isPending} onClick={() => void save()}>
            {words('save')}
          </Button>
        </div>
      )}
      {pasted !== undefined && (
        <PasteBoxesSheet
          text={pasted}
          type={boxes.at(-1)?.type ?? '40HQ'}
          onTake={(taken) => {
            setEdited(withPasted(boxes, taken, newCommandId));
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
