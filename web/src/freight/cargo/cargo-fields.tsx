import { containerTypes } from '@fairway/contract/charge-codes.ts';
import type { TransportMode } from '@fairway/contract/freight-rates.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { load } from '../../wire/calls.ts';
import { type CargoFields as Cargo, isByBox, isQuantity, type Piece } from './cargo-text.ts';
import './cargo-fields.css';
import { Stepper } from './stepper.tsx';

interface CargoFieldsProps {
  mode: TransportMode;
  value: Cargo;
  onChange: (value: Cargo) => void;
  /** Boxes have a weight too, where it decides about surcharges. */
  withWeight?: boolean;
}

/** What is to be carried: boxes, or weight and volume, by air with the pieces. */
export function CargoFields({ mode, value, onChange, withWeight = false }: CargoFieldsProps) {
  const words = useWords();
  const change = (changes: Partial<Cargo>) => onChange({ ...value, ...changes });
  const wrong = (text: string) =>
    text !== '' && !isQuantity(text) ? words('cargoQuantityWrong') : undefined;
  return (
    <div className="cargo-fields">
      {isByBox(mode) && <BoxSteppers value={value} onChange={change} />}
      {(!isByBox(mode) || withWeight) && (
        <div className="cargo-weights">
          <TextField
            label={words('cargoGross')}
            inputMode="decimal"
            value={value.grossKg}
            error={wrong(value.grossKg)}
            after={<span className="cargo-unit">kg</span>}
            onChange={(event) => change({ grossKg: event.target.value.trim() })}
          />
          <TextField
            label={words('cargoVolume')}
            inputMode="decimal"
            value={value.cbm}
            error={wrong(value.cbm)}
            after={<span className="cargo-unit">m³</span>}
            onChange={(event) => change({ cbm: event.target.value.trim() })}
          />
        </div>
      )}
      {mode === 'AIR' && <Pieces value={value} onChange={change} />}
    </div>
  );
}

const usualTypes = ['20GP', '40GP', '40HQ', '45HQ'];

interface PartProps {
  value: Cargo;
  onChange: (changes: Partial<Cargo>) => void;
}

function BoxSteppers({ value: { boxes }, onChange }: PartProps) {
  const words = useWords();
  const [added, setAdded] = useState<readonly string[]>([]);
  const known = useQuery({
    ...load(containerTypes.options, { query: { pageSize: 50 } }),
    staleTime: 5 * 60_000,
    meta: { quiet: true },
  });
  const shown = [...new Set([...usualTypes, ...boxes.map(({ type }) => type), ...added])];
  const others = (known.data?.list ?? []).filter(({ enCode }) => !shown.includes(enCode));
  const countOf = (type: string) => boxes.find((box) => box.type === type)?.count ?? 0;
  const set = (type: string, count: number) =>
    onChange({
      boxes: shown.flatMap((one) => {
        const wanted = one === type ? count : countOf(one);
        return wanted > 0 ? [{ type: one, count: wanted }] : [];
      }),
    });
  return (
    <>
      <ul className="cargo-boxes" aria-label={words('cargoBoxes')}>
        {shown.map((type) => (
          <li key={type}>
            <span className="cargo-box-type">{type}</span>
            <Stepper
              label={type}
              value={countOf(type)}
              least={0}
              most={999}
              onChange={(to) => set(type, to)}
            />
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <SelectField
          label={words('cargoOtherBox')}
          placeholder={words('cargoOtherBoxHint')}
          value=""
          options={others.map(({ enCode, fullName, line }) => ({
            value: enCode,
            label: [...new Set([enCode, fullName, line])].filter(Boolean).join(' '),
          }))}
          onChange={({ target }) => {
            if (!target.value) return;
            setAdded([...added, target.value]);
            onChange({ boxes: [...boxes, { type: target.value, count: 1 }] });
          }}
        />
      )}
    </>
  );
}

const emptyPiece: Piece = { length: '', width: '', height: '', count: 1 };

function Pieces({ value: { pieces }, onChange }: PartProps) {
  const words = useWords();
  // What is half typed stays here; only whole ones count.
  const set = (index: number, changes: Partial<Piece>) =>
    onChange({ pieces: pieces.map((piece, at) => (at === index ? { ...piece, ...changes } : piece)) });
  const sides = [
    ['length', words('cargoLength')],
    ['width', words('cargoWidth')],
    ['height', words('cargoHeight')],
  ] as const;
  return (
    <div className="cargo-pieces">
      {pieces.map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name, and are only added at the end
        <fieldset key={index} className="cargo-piece">
          <legend className="visually-hidden">{words('cargoPiece', { number: index + 1 })}</legend>
          {sides.map(([side, label]) => (
            <TextField
              key={side}
              label={label}
              inputMode="decimal"
              value={piece[side]}
              onChange={(event) => set(index, { [side]: event.target.value.trim() })}
            />
          ))}
          <TextField
            label={words('cargoCount')}
            inputMode="numeric"
            value={String(piece.count || '')}
            onChange={(event) =>
              set(index, { count: Number(event.target.value.replace(/\D/g, '').slice(0, 5)) })
            }
          />
          <IconButton
            icon="trash"
            label={words('cargoPieceRemove', { number: index + 1 })}
            onClick={() => onChange({ pieces: pieces.filter((_, at) => at !== index) })}
          />
        </fieldset>
      ))}
      <Button look="quiet" icon="plus" onClick={() => onChange({ pieces: [...pieces, emptyPiece] })}>
        {words('cargoPieceAdd')}
      </Button>
    </div>
  );
}
