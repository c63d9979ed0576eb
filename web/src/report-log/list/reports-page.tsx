import {
  getReportOverview,
  listReceivedReports,
  listSentReports,
  listTeamReports,
  reportColumns,
  reportKinds,
} from '@fairway/contract/report-log.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useLanguage, useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useKeys } from '../../ui/keys/use-keys.ts';
import { orderOf } from '../../ui/table/column.ts';
import { choicesOf, rangeOf } from '../../ui/table/filter.ts';
import { useTableFilters } from '../../ui/table/use-table-filters.ts';
import { desktop, useMedia } from '../../ui/use-media.ts';
import { useOpenRow } from '../../ui/use-open-row.ts';
import { TableScreen } from '../../views/table-screen.tsx';
import { load } from '../../wire/calls.ts';
import { homePath } from '../../wire/navigation/home-path.ts';
import { listPage, pageSizeOf, useList } from '../../wire/use-list.ts';
import { ReportPane } from '../detail/report-pane.tsx';
import { newReportPath, reportTeamScreen } from '../paths.ts';
import { ReportCard } from './report-card.tsx';
import { reportTableColumns } from './report-columns.tsx';
import { type ReportTab, ReportTabs, tabOf } from './report-tabs.tsx';

const lists = { sent: listSentReports, received: listReceivedReports, team: listTeamReports };

/** The work reports I wrote, those I got, and those of everybody below me. */
export function ReportsPage() {
  const words = useWords();
  const language = useLanguage();
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const isDesk = useMedia(desktop);
  const tab = tabOf(address);
  const overview = useQuery(load(getReportOverview, {})).data;
  const filters = useTableFilters();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with the language only
  const columns = useMemo(() => reportTableColumns(words, language, tab), [language, tab]);
  const conditions = useConditions(tab);
  const list = useList(lists[tab], conditions, { pageSize: pageSizeOf(isDesk) });
  const { id, open, close } = useOpenRow();
  const add = () => void navigate(newReportPath('daily'));
  useKeys(words('reportTitle'), [{ keys: 'c', name: words('reportAdd'), act: add }]);
  const tabs = <ReportTabs tab={tab} overview={overview} />;
  return (
    <TableScreen
      table={`reports-${tab}`}
      title={words('reportTitle')}
      back={homePath}
      actions={
        <>
          {Boolean(overview?.team) && (
            <IconButton
              icon="chart"
              label={words('reportTeamTitle')}
              onClick={() => void navigate(reportTeamScreen)}
            />
          )}
          <IconButton icon="plus" label={words('reportAdd')} onClick={add} />
        </>
      }
      top={tabs}
      lead={!isDesk && tabs}
      list={list}
      columns={columns}
      filters={filters}
      rowKey={({ id: key }) => key}
      card={(report) => <ReportCard report={report} />}
      searchPlaceholder={words('reportSearch')}
      onOpen={(report) => open(report.id)}
      openKey={id}
      onClose={close}
      exportRows={async (currentPage, pageSize, signal) => {
        const page = await listPage(lists[tab], conditions, { currentPage, pageSize, signal });
        return { rows: page.list, total: page.pagination.total };
      }}
      empty={<NoReports tab={tab} onAdd={add} />}
      detail={id && <ReportPane key={id} id={id} onClose={close} />}
    />
  );
}

function useConditions(tab: ReportTab) {
  const { keyword, values, sorting } = useTableFilters();
  const { from, to } = rangeOf(values.period ?? '');
  const [kind] = choicesOf(values.kind ?? '');
  return {
    ...{ keyword, ...orderOf(sorting, reportColumns) },
    ...(from && { from }),
    ...(to && { to }),
    kind: reportKinds.find((one) => one === kind) ?? ('' as const),
    ...(tab !== 'sent' && values.writer && { writer: values.writer }),
    ...(tab === 'received' && (values.state === '0' || values.state === '1') && { isRead: values.state }),
  };
}

function NoReports({ tab, onAdd }: { tab: ReportTab; onAdd: () => void }) {
  const words = useWords();
  if (tab === 'received') return <Empty title={words('reportNoneReceived')} />;
  if (tab === 'team') return <Empty title={words('reportNoneOfTeam')} />;
  return (
    <Empty
      title={words('reportEmpty')}
      line={words('reportEmptyLine')}
      action={<Button onClick={onAdd}>{words('reportAdd')}</Button>}
    />
  );
}
