import { formatDate } from '@fairway/domain/time/format-date.ts';
import type { ReactNode } from 'react';
import { type Say, useWords } from '../language/words.ts';
import { Card } from '../ui/card.tsx';
import { Facts } from '../ui/facts.tsx';
import type { EntityDescription, EntityField, EntityRow, RowsField } from './entity-description.ts';
import './entity-facts.css';
import { rowText } from './field-text.ts';
import { useGranted } from './use-granted.ts';

interface EntityFactsProps {
  description: EntityDescription;
  row: EntityRow;
}

/** What is kept of a record, in the groups of its form; what is empty is left out. */
export function EntityFacts({ description, row }: EntityFactsProps) {
  const words = useWords();
  const isGranted = useGranted(description);
  const shown = description.groups.map(({ title, fields }) => ({
    title,
    facts: fields
      .filter(isGranted)
      .map((field): readonly [string, ReactNode, EntityField] => [
        words(field.label),
        factOf(field, row, words),
        field,
      ])
      .filter(([, value]) => value !== '' && value !== null),
  }));
  return (
    <div className="entity-facts">
      {shown
        .filter(({ facts }) => facts.length > 0)
        .map(({ title, facts }) => (
          <Card key={title} title={words(title)}>
            <Facts
              facts={facts
                .filter(([, , field]) => !isSubList(field))
                .map(([label, value]) => [label, value] as const)}
            />
            {facts
              .filter(([, , field]) => isSubList(field))
              .map(([label, value]) => (
                <section key={label} className="entity-facts-rows" aria-label={label}>
                  {facts.length > 1 && <h4>{label}</h4>}
                  {value}
                </section>
              ))}
          </Card>
        ))}
      <p className="entity-facts-saved number">
        {words('entitySavedAt', { time: formatDate(row.lastModifyTime, 'yyyy-MM-dd HH:mm') })}
      </p>
    </div>
  );
}

const isSubList = ({ kind, says }: EntityField): boolean => kind === 'rows' && !says;

function factOf(field: EntityField, row: EntityRow, words: Say): ReactNode {
  if (field.show) return field.show(row);
  if (field.kind === 'rows' && !field.says) {
    const rows = row[field.field];
    return Array.isArray(rows) && rows.length > 0 ? <SubRows field={field} rows={rows} /> : null;
  }
  // That something is not so is told by its absence.
  if (field.kind === 'switch' && row[field.field] !== true) return '';
  return rowText(field, row, words);
}

/** The rows of a sub-list: the first column is the name, the others stand below it. */
function SubRows({ field, rows }: { field: RowsField; rows: unknown }) {
  const words = useWords();
  if (!Array.isArray(rows) || rows.length === 0) return null;
  const [first, ...others] = field.columns;
  if (!first) return null;
  return (
    <ul className="entity-sub-rows">
      {rows.map((row: EntityRow, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of a record have no ids, and their order is theirs
        <li key={index}>
          <strong>{first.show?.(row) ?? rowText(first, row, words)}</strong>
          {others.map((column) => {
            const value = factOf(column, row, words);
            if (value === '' || value === null) return null;
            return (
              <span key={column.field}>
                {column.kind === 'switch' ? (
                  words(column.label)
                ) : (
                  <>
                    <span className="entity-sub-label">{words(column.label)}</span> <span>{value}</span>
                  </>
                )}
              </span>
            );
          })}
        </li>
      ))}
    </ul>
  );
}
