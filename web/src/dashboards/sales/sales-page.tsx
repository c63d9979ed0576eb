import { getSalesCockpit } from '@fairway/contract/dashboards.ts';
import type { Reply } from '@fairway/contract/endpoint.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useQuery } from '@tanstack/react-query';
import { daysOf } from '../../boards/board-question.ts';
import { PeriodBar } from '../../boards/enterprise/period-bar.tsx';
import { useWords } from '../../language/words.ts';
import { Empty } from '../../ui/empty.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Page } from '../../ui/page.tsx';
import { useTableFilters } from '../../ui/table/use-table-filters.ts';
import { load } from '../../wire/calls.ts';
import { homePath } from '../../wire/navigation/home-path.ts';
import { CallsBlock } from './calls-block.tsx';
import { FollowUpsBlock } from './follow-ups-block.tsx';
import { FunnelBlock } from './funnel-block.tsx';
import { LostBlock } from './lost-block.tsx';
import { RateChangesBlock } from './rate-changes-block.tsx';
import '../dash-block.css';

type Cockpit = Reply<typeof getSalesCockpit>;

/** What a salesperson sells, and what to do next: whom to ask, whom to call, what became dearer. */
export function SalesPage() {
  const words = useWords();
  const filters = useTableFilters();
  const period = daysOf(filters.values, formatDate(Date.now(), 'yyyy-MM-dd'));
  const cockpit = useQuery({
    ...load(getSalesCockpit, { body: period }),
    placeholderData: (before: Cockpit | undefined) => before,
  });
  return (
    <Page
      title={words('dashSales')}
      back={homePath}
      width="whole"
      actions={<IconButton icon="refresh" label={words('refresh')} onClick={() => void cockpit.refetch()} />}
      lead={
        <div className="dash-lead">
          <PeriodBar filters={filters} />
        </div>
      }
    >
      <Loaded query={cockpit}>
        {(data) => (
          <div className="dash">
            <p className="dash-line">
              {words('dashSalesScope', { count: data.customers })} ·{' '}
              {words('dashAsOf', { time: formatDate(data.asOf, 'yyyy-MM-dd HH:mm') })}
            </p>
            {isEmpty(data) && <Empty title={words('dashNoCustomers')} line={words('dashNoCustomersLine')} />}
            <div className="dash-grid">
              <FunnelBlock steps={data.steps} query={filters.query} />
              <LostBlock lost={data.lost} query={filters.query} />
              <CallsBlock />
              <FollowUpsBlock />
              <RateChangesBlock />
            </div>
          </div>
        )}
      </Loaded>
    </Page>
  );
}

const isEmpty = ({ customers, steps }: Cockpit) => customers === 0 && steps.every(({ count }) => count === 0);
