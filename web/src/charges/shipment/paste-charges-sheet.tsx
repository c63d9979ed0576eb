import type { Reply } from '@fairway/contract/endpoint.ts';
import type { ChargeSide } from '@fairway/contract/money-fields.ts';
import { readPastedCharges } from '@fairway/contract/shipment-charges.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { figureText } from '../../entities/field-text.ts';
import { unitWords } from '../../freight/rate-words.ts';
import { useSettled } from '../../freight/use-settled.ts';
import { type PlainKey, useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import '../../ui/form.css';
import { Sheet } from '../../ui/sheet.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { load } from '../../wire/calls.ts';
import { newCommandId } from '../../wire/command-id.ts';
import { nameText } from '../charge-text.ts';
import { sideWords } from '../charge-words.ts';
import { type EditedCharge, newCharge } from './edited-charges.ts';
import './preview-table.css';

type Read = Reply<typeof readPastedCharges>;
type Column = Read['problems'][number]['column'];

const columnWords = {
  side: 'chargeSide',
  code: 'chargeWhat',
  party: 'chargeParty',
  unit: 'chargeUnit',
  quantity: 'chargeQuantity',
  price: 'chargePrice',
  currency: 'chargeCurrency',
  vatRate: 'chargeVatRate',
  line: 'chargePasteLine',
} as const satisfies Record<Column, PlainKey>;
const columns = Object.keys(columnWords).filter((column) => column !== 'line') as Exclude<Column, 'line'>[];

interface PasteChargesSheetProps {
  shipmentId: string;
  /** What was pasted already. */
  text: string;
  sides: readonly ChargeSide[];
  /** Of lines that do not say it. */
  side: ChargeSide;
  agree: (count: number) => string;
  isBusy?: boolean;
  onTake: (charges: EditedCharge[]) => void;
  onClose: () => void;
}

/** Lines of a sheet as charges: looked at first, with the cells that could not be read. */
export function PasteChargesSheet(props: PasteChargesSheetProps) {
  const { shipmentId, text: pasted, sides, side: first, agree, isBusy = false, onTake, onClose } = props;
  const words = useWords();
  const [text, setText] = useState(pasted);
  const [side, setSide] = useState(first);
  const settled = useSettled(text);
  const asked = useQuery({
    ...load(readPastedCharges, { params: { shipmentId }, body: { text: settled, side } }),
    enabled: settled.trim() !== '',
    meta: { quiet: true },
  });
  const read = settled.trim() === '' ? undefined : asked.data;
  const charges = read?.charges ?? [];
  const take = () =>
    onTake(
      charges.map(({ line: _, partyId, vatKind, vatRate, ...charge }) =>
        newCharge(newCommandId(), charge.side, {
          ...{ ...charge, partyId: partyId ?? '', source: 'paste' as const },
          ...(vatRate !== undefined && { vatRate, vatKind: vatKind ?? 'taxable' }),
        }),
      ),
    );
  return (
    <Sheet
      title={words('chargePaste')}
      open
      wide
      onClose={onClose}
      actions={
        <Button
          look="primary"
          busy={isBusy}
          disabled={charges.length === 0 || asked.isFetching || settled !== text}
          onClick={take}
        >
          {agree(charges.length)}
        </Button>
      }
    >
      <div className="form-stack">
        {sides.length > 1 && (
          <div className="preview-side">
            <span aria-hidden="true">{words('chargePasteSide')}</span>
            <Choice
              label={words('chargePasteSide')}
              value={side}
              options={sides.map((value) => ({ value, label: words(sideWords[value]) }))}
              onChange={setSide}
            />
          </div>
        )}
        <TextArea
          label={words('chargePasteLabel')}
          hint={words('chargePasteHint')}
          rows={5}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {asked.isError && <p role="alert">{asked.error.message}</p>}
        {read && read.problems.length > 0 && (
          <p className="preview-warn" role="status">
            {words('chargePasteFaults', { count: new Set(read.problems.map(({ line }) => line)).size })}
          </p>
        )}
        {read && (charges.length > 0 || read.problems.length > 0) && <Preview read={read} />}
      </div>
    </Sheet>
  );
}

/** Every line in its place: what it was read as, or which of its cells could not be. */
function Preview({ read: { charges, problems } }: { read: Read }) {
  const words = useWords();
  const lines = [...new Set([...charges, ...problems].map(({ line }) => line))].toSorted((a, b) => a - b);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keys
    <section className="preview-table" tabIndex={0} aria-label={words('chargePastePreview')}>
      <table className="number">
        <thead>
          <tr>
            <th scope="col">{words('chargePasteLine')}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {words(columnWords[column])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => {
            const charge = charges.find((one) => one.line === line);
            const wrong = problems.filter((one) => one.line === line);
            return (
              <tr key={line}>
                <th scope="row">{line}</th>
                {charge && columns.map((column) => <td key={column}>{cellText(column, charge, words)}</td>)}
                {!charge &&
                  columns.map((column) => {
                    const problem = wrong.find((one) => one.column === column);
                    return (
                      <td key={column} className={problem && 'preview-wrong'}>
                        {problem && words('chargePasteBad', { cell: problem.cell || '—' })}
                        {column === 'code' &&
                          wrong
                            .filter((one) => one.column === 'line')
                            .map(({ cell }) => words('chargePasteBad', { cell }))
                            .join(' ')}
                      </td>
                    );
                  })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

function cellText(
  column: Exclude<Column, 'line'>,
  charge: Read['charges'][number],
  words: ReturnType<typeof useWords>,
): string {
  switch (column) {
    case 'side':
      return words(sideWords[charge.side]);
    case 'code':
      return nameText(charge);
    case 'party':
      return charge.partyName || words('chargePartyOpen');
    case 'unit':
      return words(unitWords[charge.unit]);
    case 'quantity':
    case 'price':
      return figureText(charge[column]);
    case 'currency':
      return charge.currency;
    case 'vatRate':
      return charge.vatRate === undefined ? words('chargeVatByCode') : `${figureText(charge.vatRate)}%`;
  }
}
