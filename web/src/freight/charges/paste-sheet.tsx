import { AppError } from '@fairway/contract/app-error.ts';
import { chargeCodes } from '@fairway/contract/charge-codes.ts';
import {
  addLocalCharges,
  type Direction,
  directions,
  localCharges,
} from '@fairway/contract/local-charges.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EntityPicker } from '../../entities/entity-picker.tsx';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast.ts';
import { load, useCommand } from '../../wire/calls.ts';
import { companyToday } from '../rate-dates.ts';
import { unitWords } from '../rate-words.ts';
import { directionWords, payeeWords } from '../tariff/tariff-words.ts';
import './paste-sheet.css';
import { type PastedCharge, type PastedColumn, pastedColumns, readPasted } from './read-pasted.ts';

const mostLines = 200;

const columnWords = {
  code: 'tariffCode',
  unit: 'tariffUnit',
  '20GP': 'rateBox20GP',
  '40GP': 'rateBox40GP',
  '40HQ': 'rateBox40HQ',
  '45HQ': 'rateBox45HQ',
  price: 'tariffFlat',
  currency: 'rateCurrency',
  payTo: 'tariffPayee',
  vatRate: 'tariffTaxRate',
  validFrom: 'rateValidFrom',
  validTo: 'rateValidTo',
  remark: 'mdRemark',
} as const satisfies Record<PastedColumn, string>;

/** Lines of a sheet as charges of one port: looked at first, then all of them are saved or none. */
export function PasteSheet({ onClose }: { onClose: () => void }) {
  const words = useWords();
  const [portId, setPortId] = useState('');
  const [carrierId, setCarrierId] = useState('');
  const [direction, setDirection] = useState<Direction>('export');
  const [text, setText] = useState('');
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const codes = useQuery(load(chargeCodes.options, { query: { pageSize: 200 } }));
  const idOf = new Map((codes.data?.list ?? []).map(({ id, enCode }) => [enCode, id]));
  const named = <K extends string>(all: Readonly<Record<K, Parameters<typeof words>[0]>>) =>
    Object.fromEntries(Object.entries(all).map(([key, word]) => [key, words(word as 'mdUnitCtn')])) as Record<
      K,
      string
    >;
  const lines = readPasted(text, {
    names: { units: named(unitWords), payees: named(payeeWords) },
    knows: (code) => idOf.has(code),
    today: companyToday(),
  });
  const adding = useCommand(addLocalCharges, {
    refreshes: [localCharges.list, localCharges.get],
    quiet: true,
  });
  const wrong = lines.filter(({ problems }) => problems.length > 0).length;
  const canSave = portId !== '' && lines.length > 0 && lines.length <= mostLines && wrong === 0;
  const save = async () => {
    const rows = lines.map(({ code, problems: _, ...line }) => ({
      ...{ ...line, portId, direction, chargeCodeId: idOf.get(code) ?? '' },
      carrierId: carrierId || null,
    }));
    try {
      const { count } = await adding.mutateAsync({ body: { rows } });
      toast(words('chargesPasted', { count }));
      onClose();
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      setRefused(error.fields ?? {});
      toast(error.message, 3_000);
    }
  };
  return (
    <Sheet
      title={words('chargesPaste')}
      open
      onClose={onClose}
      fill
      actions={
        <Button look="primary" disabled={!canSave} busy={adding.isPending} onClick={() => void save()}>
          {words('chargesPasteSave', { count: lines.length })}
        </Button>
      }
    >
      <div className="paste-sheet">
        <div className="paste-scope">
          <EntityPicker
            entity="Port"
            label={words('tariffPort')}
            values={portId ? [portId] : []}
            onChange={([next = '']) => setPortId(next)}
          />
          <EntityPicker
            entity="Carrier"
            label={words('tariffCarrier')}
            placeholder={words('tariffGeneral')}
            values={carrierId ? [carrierId] : []}
            onChange={([next = '']) => setCarrierId(next)}
          />
          <Choice
            label={words('tariffDirection')}
            value={direction}
            options={directions.map((value) => ({ value, label: words(directionWords[value]) }))}
            onChange={setDirection}
          />
        </div>
        <TextArea
          label={words('chargesPasteLabel')}
          hint={pastedColumns.map((column) => words(columnWords[column])).join(' · ')}
          rows={5}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setRefused({});
          }}
        />
        {lines.length > mostLines && <p role="alert">{words('chargesPasteMost', { most: mostLines })}</p>}
        {wrong > 0 && <p role="status">{words('chargesPasteWrong', { count: wrong })}</p>}
        {lines.length > 0 && <Preview lines={lines.slice(0, mostLines)} refused={refused} />}
      </div>
    </Sheet>
  );
}

interface PreviewProps {
  lines: readonly PastedCharge[];
  refused: Readonly<Record<string, string>>;
}

/** What the lines were read as; what is wrong is marked where it stands. */
function Preview({ lines, refused }: PreviewProps) {
  const words = useWords();
  const refusalOf = (index: number) =>
    Object.entries(refused)
      .filter(([path]) => path === `rows.${index}` || path.startsWith(`rows.${index}.`))
      .map(([, problem]) => problem)
      .join(' ');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keys
    <section className="paste-preview" tabIndex={0} aria-label={words('chargesPastePreview')}>
      <table>
        <thead>
          <tr>
            <th scope="col">#</th>
            {pastedColumns.map((column) => (
              <th key={column} scope="col">
                {words(columnWords[column])}
              </th>
            ))}
            <th scope="col">{words('chargesPasteProblem')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place
            <tr key={index}>
              <th scope="row" className="number">
                {index + 1}
              </th>
              {pastedColumns.map((column) => {
                const problem = line.problems.find((one) => one.column === column);
                return (
                  <td key={column} className={problem ? 'paste-wrong number' : 'number'}>
                    {problem ? problem.value || '?' : shownOf(line, column, words)}
                  </td>
                );
              })}
              <td className="paste-problem">
                {line.problems
                  .map(({ column }) => words('chargesPasteBad', { column: words(columnWords[column]) }))
                  .join(' ')}
                {refusalOf(index)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function shownOf(line: PastedCharge, column: PastedColumn, words: ReturnType<typeof useWords>): string {
  if (column === 'unit') return words(unitWords[line.unit]);
  if (column === 'payTo') return words(payeeWords[line.payTo]);
  if (column === '20GP' || column === '40GP' || column === '40HQ' || column === '45HQ')
    return line.prices[column] ?? '';
  return line[column] ?? '';
}
