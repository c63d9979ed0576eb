import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useWords } from '../../language/words.ts';
import { DropDown } from '../../ui/drop-down.tsx';
import type { EditProps, FieldPart, ViewProps } from '../part.ts';
import './auto-complete.css';
import { usePick } from './picked/use-pick.ts';
import { ShownText } from './shown-text.tsx';
import { type Suggestion, useSuggestions } from './suggested/use-suggestions.ts';
import { textValue } from './text-value.ts';

const none = -1;

/** A text one types, with what others have written offered below. ↑ ↓ walk, Enter takes, Esc closes. */
function EditAutoComplete(props: EditProps) {
  const { field, value, place, onChange, ties } = props;
  const words = useWords();
  const listId = useId();
  const box = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(none);
  const pick = usePick(props);
  const text = textValue(value);
  const suggestions = useSuggestions(field, place, text, isOpen);
  const isShown = isOpen && suggestions.length > 0;

  const open = () => {
    setIsOpen(true);
    setActive(none);
  };
  const close = () => setIsOpen(false);
  const take = ({ text: chosen, row }: Suggestion) => {
    if (row) pick(chosen, row);
    else onChange(chosen);
    close();
  };
  const walk = (by: 1 | -1) => {
    if (!isShown) return open();
    const count = suggestions.length + 1;
    setActive(((active + 1 + by + count) % count) - 1);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const found = suggestions[active];
    const acts: Record<string, (() => void) | undefined> = {
      ArrowDown: () => walk(1),
      ArrowUp: isShown ? () => walk(-1) : undefined,
      Enter: isShown && found ? () => take(found) : undefined,
      Escape: isShown ? close : undefined,
    };
    if (event.key === 'Tab') close();
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return (
    <div ref={box} className="form-box form-suggesting">
      <input
        {...ties}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={isShown ? listId : undefined}
        aria-activedescendant={isShown && active !== none ? `${listId}-${active}` : undefined}
        autoComplete="off"
        value={text}
        placeholder={field.placeholder}
        onFocus={open}
        onClick={open}
        onBlur={close}
        onChange={(event) => {
          onChange(event.target.value === '' ? null : event.target.value);
          open();
        }}
        onKeyDown={press}
      />
      <DropDown anchor={box} open={isShown} onClose={close} manual>
        <div
          id={listId}
          className="suggestions"
          role="listbox"
          aria-label={words('pickerSuggestions', { label: ties['aria-label'] ?? field.label })}
        >
          {suggestions.map((suggestion, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus and has the keys
            <div
              key={suggestion.text}
              id={`${listId}-${index}`}
              ref={(line) => {
                if (index === active) line?.scrollIntoView({ block: 'nearest' });
              }}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              // A press must not take the focus from the field before it is a choice.
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => take(suggestion)}
            >
              {suggestion.text}
            </div>
          ))}
        </div>
      </DropDown>
      <span className="visually-hidden" role="status">
        {isShown && words('pickerSuggestionsCount', { count: suggestions.length })}
      </span>
    </div>
  );
}

const ViewAutoComplete = ({ value, compact }: ViewProps) => (
  <ShownText text={textValue(value)} compact={compact} />
);

export const autoCompletePart: FieldPart = {
  Edit: EditAutoComplete,
  View: ViewAutoComplete,
  parse: (text) => (text === '' ? null : text),
};
