import { useLanguage, useWords } from '../language/words.ts';
import { StateLabel } from '../ui/state-label.tsx';
import { type EntityDescription, fieldsOf, type EntityRow as Row } from './entity-description.ts';
import './entity-row.css';
import { rowText } from './field-text.ts';

interface EntityRowProps {
  description: EntityDescription;
  row: Row;
}

/** A record in a list of cards: what it is called, its state, and what tells it from others. */
export function EntityRow({ description, row }: EntityRowProps) {
  const words = useWords();
  const language = useLanguage();
  const fields = new Map(fieldsOf(description).map((field) => [field.field, field]));
  const facts = description.cardFields.flatMap((name) => {
    const field = fields.get(name);
    const text = field ? rowText(field, row, words) : '';
    return field && text ? [{ name, label: words(field.heading ?? field.label), text }] : [];
  });
  return (
    <span className="entity-row">
      <span className="entity-row-head">
        <span className="entity-row-name">{description.nameOf(row, language)}</span>
        <EntityState description={description} row={row} />
      </span>
      <span className="entity-row-facts">
        {facts.map(({ name, label, text }) => (
          <span key={name} className="entity-row-fact">
            <span className="entity-row-label">{label}</span> <span className="number">{text}</span>
          </span>
        ))}
      </span>
    </span>
  );
}

/** That it is retired, or else the state its own field tells. */
export function EntityState({ description, row }: EntityRowProps) {
  const words = useWords();
  if (!row.isEnabled) return <StateLabel tone="neutral">{words('entityRetired')}</StateLabel>;
  const field = fieldsOf(description).find((one) => one.field === description.stateField);
  if (field?.kind !== 'choice') return null;
  const tone = field.tones?.[String(row[field.field])] ?? 'neutral';
  return <StateLabel tone={tone}>{rowText(field, row, words)}</StateLabel>;
}
