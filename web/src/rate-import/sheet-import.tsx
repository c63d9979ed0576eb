import { chargeCodes, containerTypes } from '@fairway/contract/charge-codes.ts';
import {
  type CellProblem,
  findSameRateImport,
  listRateImports,
  previewRateImport,
  runRateImport,
  saveRateMapping,
  type UnderstoodPort,
} from '@fairway/contract/rate-import.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { type PlainKey, useWords } from '../language/words.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { confirm } from '../ui/confirm.tsx';
import { Empty } from '../ui/empty.tsx';
import { useKeys } from '../ui/keys/use-keys.ts';
import { Page } from '../ui/page.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { toast } from '../ui/toast.ts';
import { desktop, useMedia } from '../ui/use-media.ts';
import { load, useCommand } from '../wire/calls.ts';
import { queryClient } from '../wire/query-client.ts';
import { ColumnHead } from './column-head.tsx';
import { ConstantsSheet } from './constants-sheet.tsx';
import { importPath, pathOfRun } from './paths.ts';
import { ProblemSheet } from './problem-sheet.tsx';
import { fieldWords } from './problem-words.ts';
import { RowOutcome } from './row-outcome.tsx';
import { RowReasons } from './row-reasons.tsx';
import { isGoing, resultOf, rowStateKeys } from './row-states.ts';
import { SameImport } from './same-import.tsx';
import './sheet-import.css';
import { SheetTable } from './sheet-table.tsx';
import { withAnswer, withTarget } from './target-choice.ts';
import { UnderstoodPorts, UnderstoodSheet } from './understood-ports.tsx';
import { useSameImport } from './use-same-import.ts';
import {
  previewPageSize,
  type SheetImportState,
  type ShownRows,
  useSheetImport,
} from './use-sheet-import.ts';

const shownStates = [
  ...(['', 'new', 'changesDraft', 'changed', 'bad', 'doubtful'] as const),
  ...(['sameDraft', 'same', 'ignored', 'left'] as const),
] as const;
const tabKeys: Record<ShownRows, PlainKey> = {
  ...{ '': 'rateImportAll', doubtful: 'rateImportDoubtful' },
  ...rowStateKeys,
};
/** These are of use to whoever has some. */
const seldom: ReadonlySet<string> = new Set(['changesDraft', 'sameDraft', 'doubtful']);

/** The sheet with what its columns mean and what will come of each row; nothing is written before the person says so. */
export function SheetImport({ fileId }: { fileId: string }) {
  const words = useWords();
  const isDesk = useMedia(desktop);
  const made = useSheetImport(fileId);
  const { data, mapping, preview, opened } = made;
  const [isSetting, setIsSetting] = useState(false);
  const [doubted, setDoubted] = useState<UnderstoodPort>();
  const jump = useProblemJump(made);
  const run = useRun(made);
  const same = useSameImport(fileId, data?.sheet, preview.data?.digest);
  useKeys(words('rateImport'), [
    { keys: 'n', name: words('rateImportNext'), act: jump.next },
    { keys: 'e', name: words('rateImportConstants'), act: () => setIsSetting(true) },
  ]);
  // The page was loaded anew while its import ran: it is followed.
  if (same && isGoing(same) && same.isMine && same.fileId === fileId)
    return <Navigate to={pathOfRun(same.id)} replace />;
  if (opened.isError)
    return (
      <Page title={words('rateImport')} back={importPath}>
        <Empty drawing="broken" title={opened.error.message} />
      </Page>
    );
  if (!data || !mapping)
    return (
      <Page title={words('rateImport')} back={importPath}>
        <Skeleton />
      </Page>
    );
  const counts = preview.data?.counts;
  const missing = preview.data?.missing ?? [];
  const writable = (counts?.new ?? 0) + (counts?.changed ?? 0) + (counts?.changesDraft ?? 0);
  const isShown = (value: ShownRows) =>
    value === '' || !seldom.has(value) || value === made.state || (counts?.[value] ?? 0) > 0;
  const isReady =
    missing.length === 0 &&
    counts?.bad === 0 &&
    writable > 0 &&
    !preview.isPlaceholderData &&
    !(same && isGoing(same));
  return (
    <Page
      title={data.fileName}
      back={importPath}
      width="whole"
      foot={
        <div className="sheet-import-foot">
          <p role="status">{footWords(words, missing, counts?.bad ?? 0, writable)}</p>
          <Button onClick={run.remember}>{words('rateImportRemember')}</Button>
          <Button look="primary" disabled={!isReady} busy={run.isBusy} onClick={() => void run.start()}>
            {words('rateImportStart', { count: writable })}
          </Button>
        </div>
      }
    >
      <div className="sheet-import">
        {!isDesk && <p className="sheet-import-hint">{words('rateImportBestOnDesk')}</p>}
        <SheetTools made={made} onSettings={() => setIsSetting(true)} />
        {same && <SameImport same={same} />}
        {run.refusal && (
          <p className="sheet-import-missing" role="alert">
            {run.refusal}
          </p>
        )}
        {data.isRemembered && <p className="sheet-import-hint">{words('rateImportRemembered')}</p>}
        {missing.length > 0 && (
          <p className="sheet-import-missing" role="alert">
            {words('rateImportLacks', {
              fields: missing.map((one) => fieldWords(words, one)).join(words('listComma')),
            })}
          </p>
        )}
        <UnderstoodPorts ports={preview.data?.understood ?? []} onOpen={setDoubted} />
        <div className="sheet-import-line">
          <Tabs
            id="rate-import-rows"
            label={words('rateImportRows')}
            tabs={shownStates.filter(isShown).map((value) => ({
              value,
              label: `${words(tabKeys[value])} ${counts?.[value === '' ? 'rows' : value] ?? ''}`,
            }))}
            value={made.state}
            onChange={(value) => made.show(value)}
          />
          {(preview.data?.problemCount ?? 0) > 0 && (
            <Button icon="warning" onClick={jump.next}>
              {words('rateImportNextOf', { count: preview.data?.problemCount ?? 0 })}
            </Button>
          )}
        </div>
        {isDesk ? (
          <DeskRows made={made} onProblem={jump.open} onUnderstood={setDoubted} />
        ) : (
          <PhoneRows made={made} onProblem={jump.open} onUnderstood={setDoubted} />
        )}
        <Pager made={made} />
      </div>
      <ConstantsSheet
        open={isSetting}
        mapping={mapping}
        onChange={made.setMapping}
        onClose={() => setIsSetting(false)}
      />
      <UnderstoodSheet
        understood={doubted}
        onClose={() => setDoubted(undefined)}
        onAnswer={(answer) => {
          made.setMapping(withAnswer(mapping, answer));
          setDoubted(undefined);
        }}
      />
      <ProblemSheet
        problem={jump.problem}
        onClose={jump.close}
        onAnswer={(answer) => {
          made.setMapping(withAnswer(mapping, answer));
          jump.close();
        }}
        onLeave={(row) => {
          made.leave(row, true);
          jump.close();
        }}
      />
    </Page>
  );
}

