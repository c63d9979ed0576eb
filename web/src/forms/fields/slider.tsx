import type { FormField } from '@fairway/contract/forms.ts';
import type { EditProps, FieldPart } from '../part.ts';
import { NumberView } from './number.tsx';
import { digitsOf, typedNumber } from './number-text.ts';
import './slider.css';

const boundsOf = ({ least = 0, most = 100, step }: FormField) => ({
  min: least,
  max: most,
  step: step !== undefined && step > 0 ? step : 1,
});

function SliderEdit({ field, value, onChange, ties }: EditProps) {
  const { min, max, step } = boundsOf(field);
  const isSet = typeof value === 'number';
  const { 'aria-required': _, ...known } = ties;
  return (
    <div className="form-slider">
      <input
        {...known}
        type="range"
        min={min}
        max={max}
        step={step}
        value={isSet ? value : min}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      <output className="number" htmlFor={ties.id}>
        {isSet ? `${digitsOf(value)}${field.suffix ?? ''}` : '—'}
      </output>
    </div>
  );
}

export const sliderPart: FieldPart = {
  Edit: SliderEdit,
  View: NumberView,
  parse: (text) => {
    const value = typedNumber(text);
    return typeof value === 'string' ? undefined : value;
  },
};
