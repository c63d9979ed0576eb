import { addDepartments, undoDepartments } from '@fairway/contract/first-hour.ts';
import { readDepartmentLines } from '@fairway/domain/first-hour/department-lines.ts';
import { useState } from 'react';
import { type PlainKey, useWords } from '../../language/words.ts';
import { organisationScreen } from '../../organisation-admin/paths.ts';
import { unitReads } from '../../organisation-admin/unit-reads.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useCommand } from '../../wire/calls.ts';
import { firstHourReads } from '../first-hour-reads.ts';

/** How departments of a forwarder are usually called. */
const usual: readonly PlainKey[] = [
  ...(['firstSales', 'firstOperations', 'firstDocuments', 'firstFinance', 'firstPricing'] as const),
  'firstAdministration',
];

export function DepartmentsStep() {
  const words = useWords();
  const [text, setText] = useState('');
  const options = { refreshes: [...firstHourReads, ...unitReads] } as const;
  const adding = useCommand(addDepartments, options);
  const undoing = useCommand(undoDepartments, options);
  const { paths } = readDepartmentLines(text);
  const written = new Set(paths.map((path) => path.join('/')));
  const added = undoing.data ? undefined : adding.data;
  const clear = () => {
    undoing.reset();
    setText('');
  };
  const add = () => adding.mutate({ body: { text } }, { onSuccess: clear });
  return (
    <Card>
      <ul className="first-picks" aria-label={words('firstUsual')}>
        {usual.map((key) => (
          <li key={key}>
            <Button
              icon="plus"
              disabled={written.has(words(key))}
              onClick={() => setText((before) => [before.trimEnd(), words(key)].filter(Boolean).join('\n'))}
            >
              {words(key)}
            </Button>
          </li>
        ))}
      </ul>
      <TextArea
        label={words('firstDepartmentsField')}
        hint={words('firstDepartmentsHint')}
        placeholder={words('firstDepartmentsExample')}
        rows={6}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {paths.length > 0 && (
        <ul className="first-tree" aria-label={words('firstPreview')}>
          {paths.map((path) => (
            <li key={path.join('/')} style={{ paddingInlineStart: `${(path.length - 1) * 20}px` }}>
              {path.at(-1)}
            </li>
          ))}
        </ul>
      )}
      <Button look="primary" busy={adding.isPending} disabled={paths.length === 0} onClick={add}>
        {words('firstDepartmentsAdd', { count: paths.length })}
      </Button>
      {added && (
        <p className="first-said" role="status">
          {words('firstDepartmentsAdded', { count: added.units.length, known: added.known })}
          {added.units.length > 0 && (
            <Button
              look="quiet"
              icon="undo"
              busy={undoing.isPending}
              onClick={() => undoing.mutate({ body: { units: added.units } })}
            >
              {words('firstUndo')}
            </Button>
          )}
        </p>
      )}
      <Link to={organisationScreen}>{words('firstDepartmentsMore')}</Link>
    </Card>
  );
}