function footWords(
  words: ReturnType<typeof useWords>,
  missing: readonly string[],
  bad: number,
  writable: number,
): string {
  if (missing.length > 0) return words('rateImportMapFirst');
  if (bad > 0) return words('rateImportMendFirst', { count: bad });
  return writable > 0 ? words('rateImportAllOrNothing') : words('rateImportNothingNew');
}

interface PartProps {
  made: SheetImportState;
}

/** Which sheet, and in which of its rows the headings stand. */
function SheetTools({ made, onSettings }: PartProps & { onSettings: () => void }) {
  const words = useWords();
  const { data } = made;
  if (!data) return null;
  return (
    <div className="sheet-import-tools">
      {data.sheets.length > 1 && (
        <label>
          {words('rateImportSheet')}
          <select value={data.sheet} onChange={(event) => made.chooseSheet(Number(event.target.value))}>
            {data.sheets.map(({ name, rows }, at) => (
              <option key={name} value={at}>
                {`${name} (${rows})`}
              </option>
            ))}
          </select>
        </label>
      )}
      <label>
        {words('rateImportHeaderRow')}
        <select value={data.headerRow} onChange={(event) => made.chooseHeader(Number(event.target.value))}>
          {data.firstRows.map(({ row, cells }) => (
            <option key={row} value={row}>
              {`${row}: ${[...new Set(cells.filter(Boolean))].join(' | ').slice(0, 60)}`}
            </option>
          ))}
        </select>
      </label>
      <Button icon="settings" onClick={onSettings}>
        {words('rateImportConstants')}
      </Button>
    </div>
  );
}

const all = { query: { pageSize: '500' } } as const;

/** What columns can mean beside fields: types of boxes and codes of charges. */
function useCodes() {
  const boxes = useQuery(load(containerTypes.options, all));
  const charges = useQuery(load(chargeCodes.options, all));
  return {
    boxTypes: boxes.data?.list.map(({ enCode }) => enCode) ?? [],
    chargeCodes: charges.data?.list.map(({ enCode }) => enCode) ?? [],
  };
}

interface RowsProps extends PartProps {
  onProblem: (problem: CellProblem) => void;
  onUnderstood: (understood: UnderstoodPort) => void;
}

function DeskRows({ made, onProblem, onUnderstood }: RowsProps) {
  const codes = useCodes();
  const words = useWords();
  const { data, mapping, preview } = made;
  if (!data || !mapping) return null;
  return (
    <SheetTable
      {...codes}
      columns={data.columns}
      rows={preview.data?.list ?? []}
      mapping={mapping}
      onMapping={made.setMapping}
      onProblem={onProblem}
      outcome={(row) => (
        <>
          <RowOutcome row={row} onUnderstood={onUnderstood} />
          <RowReasons row={row} onProblem={onProblem} />
          {row.state === 'left' && (
            <Button look="quiet" onClick={() => made.leave(row.row, false)}>
              {words('rateImportTakeBack')}
            </Button>
          )}
        </>
      )}
    />
  );
}

