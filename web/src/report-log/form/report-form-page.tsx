import { AppError } from '@fairway/contract/app-error.ts';
import { getReport, getReportStart, reportKinds } from '@fairway/contract/report-log.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useWords } from '../../language/words.ts';
import { Empty } from '../../ui/empty.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Page } from '../../ui/page.tsx';
import { load } from '../../wire/calls.ts';
import { reportsScreen } from '../paths.ts';
import { EditReport } from './edit-report.tsx';
import { NewReport } from './new-report.tsx';

/** A report to be written: one of mine (`?id=`), or a new one of a kind about a day (`?kind=&day=`). */
export function ReportFormPage() {
  const [search] = useSearchParams();
  const id = search.get('id');
  if (id) return <Edit key={id} id={id} />;
  const kind = reportKinds.find((one) => one === search.get('kind')) ?? 'daily';
  const asked = search.get('day') ?? '';
  const day = /^\d{4}-\d{2}-\d{2}$/.test(asked) ? asked : formatDate(Date.now(), 'yyyy-MM-dd');
  return <New key={`${kind} ${day}`} kind={kind} day={day} />;
}

function New({ kind, day }: { kind: (typeof reportKinds)[number]; day: string }) {
  const words = useWords();
  // What it begins with is asked for once: what is typed must not change under the writer's hands.
  const start = useQuery({
    ...load(getReportStart, { query: { kind, day } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (start.data) return <NewReport kind={kind} day={day} start={start.data} />;
  return (
    <Page title={words('reportAdd')} back={reportsScreen}>
      <Loaded query={start}>{() => null}</Loaded>
    </Page>
  );
}

function Edit({ id }: { id: string }) {
  const words = useWords();
  const asked = useQuery({ ...load(getReport, { params: { id } }), meta: { quiet: true } });
  if (asked.data?.isMine) return <EditReport report={asked.data} />;
  return (
    <Page title={words('reportEdit')} back={reportsScreen}>
      {asked.error instanceof AppError || asked.data ? (
        <Empty drawing="search" title={words('reportGone')} />
      ) : (
        <Loaded query={asked}>{() => null}</Loaded>
      )}
    </Page>
  );
}
