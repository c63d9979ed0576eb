import { type AwaitingRelease, listAwaitingRelease, listReleases } from '@fairway/contract/releases.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage, useWords } from '../../language/words.ts';
import { useCan } from '../../session/use-can.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { useTableFilters } from '../../ui/table/use-table-filters.ts';
import { desktop, useMedia } from '../../ui/use-media.ts';
import { TableScreen } from '../../views/table-screen.tsx';
import { load } from '../../wire/calls.ts';
import { homePath } from '../../wire/navigation/home-path.ts';
import { listPage, pageSizeOf, useList } from '../../wire/use-list.ts';
import { applyPathOf, releasesPathOf } from '../paths.ts';
import { useReleaseRights } from '../use-release-rights.ts';
import { AwaitingCard } from './release-card.tsx';
import { awaitingColumns } from './release-columns.tsx';
import { ReleaseTabs } from './release-tabs.tsx';

/** Shipments that have arrived or soon will, without a release. */
export function AwaitingList() {
  const words = useWords();
  const navigate = useNavigate();
  const isDesk = useMedia(desktop);
  const filters = useTableFilters();
  const columns = useColumns();
  const { keyword, values } = filters;
  const conditions = { keyword, filters: { ...(values.customer && { customerId: values.customer }) } };
  const list = useList(listAwaitingRelease, conditions, { pageSize: pageSizeOf(isDesk) });
  // How many stand in the other tabs.
  const others = useQuery({
    ...load(listReleases, { body: { currentPage: 1, pageSize: 1 } }),
    meta: { quiet: true },
  });
  const counts = { ...others.data?.counts, ...(list.total !== undefined && { awaiting: list.total }) };
  const tabs = <ReleaseTabs tab="awaiting" counts={counts} />;
  const open = ({ shipmentId }: AwaitingRelease) => void navigate(applyPathOf(shipmentId));
  return (
    <TableScreen<AwaitingRelease>
      table="awaitingReleases"
      title={words('releaseTitle')}
      back={homePath}
      top={tabs}
      lead={!isDesk && tabs}
      list={list}
      columns={columns}
      filters={filters}
      rowKey={({ shipmentId }) => shipmentId}
      searchPlaceholder={words('releaseSearchShipments')}
      card={(shipment) => <AwaitingCard shipment={shipment} />}
      onOpen={open}
      pageHref={({ shipmentId }) => applyPathOf(shipmentId)}
      exportRows={async (currentPage, pageSize, signal) => {
        const { list: rows, pagination } = await listPage(listAwaitingRelease, conditions, {
          ...{ currentPage, pageSize, signal },
        });
        return { rows, total: pagination.total };
      }}
      empty={
        <Empty
          title={words('releaseEmpty')}
          line={words('releaseEmptyLine')}
          action={
            <Button onClick={() => void navigate(releasesPathOf('all'))}>{words('releaseSeeAll')}</Button>
          }
        />
      }
    />
  );
}

function useColumns() {
  const words = useWords();
  const language = useLanguage();
  const { isStaff } = useReleaseRights();
  const seesOwed = useCan('cargoRelease', 'column', 'balance');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with the language only
  return useMemo(() => awaitingColumns(words, { isStaff, seesOwed }), [language, isStaff, seesOwed]);
}