/** On a phone the columns are a list of questions, and the rows cards. */
function PhoneRows({ made, onProblem, onUnderstood }: RowsProps) {
  const codes = useCodes();
  const words = useWords();
  const { data, mapping, preview } = made;
  if (!data || !mapping) return null;
  const targets = new Map(mapping.columns.map(({ column, target }) => [column, target]));
  return (
    <>
      <details className="sheet-import-columns">
        <summary>{words('rateImportColumns', { count: mapping.columns.length })}</summary>
        {data.columns.map((column) => (
          <ColumnHead
            key={column.column}
            {...codes}
            column={column}
            target={targets.get(column.column)}
            onChange={(target) => made.setMapping(withTarget(mapping, column.column, target))}
          />
        ))}
      </details>
      {preview.data?.list.map((row) => (
        <Card
          key={row.row}
          title={words('rateImportRowNo', { row: row.row })}
          state={words(rowStateKeys[row.state])}
        >
          {row.rates.length === 0 && (
            <p>{[...new Set(row.cells.filter(Boolean))].join(' · ').slice(0, 160)}</p>
          )}
          <RowOutcome row={row} onUnderstood={onUnderstood} />
          <RowReasons row={row} onProblem={onProblem} isJumpedTo />
          {row.state === 'left' && (
            <Button look="quiet" onClick={() => made.leave(row.row, false)}>
              {words('rateImportTakeBack')}
            </Button>
          )}
        </Card>
      ))}
    </>
  );
}

function Pager({ made: { preview, page, setPage } }: PartProps) {
  const words = useWords();
  const pages = Math.ceil((preview.data?.pagination.total ?? 0) / previewPageSize);
  if (pages < 2) return null;
  return (
    <nav className="sheet-import-pager" aria-label={words('rateImportPages')}>
      <Button disabled={page <= 1} onClick={() => setPage(page - 1)}>
        {words('rateImportPageBefore')}
      </Button>
      <span>{words('rateImportPage', { page, pages })}</span>
      <Button disabled={page >= pages} onClick={() => setPage(page + 1)}>
        {words('rateImportPageAfter')}
      </Button>
    </nav>
  );
}

/** Goes from one bad cell to the next, over all pages, and opens what to do about it. */
function useProblemJump({ preview, show, state, page }: SheetImportState) {
  const [problem, setProblem] = useState<CellProblem>();
  const [sought, setSought] = useState<string>();
  const last = useRef(-1);
  const problems = preview.data?.problems ?? [];
  const next = () => {
    if (problems.length === 0) return;
    last.current = (last.current + 1) % problems.length;
    const to = problems[last.current];
    if (!to) return;
    const at = Math.floor(to.index / previewPageSize) + 1;
    if (at !== page) show(state, at);
    setSought(to.cell);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cell may come with a page that is not there yet
  useEffect(() => {
    if (sought === undefined) return;
    const cell = document.querySelector<HTMLElement>(`[data-cell="${CSS.escape(sought)}"]`);
    if (!cell) return;
    cell.scrollIntoView({ block: 'center', inline: 'center' });
    cell.focus();
    setSought(undefined);
  }, [sought, preview.data]);
  return { problem, next, open: setProblem, close: () => setProblem(undefined) };
}

function useRun({ asked, preview }: SheetImportState) {
  const words = useWords();
  const navigate = useNavigate();
  const run = useCommand(runRateImport, { refreshes: [listRateImports], quiet: true });
  const save = useCommand(saveRateMapping);
  const start = async () => {
    const { counts, digest } = preview.data ?? {};
    if (!asked || !counts || !digest) return;
    const doubts = counts.doubtful > 0 ? words('rateImportAskDoubtful', { count: counts.doubtful }) : '';
    const body = [words('rateImportAsk', resultOf(counts)), doubts].filter(Boolean).join(' ');
    const agreed = await confirm({
      title: words('rateImportAskTitle'),
      body,
      agree: words('rateImportAgree'),
    });
    if (!agreed) return;
    run.mutate(
      { body: { ...asked, digest } },
      {
        onSuccess: ({ id }) => void navigate(pathOfRun(id), { replace: true }),
        // What was shown does not hold any more: it is shown anew.
        onError: () => {
          void queryClient.invalidateQueries({ queryKey: [previewRateImport.name] });
          void queryClient.invalidateQueries({ queryKey: [findSameRateImport.name] });
        },
      },
    );
  };
  const remember = () => {
    if (!asked) return;
    const { leftRows: _, ...body } = asked;
    save.mutate({ body }, { onSuccess: () => toast(words('rateImportKept')) });
  };
  return { start, remember, isBusy: run.isPending, refusal: run.error?.message };
}
