import { listReleases, type ReleaseRow, type ReleaseTab } from '@fairway/contract/releases.ts';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage, useWords } from '../../language/words.ts';
import { useCan } from '../../session/use-can.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Link } from '../../ui/link.tsx';
import type { BatchAct } from '../../ui/table/tick-bar.tsx';
import { useTableFilters } from '../../ui/table/use-table-filters.ts';
import { desktop, useMedia } from '../../ui/use-media.ts';
import { useOpenRow } from '../../ui/use-open-row.ts';
import { TableScreen } from '../../views/table-screen.tsx';
import { homePath } from '../../wire/navigation/home-path.ts';
import { listPage, pageSizeOf, useList } from '../../wire/use-list.ts';
import { ApproveSheet } from '../acts/approve-sheet.tsx';
import { ReleasePane } from '../detail/release-pane.tsx';
import { releasePathOf, releasesPathOf } from '../paths.ts';
import { useReleaseRights } from '../use-release-rights.ts';
import { ReleaseCard } from './release-card.tsx';
import { releaseTableColumns } from './release-columns.tsx';
import { conditionsOf } from './release-question.ts';
import { ReleaseTabs } from './release-tabs.tsx';

interface ReleaseListProps {
  tab: ReleaseTab;
  /** Those of one shipment only. */
  shipmentId: string | null;
}

/** Releases that stand in one tab. */
export function ReleaseList({ tab, shipmentId }: ReleaseListProps) {
  const words = useWords();
  const navigate = useNavigate();
  const isDesk = useMedia(desktop);
  const filters = useTableFilters();
  const columns = useColumns();
  const conditions = conditionsOf(tab, filters, shipmentId);
  const list = useList(listReleases, conditions, { pageSize: pageSizeOf(isDesk) });
  const { id, open, close } = useOpenRow();
  const { acts, sheet } = useBatchApproval(list.rows ?? []);
  const tabs = <ReleaseTabs tab={tab} counts={list.first?.counts} />;
  return (
    <>
      <TableScreen<ReleaseRow>
        table="releases"
        title={words('releaseTitle')}
        back={homePath}
        top={tabs}
        lead={
          <>
            {!isDesk && tabs}
            {shipmentId && (
              <p className="releases-of-one">
                {words('releaseOfOneShipment')}{' '}
                <Link to={releasesPathOf('all')}>{words('releaseSeeAll')}</Link>
              </p>
            )}
          </>
        }
        list={list}
        columns={columns}
        filters={filters}
        rowKey={({ id: key }) => key}
        searchPlaceholder={words('releaseSearch')}
        card={(release) => <ReleaseCard release={release} />}
        // On a phone it is a page of its own.
        onOpen={(release) => (isDesk ? open(release.id) : void navigate(releasePathOf(release.id)))}
        openKey={isDesk ? id : null}
        onClose={close}
        pageHref={(release) => releasePathOf(release.id)}
        acts={acts}
        exportRows={async (currentPage, pageSize, signal) => {
          const { list: rows, pagination } = await listPage(listReleases, conditions, {
            ...{ currentPage, pageSize, signal },
          });
          return { rows, total: pagination.total };
        }}
        empty={<NoReleases />}
        detail={isDesk && id && <ReleasePane key={id} id={id} onClose={close} />}
      />
      {sheet}
    </>
  );
}

/** Offered as soon as one of the rows waits for this person. */
function useBatchApproval(rows: readonly ReleaseRow[]) {
  const words = useWords();
  const [chosen, setChosen] = useState<{ rows: readonly ReleaseRow[]; untick: () => void }>();
  const acts: BatchAct<ReleaseRow>[] = rows.some(({ can }) => can.includes('approve'))
    ? [
        {
          ...{ name: words('releaseBatchApprove'), icon: 'check' },
          act: (ticked, untick) => setChosen({ rows: ticked, untick }),
        },
      ]
    : [];
  const sheet = chosen && (
    <ApproveSheet releases={chosen.rows} onDone={chosen.untick} onClose={() => setChosen(undefined)} />
  );
  return { acts, sheet };
}

function NoReleases() {
  const words = useWords();
  const navigate = useNavigate();
  const { mayApply } = useReleaseRights();
  return (
    <Empty
      title={words('releaseNoneInTab')}
      line={words('releaseEmptyLine')}
      action={
        mayApply && (
          <Button onClick={() => void navigate(releasesPathOf('awaiting'))}>
            {words('releaseApplySee')}
          </Button>
        )
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
  return useMemo(() => releaseTableColumns(words, { isStaff, seesOwed }), [language, isStaff, seesOwed]);
}
