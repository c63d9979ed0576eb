import type { WrittenBox } from '@fairway/contract/shipment-fields.ts';
import { readPastedBoxes } from '@fairway/contract/shipments.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSettled } from '../../freight/use-settled.ts';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import '../../ui/form.css';
import { Sheet } from '../../ui/sheet.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { load } from '../../wire/calls.ts';
import './paste-boxes-sheet.css';

interface PasteBoxesSheetProps {
  /** What was pasted already. */
  text: string;
  /** Of boxes whose line does not say it. */
  type: string;
  onTake: (boxes: WrittenBox[]) => void;
  onClose: () => void;
}

/** Lines of a sheet as boxes: looked at first, then they stand in the grid. */
export function PasteBoxesSheet({ text: pasted, type, onTake, onClose }: PasteBoxesSheetProps) {
  const words = useWords();
  const [text, setText] = useState(pasted);
  const settled = useSettled(text);
  const asked = useQuery({
    ...load(readPastedBoxes, { body: { text: settled, type } }),
    enabled: settled.trim() !== '',
    meta: { quiet: true },
  });
  const read = settled.trim() === '' ? undefined : asked.data;
  const boxes = read?.boxes ?? [];
  const warned = new Map(read?.warnings.map((one) => [one.containerNo, one]));
  return (
    <Sheet
      title={words('boxPaste')}
      open
      wide
      onClose={onClose}
      actions={
        <Button
          look="primary"
          disabled={boxes.length === 0 || asked.isFetching || settled !== text}
          onClick={() => onTake(boxes)}
        >
          {words('boxTake', { count: boxes.length })}
        </Button>
      }
    >
      <div className="form-stack">
        <TextArea
          label={words('boxPasteLabel')}
          hint={words('boxPasteHint')}
          rows={5}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {asked.isError && <p role="alert">{asked.error.message}</p>}
        {boxes.length > 0 && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keys
          <section className="paste-boxes" tabIndex={0} aria-label={words('boxPastePreview')}>
            <table className="number">
              <thead>
                <tr>
                  <th scope="col">{words('referenceContainer')}</th>
                  <th scope="col">{words('boxOfType')}</th>
                  <th scope="col">{words('trackSeal')}</th>
                  <th scope="col">{words('paperPackages')}</th>
                  <th scope="col">{words('deskGrossKg')}</th>
                  <th scope="col">{words('deskCbm')}</th>
                </tr>
              </thead>
              <tbody>
                {boxes.map((box, index) => {
                  const warning = warned.get(box.containerNo);
                  return (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place
                    <tr key={index}>
                      <td>
                        {box.containerNo || words('trackBoxUnnamed')}
                        {warning && (
                          <small className="boxes-grid-hint">
                            {warning.expectedDigit !== null
                              ? words('boxDigit', { digit: warning.expectedDigit })
                              : words('boxShape')}
                          </small>
                        )}
                      </td>
                      <td>{box.type}</td>
                      <td>{box.sealNo}</td>
                      <td>{box.packages || ''}</td>
                      <td>{box.grossKg}</td>
                      <td>{box.cbm}</td>
                    </tr>
                  );
                })}
              </tbody>
            </table>
          </section>
        )}
        {read && read.unread.length > 0 && (
          <div className="paste-unread">
            <p>{words('boxUnread', { count: read.unread.length })}</p>
            <ul>
              {read.unread.map(({ line, text: said }) => (
                <li key={line}>{words('boxUnreadLine', { line, text: said })}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Sheet>
  );
}
