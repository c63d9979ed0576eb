import { listStatements, type StatementHead } from '@fairway/contract/statements.ts';
import { useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { InvoiceSegments } from '../../invoices/list/invoice-segments.tsx';
import { useLanguage, useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import type { BatchAct } from '../../ui/table/tick-bar.tsx';
import { useTableFilters } from '../../ui/table/use-table-filters.ts';
import { desktop, useMedia } from '../../ui/use-media.ts';
import { useOpenRow } from '../../ui/use-open-row.ts';
import { TableScreen } from '../../views/table-screen.tsx';
import { homePath } from '../../wire/navigation/home-path.ts';
import { listPage, pageSizeOf, useList } from '../../wire/use-list.ts';
import { useStatementActs } from '../acts/use-statement-acts.tsx';
import { StatementPane } from '../detail/statement-pane.tsx';
import { MakeSheet } from '../making/make-sheet.tsx';
import { MonthlySheet } from '../making/monthly-sheet.tsx';
import { statementPathOf, statementsScreen } from '../paths.ts';
import { actIcons, actWords } from '../statement-words.ts';
import { useStatementRights } from '../use-statement-rights.ts';
import { StatementCard } from './statement-card.tsx';
import { statementTableColumns } from './statement-columns.tsx';
import { conditionsOf, tabOf } from './statement-question.ts';
import { StatementTabs } from './statement-tabs.tsx';

/** Statements one may see: those of the company, or those that were sent to a customer. */
export function StatementsPage() {
  const words = useWords();
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const isDesk = useMedia(desktop);
  const rights = useStatementRights();
  const filters = useTableFilters();
  const columns = useColumns(rights.isStaff);
  const tab = tabOf(address, rights.isStaff);
  const conditions = conditionsOf(tab, filters);
  const list = useList(listStatements, conditions, { pageSize: pageSizeOf(isDesk) });
  const { id, open, close } = useOpenRow();
  const { sheet, acts } = useBatchActs(rights);
  const [making, setMaking] = useState<'one' | 'month'>();
  const top = (
    <>
      <InvoiceSegments />
      <StatementTabs tab={tab} />
    </>
  );
  return (
    <>
      <TableScreen<StatementHead>
        table="statements"
        title={words('statementTitle')}
        back={homePath}
        actions={
          rights.mayAdd && (
            <>
              {isDesk && (
                <Button icon="calendar" onClick={() => setMaking('month')}>
                  {words('statementMonthly')}
                </Button>
              )}
              <Button icon="plus" onClick={() => setMaking('one')}>
                {words('statementMake')}
              </Button>
            </>
          )
        }
        top={top}
        lead={!isDesk && top}
        list={list}
        columns={columns}
        filters={filters}
        rowKey={({ id: key }) => key}
        searchPlaceholder={words('statementSearch')}
        card={(statement) => <StatementCard statement={statement} />}
        // On a phone it is a page of its own.
        onOpen={(statement) => (isDesk ? open(statement.id) : void navigate(statementPathOf(statement.id)))}
        openKey={isDesk ? id : null}
        onClose={close}
        pageHref={(statement) => statementPathOf(statement.id)}
        acts={acts}
        exportRows={async (currentPage, pageSize, signal) => {
          const { list: rows, pagination } = await listPage(listStatements, conditions, {
            ...{ currentPage, pageSize, signal },
          });
          return { rows, total: pagination.total };
        }}
        empty={<NoStatements isWhole={tab === 'all'} />}
        detail={isDesk && id && <StatementPane key={id} id={id} onClose={close} />}
      />
      {sheet}
      {making === 'one' && <MakeSheet partyId={filters.values.party} onClose={() => setMaking(undefined)} />}
      {making === 'month' && <MonthlySheet onClose={() => setMaking(undefined)} />}
    </>
  );
}

/** What is offered for several at once; each is done with those of them it can be done with. */
function useBatchActs({ mayAdd, maySend }: ReturnType<typeof useStatementRights>) {
  const words = useWords();
  const { act, sheet } = useStatementActs();
  const offered = [
    ...(mayAdd ? (['recompute'] as const) : []),
    ...(maySend ? (['send', 'close'] as const) : []),
    ...(mayAdd ? (['drop'] as const) : []),
  ];
  const acts: BatchAct<StatementHead>[] = offered.map((one) => ({
    ...{ name: words(actWords[one]), icon: actIcons[one] },
    ...(one === 'drop' && { tone: 'danger' }),
    act: (rows, untick) => act(one, rows, untick),
  }));
  return { acts, sheet };
}

function NoStatements({ isWhole }: { isWhole: boolean }) {
  const words = useWords();
  const navigate = useNavigate();
  const { isStaff } = useStatementRights();
  if (!isWhole)
    return (
      <Empty
        title={words('statementNoneInTab')}
        action={<Button onClick={() => void navigate(statementsScreen)}>{words('statementSeeAll')}</Button>}
      />
    );
  return (
    <Empty
      title={words('statementEmpty')}
      line={words(isStaff ? 'statementEmptyStaff' : 'statementEmptyCustomer')}
    />
  );
}

function useColumns(isStaff: boolean) {
  const words = useWords();
  const language = useLanguage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with the language only
  return useMemo(() => statementTableColumns(words, isStaff), [language, isStaff]);
}
