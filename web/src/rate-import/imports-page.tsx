import { listRateImports, type RateImport } from '@fairway/contract/rate-import.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage, useWords } from '../language/words.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Empty } from '../ui/empty.tsx';
import { Link } from '../ui/link.tsx';
import { StateLabel } from '../ui/state-label.tsx';
import type { Column } from '../ui/table/column.ts';
import { useTableFilters } from '../ui/table/use-table-filters.ts';
import { desktop, useMedia } from '../ui/use-media.ts';
import { TableScreen } from '../views/table-screen.tsx';
import { pageSizeOf, useList } from '../wire/use-list.ts';
import './imports-page.css';
import { MappingsSheet } from './mappings-sheet.tsx';
import { importPath, pathOfRun } from './paths.ts';
import { importStateKeys, importStateTones, resultOf } from './row-states.ts';
import { useImportActs } from './use-import-acts.ts';

/** Who imported which sheet when, and what became of it. */
export function ImportsPage() {
  const words = useWords();
  const navigate = useNavigate();
  const isDesk = useMedia(desktop);
  const filters = useTableFilters();
  const columns = useColumns();
  const [isOpen, setIsOpen] = useState(false);
  const list = useList(listRateImports, { keyword: filters.keyword }, { pageSize: pageSizeOf(isDesk) });
  return (
    <>
      <TableScreen
        table="rateImports"
        title={words('rateImportList')}
        back={importPath}
        actions={
          <>
            <Button look="quiet" onClick={() => setIsOpen(true)}>
              {words('rateImportMappings')}
            </Button>
            <Link className="button button-primary" to={importPath}>
              {words('rateImport')}
            </Link>
          </>
        }
        list={list}
        columns={columns}
        filters={filters}
        rowKey={({ id }) => id}
        searchPlaceholder={words('rateImportSearch')}
        card={(row) => (
          <Card
            title={row.fileName}
            state={
              <StateLabel tone={importStateTones[row.state]}>{words(importStateKeys[row.state])}</StateLabel>
            }
          >
            <p>{words('rateImportBy', { name: row.creatorUserName, time: formatDate(row.creatorTime) })}</p>
            <p>{countWords(words, row)}</p>
          </Card>
        )}
        onOpen={({ id }) => void navigate(pathOfRun(id))}
        empty={
          <Empty
            title={words('rateImportEmpty')}
            action={
              <Link className="button button-primary" to={importPath}>
                {words('rateImport')}
              </Link>
            }
          />
        }
      />
      <MappingsSheet open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

const countWords = (words: ReturnType<typeof useWords>, { counts }: RateImport) =>
  words('rateImportResult', resultOf(counts));

function useColumns(): Column<RateImport>[] {
  const words = useWords();
  const language = useLanguage();
  const { cancel, undo } = useImportActs('list');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with the language only
  return useMemo(
    () => [
      { id: 'file', name: words('rateImportFile'), text: ({ fileName }) => fileName, width: 240 },
      {
        id: 'state',
        name: words('rateImportState'),
        text: ({ state }) => words(importStateKeys[state]),
        cell: ({ state }) => (
          <StateLabel tone={importStateTones[state]}>{words(importStateKeys[state])}</StateLabel>
        ),
        width: 110,
      },
      { id: 'counts', name: words('rateImportCounts'), text: (row) => countWords(words, row), width: 240 },
      { id: 'who', name: words('rateImportWho'), text: ({ creatorUserName }) => creatorUserName, width: 110 },
      {
        id: 'at',
        name: words('rateImportWhen'),
        text: ({ creatorTime }) => formatDate(creatorTime),
        width: 150,
      },
      {
        id: 'acts',
        name: words('rateImportActs'),
        text: () => '',
        cell: (row) => (
          <>
            {row.state === 'done' && (
              <Button
                look="quiet"
                className="import-act"
                onClick={(event) => {
                  // The row itself opens by a press.
                  event.stopPropagation();
                  void undo(row);
                }}
              >
                {words('rateImportUndo')}
              </Button>
            )}
            {(row.state === 'waiting' || row.state === 'running') && (
              <Button
                look="quiet"
                className="import-act"
                onClick={(event) => {
                  event.stopPropagation();
                  void cancel(row);
                }}
              >
                {words('rateImportCancel')}
              </Button>
            )}
          </>
        ),
        width: 170,
      },
    ],
    [language],
  );
}
