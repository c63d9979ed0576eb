import { type TargetMetric, targetMetrics } from '@fairway/contract/board-fields.ts';
import type { Reply } from '@fairway/contract/endpoint.ts';
import { getTargetTable } from '@fairway/contract/targets.ts';
import { pickKeyOf } from '@fairway/domain/people/mixed-id.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useWords } from '../../language/words.ts';
import { useChosenNames } from '../../people/select/use-chosen-names.ts';
import { UserSelect } from '../../people/select/user-select.tsx';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Empty } from '../../ui/empty.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Page } from '../../ui/page.tsx';
import { Switch } from '../../ui/switch.tsx';
import { load } from '../../wire/calls.ts';
import { metricWords } from '../metric-words.ts';
import { enterpriseScreen } from '../paths.ts';
import type { DraftRow } from './target-draft.ts';
import { TargetGrid } from './target-grid.tsx';
import './targets-page.css';
import { type TargetDraft, useTargetDraft } from './use-target-draft.ts';

type Table = Reply<typeof getTargetTable>;

const yearForm = /^20\d{2}$/;

/** What companies, departments and people are to reach in each month of a year. */
export function TargetsPage() {
  const [address] = useSearchParams();
  const written = address.get('year') ?? '';
  const year = yearForm.test(written) ? written : formatDate(Date.now(), 'yyyy');
  const table = useQuery(load(getTargetTable, { query: { year } }));
  if (table.data) return <YearOfTargets key={year} table={table.data} />;
  return (
    <Frame year={year}>
      <Loaded query={table}>{() => null}</Loaded>
    </Frame>
  );
}

interface FrameProps {
  year: string;
  /** Another year would lose what was typed. */
  isChanged?: boolean;
  foot?: ReactNode;
  children: ReactNode;
}

function Frame({ year, isChanged = false, foot, children }: FrameProps) {
  const words = useWords();
  const [, setAddress] = useSearchParams();
  const goTo = (step: number) =>
    setAddress(
      (before) => {
        before.set('year', String(Number(year) + step));
        return before;
      },
      { replace: true },
    );
  return (
    <Page
      title={words('targetsTitle')}
      back={enterpriseScreen}
      width="whole"
      foot={foot}
      lead={
        <div className="targets-year">
          <IconButton
            icon="back"
            label={words('targetsYearBefore')}
            disabled={isChanged}
            onClick={() => goTo(-1)}
          />
          <strong className="number">{year}</strong>
          <IconButton
            icon="chevron"
            label={words('targetsYearAfter')}
            disabled={isChanged}
            onClick={() => goTo(1)}
          />
        </div>
      }
    >
      {children}
    </Page>
  );
}

function YearOfTargets({ table }: { table: Table }) {
  const words = useWords();
  const { year, can, bookCurrency } = table;
  const metrics = targetMetrics.filter((metric) => metric !== 'profit' || can.seeProfit);
  const [metric, setMetric] = useState<TargetMetric>(metrics[0] ?? 'teu');
  const [isWhole, setIsWhole] = useState(false);
  const [added, setAdded] = useState<readonly string[]>([]);
  const rows = useRows(table.rows, added);
  const draft = useTargetDraft(year, rows);
  const used = rows.filter(({ isUsed }) => isUsed);
  const shown = isWhole || used.length === 0 ? rows : used;
  const title = words('targetsGrid', { year, unit: metric === 'profit' ? bookCurrency : 'TEU' });
  return (
    <Frame
      year={year}
      isChanged={draft.changed.length > 0}
      foot={can.plan && rows.length > 0 && <DraftActs draft={draft} />}
    >
      {rows.length === 0 ? (
        <Empty title={words('targetsNone')} />
      ) : (
        <div className="targets">
          <div className="targets-tools">
            <Choice
              label={words('targetsMetric')}
              value={metric}
              options={metrics.map((value) => ({ value, label: words(metricWords[value]) }))}
              onChange={setMetric}
            />
            <Switch label={words('targetsAll')} checked={isWhole} onChange={setIsWhole} />
            {can.plan && can.seePeople && (
              <UserSelect
                label={words('targetsAddPerson')}
                value=""
                onChange={(id) => id && setAdded([...new Set([...added, id])])}
              />
            )}
          </div>
          {can.plan && <p className="targets-hint">{words('targetsHint')}</p>}
          <TargetGrid {...{ title, rows, shown, metric, draft }} mayPlan={can.plan} />
        </div>
      )}
    </Frame>
  );
}

/** Those of the server, and people who were just added. */
function useRows(known: Table['rows'], added: readonly string[]): DraftRow[] {
  const names = useChosenNames(
    added.map((id) => pickKeyOf({ id, type: 'user' })),
    undefined,
  );
  const fresh = added.map((key, at) => ({
    ...{ key, kind: 'person' as const, name: names[at]?.name ?? '', above: null },
    ...{ isUsed: true, values: {} },
  }));
  return [...known, ...fresh.filter(({ key }) => !known.some((row) => row.key === key))];
}

function DraftActs({ draft }: { draft: TargetDraft }) {
  const words = useWords();
  const { changed, isSaving, undo, redo, drop, save } = draft;
  return (
    <ActionBar line={words('targetsChanged', { count: String(changed.length) })}>
      <IconButton icon="undo" label={words('targetsUndo')} disabled={!undo} onClick={() => undo?.()} />
      <IconButton icon="redo" label={words('targetsRedo')} disabled={!redo} onClick={() => redo?.()} />
      <Button disabled={changed.length === 0} onClick={drop}>
        {words('targetsDrop')}
      </Button>
      <Button look="primary" disabled={changed.length === 0} busy={isSaving} onClick={() => void save()}>
        {words('targetsSave')}
      </Button>
    </ActionBar>
  );
}
