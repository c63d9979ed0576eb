import type { ImportOutcome, ImportProblem } from '@fairway/contract/entity-imports.ts';
import { type PlainKey, useWords } from '../../language/words.ts';
import { Card } from '../../ui/card.tsx';
import { StateLabel, type Tone } from '../../ui/state-label.tsx';
import { type EntityDescription, fieldsOf } from '../entity-description.ts';

const states: Readonly<Record<ImportOutcome['rows'][number]['is'], { word: PlainKey; tone: Tone }>> = {
  added: { word: 'entityImportAdded', tone: 'good' },
  changed: { word: 'entityImportChanged', tone: 'warn' },
  same: { word: 'entityImportSame', tone: 'neutral' },
  bad: { word: 'entityImportBad', tone: 'bad' },
};
const whys: Readonly<Record<ImportProblem['why'], PlainKey>> = {
  value: 'entityImportWhyValue',
  missing: 'entityImportWhyMissing',
  unknown: 'entityImportWhyUnknown',
  ambiguous: 'entityImportWhyAmbiguous',
  double: 'entityImportWhyDouble',
  circle: 'entityImportWhyCircle',
  refused: 'entityImportWhyRefused',
};

/** What an import would do: how many of each, every bad cell, and the first rows. */
export function OutcomeCard({
  description,
  outcome,
}: {
  description: EntityDescription;
  outcome: ImportOutcome;
}) {
  const words = useWords();
  const labels = new Map(fieldsOf(description).map(({ field, label }) => [field, words(label)]));
  const named = (field: string) => labels.get(field) ?? field;
  const { total, added, changed, same, bad, problems, rows } = outcome;
  return (
    <>
      <Card title={words('entityImportPreview')}>
        <p className="entity-import-line" role="status">
          {words('entityImportCounts', { total, added, changed, same, bad })}
        </p>
        {problems.length > 0 && (
          <ul className="entity-import-problems" aria-label={words('entityImportProblems')}>
            {problems.map((problem) => (
              <li key={`${problem.row} ${problem.address} ${problem.field} ${problem.why}`}>
                <strong>{problem.address || words('entityImportRow', { row: problem.row })}</strong>{' '}
                {[named(problem.field), problem.why !== 'double' && problem.text && `“${problem.text}”`]
                  .filter(Boolean)
                  .join(' ')}{' '}
                {problem.why === 'double'
                  ? words('entityImportDoubleOf', { row: problem.text })
                  : problem.words || words(whys[problem.why])}
              </li>
            ))}
          </ul>
        )}
      </Card>
      <Card title={words('entityImportRows')}>
        <ul className="entity-import-rows">
          {rows.map(({ row, is, name, fields }) => (
            <li key={row}>
              <span className="entity-import-number">{row}</span>
              <StateLabel tone={states[is].tone}>{words(states[is].word)}</StateLabel>
              <span className="entity-import-name">
                {name}
                {fields.length > 0 && <small>{fields.map(named).join(words('listComma'))}</small>}
              </span>
            </li>
          ))}
        </ul>
        {total > rows.length && (
          <p className="entity-import-line">
            {words('entityImportMoreRows', { count: total - rows.length })}
          </p>
        )}
      </Card>
    </>
  );
}
