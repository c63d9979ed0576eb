import { type FormEvent, Fragment, useId, useState } from 'react';
import { useWords } from '../../language/words.ts';
import { Button } from '../button.tsx';
import { DateField } from '../dates/date-field.tsx';
import type { FieldWords } from '../field.tsx';
import { TextField } from '../text-field.tsx';
import { choicesOf, choicesText, type Filter, numberOf, type Range, rangeOf, rangeText } from './filter.ts';
import './filter-editor.css';

interface FilterEditorProps {
  name: string;
  filter: Filter;
  value: string;
  onChange: (value: string) => void;
  /** The person is done with it. */
  onDone: () => void;
}

/** Where a filter is chosen: choices act at once, what is typed when it is complete. */
export function FilterEditor({ name, filter, value, onChange, onDone }: FilterEditorProps) {
  if (filter.kind === 'own') return <div className="filter-editor">{filter.editor(value, onChange)}</div>;
  if (filter.kind === 'choice')
    return <Choices name={name} filter={filter} value={value} onChange={onChange} onDone={onDone} />;
  return <Written name={name} filter={filter} value={value} onChange={onChange} onDone={onDone} />;
}

function Choices(props: FilterEditorProps & { filter: Extract<Filter, { kind: 'choice' }> }) {
  const { name, filter, value, onChange, onDone } = props;
  const words = useWords();
  const [sought, setSought] = useState('');
  const group = useId();
  const chosen = choicesOf(value);
  const toggle = (one: string) => {
    const others = chosen.filter((each) => each !== one);
    const isOn = others.length < chosen.length;
    if (filter.single) {
      onChange(isOn ? '' : choicesText([one]));
      onDone();
    } else onChange(choicesText(isOn ? others : [...chosen, one]));
  };
  const shown = filter.options.filter(({ label, group: above = '' }) =>
    [label, above].some((text) => text.toLowerCase().includes(sought.trim().toLowerCase())),
  );
  return (
    <fieldset className="filter-editor">
      <legend className="visually-hidden">{name}</legend>
      {filter.options.length > 8 && (
        <input
          type="search"
          className="filter-editor-search"
          aria-label={words('search')}
          placeholder={words('search')}
          value={sought}
          onChange={(event) => setSought(event.target.value)}
        />
      )}
      <div className="filter-editor-choices">
        {shown.map((option, at) => (
          <Fragment key={option.value}>
            {option.group && option.group !== shown[at - 1]?.group && (
              <p className="filter-editor-group">{option.group}</p>
            )}
            <label>
              <input
                type={filter.single ? 'radio' : 'checkbox'}
                name={group}
                checked={chosen.includes(option.value)}
                onChange={() => toggle(option.value)}
              />
              <span>{option.label}</span>
            </label>
          </Fragment>
        ))}
        {shown.length === 0 && <p className="filter-editor-none">{words('noMatch')}</p>}
      </div>
    </fieldset>
  );
}

function Written({ name, filter, value, onChange, onDone }: FilterEditorProps) {
  const words = useWords();
  const isRange = filter.kind !== 'text';
  const [range, setRange] = useState<Range>(isRange ? rangeOf(value) : { from: value, to: '' });
  const isWrong = isRange && !isOrdered(filter.kind, range);
  const apply = (event: FormEvent) => {
    event.preventDefault();
    if (isWrong) return;
    onChange(isRange ? rangeText(range) : range.from.trim());
    onDone();
  };
  const field = (props: FieldWords & { value: string; onChange: (text: string) => void }) =>
    filter.kind === 'dates' ? (
      <DateField {...props} kind="day" />
    ) : (
      <TextField
        {...props}
        {...numeric}
        placeholder={isRange ? undefined : words('tableContainsHint')}
        maxLength={100}
        onChange={(event) => props.onChange(event.target.value)}
      />
    );
  const numeric = filter.kind === 'number' ? { inputMode: 'decimal' as const } : {};
  const labels = {
    text: [name],
    dates: [words('dateFrom'), words('dateTo')],
    number: [words('tableFrom'), words('tableTo')],
    choice: [],
    own: [],
  }[filter.kind];
  return (
    <form className="filter-editor" onSubmit={apply}>
      {field({
        label: labels[0] ?? name,
        value: range.from,
        onChange: (from) => setRange({ ...range, from }),
      })}
      {isRange &&
        field({
          label: labels[1] ?? name,
          value: range.to,
          error: isWrong ? words(filter.kind === 'dates' ? 'dateOrder' : 'tableRangeWrong') : undefined,
          onChange: (to) => setRange({ ...range, to }),
        })}
      <div className="filter-editor-acts">
        <Button
          onClick={() => {
            onChange('');
            onDone();
          }}
        >
          {words('reset')}
        </Button>
        <Button look="primary" type="submit">
          {words('applyFilter')}
        </Button>
      </div>
    </form>
  );
}

function isOrdered(kind: Filter['kind'], { from, to }: Range): boolean {
  if (kind === 'dates') return from === '' || to === '' || from <= to;
  const [least, most] = [numberOf(from), numberOf(to)];
  if ((from.trim() !== '' && least === undefined) || (to.trim() !== '' && most === undefined)) return false;
  return least === undefined || most === undefined || least <= most;
}
