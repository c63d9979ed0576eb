import { containerTypes } from '@fairway/contract/charge-codes.ts';
import type { OrderBox } from '@fairway/contract/order-fields.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Stepper } from '../../freight/cargo/stepper.tsx';
import { useWords } from '../../language/words.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { load } from '../../wire/calls.ts';
import './box-fields.css';

const usualTypes = ['20GP', '40GP', '40HQ', '45HQ'];
const most = 99;
/** Boxes that cool have an R behind their length: 20RF, 40RH. */
const cools = (type: string): boolean => /^\d{2}R/.test(type);

interface BoxFieldsProps {
  boxes: readonly OrderBox[];
  onChange: (boxes: OrderBox[]) => void;
}

/** How many of which boxes, whose they are, and how cold. */
export function BoxFields({ boxes, onChange }: BoxFieldsProps) {
  const words = useWords();
  const [added, setAdded] = useState<readonly string[]>([]);
  const known = useQuery({
    ...load(containerTypes.options, { query: { pageSize: 50 } }),
    staleTime: 5 * 60_000,
    meta: { quiet: true },
  });
  const shown = [...new Set([...usualTypes, ...boxes.map(({ type }) => type), ...added])];
  const others = (known.data?.list ?? []).filter(({ enCode }) => !shown.includes(enCode));
  const of = (type: string) => boxes.find((box) => box.type === type);
  const set = (type: string, changes: Partial<OrderBox>) => {
    const before = of(type) ?? { type, count: 0, isShipperOwned: false, temperature: null };
    const next = { ...before, ...changes };
    onChange(
      shown.flatMap((one) => {
        const box = one === type ? next : of(one);
        return box && box.count > 0 ? [box] : [];
      }),
    );
  };
  return (
    <div className="box-fields">
      <ul aria-label={words('orderBoxes')}>
        {shown.map((type) => {
          const box = of(type);
          return (
            <li key={type}>
              <span className="box-type">{type}</span>
              <Stepper
                label={type}
                value={box?.count ?? 0}
                least={0}
                most={most}
                onChange={(count) => set(type, { count })}
              />
              {box && (
                <span className="box-more">
                  <label>
                    <input
                      type="checkbox"
                      aria-label={words('orderBoxOwnedOf', { type })}
                      checked={box.isShipperOwned}
                      onChange={(event) => set(type, { isShipperOwned: event.target.checked })}
                    />
                    {words('orderBoxOwned')}
                  </label>
                  {cools(type) && (
                    <TextField
                      label={words('orderBoxTemperature', { type })}
                      value={box.temperature ?? ''}
                      maxLength={5}
                      onChange={(event) => set(type, { temperature: event.target.value || null })}
                    />
                  )}
                </span>
              )}
            </li>
          );
        })}
      </ul>
      {others.length > 0 && (
        <SelectField
          label={words('cargoOtherBox')}
          placeholder={words('cargoOtherBoxHint')}
          value=""
          options={others.map(({ enCode, line }) => ({ value: enCode, label: `${enCode} ${line}`.trim() }))}
          onChange={({ target }) => {
            if (!target.value) return;
            setAdded([...added, target.value]);
            onChange([...boxes, { type: target.value, count: 1, isShipperOwned: false, temperature: null }]);
          }}
        />
      )}
    </div>
  );
}
