import { useWords } from '../../language/words.ts';
import { Icon } from '../../ui/icon.tsx';
import type { EditProps, FieldPart, ViewProps } from '../part.ts';
import { ClearButton } from './clear-button.tsx';
import './colour.css';
import { ShownText } from './shown-text.tsx';

const swatches = [
  '#d93026',
  '#e8710a',
  '#f5b400',
  '#188038',
  '#12827c',
  '#1b5fd0',
  '#6a3fc4',
  '#b3246f',
  '#5f6b7a',
  '#1a2230',
];

/** A few colours at hand, and any other by the device's own palette. */
function ColourEdit(props: EditProps) {
  const { value, onChange, ties, compact } = props;
  const words = useWords();
  const colour = colourOf(value);
  const { 'aria-required': _, 'aria-invalid': isInvalid, id, ...group } = ties;
  return (
    <fieldset {...group} className="form-colours">
      {!compact &&
        swatches.map((one) => (
          <button
            key={one}
            type="button"
            className="form-colour"
            style={{ backgroundColor: one }}
            aria-label={words('formColourOf', { value: one })}
            aria-pressed={colour === one}
            onClick={() => onChange(one)}
          >
            {colour === one && <Icon name="check" size={18} />}
          </button>
        ))}
      <label className="form-colour-other">
        <input
          type="color"
          id={id}
          aria-label={`${ties['aria-label'] ?? ''} ${words('formColourOther')}`.trim()}
          aria-invalid={isInvalid}
          value={asPalette(colour)}
          onChange={(event) => onChange(event.target.value)}
        />
        <span aria-hidden="true">{colour ?? words('formColourOther')}</span>
      </label>
      <ClearButton {...props} />
    </fieldset>
  );
}

function ColourView({ value, compact }: ViewProps) {
  const colour = colourOf(value);
  if (!colour) return <ShownText text="" compact={compact} />;
  return (
    <span className="form-colour-read">
      <span className="form-colour" style={{ backgroundColor: colour }} aria-hidden="true" />
      {colour}
    </span>
  );
}

const written = /^(?:#[0-9a-f]{3,8}|rgba?\([\d\s.,%]{5,40}\))$/i;
const colourOf = (value: unknown): string | undefined =>
  typeof value === 'string' && written.test(value) ? value.toLowerCase() : undefined;

/** The palette knows no other notation. */
function asPalette(colour = ''): string {
  if (/^#[0-9a-f]{6}/.test(colour)) return colour.slice(0, 7);
  return /^#[0-9a-f]{3}$/.test(colour) ? colour.replace(/[0-9a-f]/g, '$&$&') : '#000000';
}

export const colourPart: FieldPart = {
  Edit: ColourEdit,
  View: ColourView,
  parse: (text) => (text.trim() === '' ? null : colourOf(text.trim())),
};
