import type { TransportMode } from '@fairway/contract/freight-rates.ts';
import { useRef, useState } from 'react';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { DropDown } from '../../ui/drop-down.tsx';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { desktop, useMedia } from '../../ui/use-media.ts';
import './cargo-choice.css';
import { CargoFields } from './cargo-fields.tsx';
import { type CargoFields as Cargo, cargoText } from './cargo-text.ts';

interface CargoChoiceProps {
  mode: TransportMode;
  value: Cargo;
  onChange: (cargo: Cargo) => void;
}

/** Boxes or weight, chosen in what hangs from the field; a phone has a sheet for it. */
export function CargoChoice({ mode, value, onChange }: CargoChoiceProps) {
  const words = useWords();
  const isDesk = useMedia(desktop);
  const box = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = (isLeft: boolean) => {
    setIsOpen(false);
    if (!isLeft) box.current?.querySelector('button')?.focus();
  };
  const fields = <CargoFields mode={mode} value={value} onChange={onChange} />;
  return (
    <div ref={box} className="cargo-choice">
      <Field label={words('rateCargo')}>
        {(ties) => (
          <button
            type="button"
            {...ties}
            className="cargo-choice-open number"
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            <span>{cargoText(mode, value, words)}</span>
            <Icon name="chevron" size={18} />
          </button>
        )}
      </Field>
      {isDesk ? (
        <DropDown anchor={box} open={isOpen} onClose={close} width="own">
          <div role="dialog" aria-label={words('rateCargo')} className="cargo-choice-box">
            {fields}
          </div>
        </DropDown>
      ) : (
        <Sheet
          title={words('rateCargo')}
          open={isOpen}
          onClose={() => setIsOpen(false)}
          actions={
            <Button look="primary" onClick={() => setIsOpen(false)}>
              {words('confirm')}
            </Button>
          }
        >
          {fields}
        </Sheet>
      )}
    </div>
  );
}
