import { listTeamPunches, type PunchRow, punchColumns } from '@fairway/contract/punch-card.ts';
import {
  punchExplanations,
  punchFlags,
  punchKinds,
  punchTargetKinds,
} from '@fairway/contract/punch-fields.ts';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useLanguage, useWords } from '../../language/words.ts';
import { Choice } from '../../ui/choice.tsx';
import { DetailPane } from '../../ui/detail-pane.tsx';
import { Empty } from '../../ui/empty.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { orderOf } from '../../ui/table/column.ts';
import { choicesOf, rangeOf } from '../../ui/table/filter.ts';
import { useTableFilters } from '../../ui/table/use-table-filters.ts';
import { desktop, useMedia } from '../../ui/use-media.ts';
import { useOpenRow } from '../../ui/use-open-row.ts';
import { TableScreen } from '../../views/table-screen.tsx';
import { listPage, pageSizeOf, useList } from '../../wire/use-list.ts';
import { LoadedPunch } from '../detail/loaded-punch.tsx';
import { punchDetailPath, punchScreen, punchStatisticsScreen } from '../paths.ts';
import { PunchCard } from './punch-card.tsx';
import { teamColumns } from './team-columns.tsx';
import './team-page.css';
import { TeamPlan } from './team-plan.tsx';

/** The punches of everybody I may see, as a table or as a plan of a day. */
export function TeamPage() {
  const words = useWords();
  const language = useLanguage();
  const navigate = useNavigate();
  const isDesk = useMedia(desktop);
  const filters = useTableFilters();
  const conditions = useConditions();
  const { shows, choice } = usePlanOrTable();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with the language only
  const columns = useMemo(() => teamColumns(words), [language]);
  const list = useList(listTeamPunches, conditions, { pageSize: pageSizeOf(isDesk) });
  const { id, open, close } = useOpenRow();
  return (
    <TableScreen<PunchRow>
      table="punches-team"
      title={words('punchTeam')}
      back={punchScreen}
      actions={
        <IconButton
          icon="chart"
          label={words('punchStatistics')}
          onClick={() => void navigate(punchStatisticsScreen)}
        />
      }
      top={choice}
      lead={!isDesk && choice}
      list={list}
      columns={columns}
      filters={filters}
      canSearch={false}
      rowKey={({ id: key }) => key}
      card={(punch) => <PunchCard punch={punch} />}
      onOpen={(punch) => open(punch.id)}
      openKey={id}
      onClose={close}
      pageHref={(punch) => punchDetailPath(punch.id)}
      exportRows={async (currentPage, pageSize, signal) => {
        const page = await listPage(listTeamPunches, conditions, { currentPage, pageSize, signal });
        return { rows: page.list, total: page.pagination.total };
      }}
      empty={<Empty title={words('punchNoneOfTeam')} line={words('punchNoneOfTeamLine')} />}
      {...(shows === 'plan' && { instead: <TeamPlan organizeId={conditions.organizeId ?? ''} /> })}
      detail={
        id && (
          <DetailPane title={words('punchDetail')} onClose={close}>
            <LoadedPunch key={id} id={id} />
          </DetailPane>
        )
      }
    />
  );
}

/** Which of the two stands in the address. */
function usePlanOrTable() {
  const words = useWords();
  const [search, setSearch] = useSearchParams();
  const shows: 'plan' | 'list' = search.get('as') === 'plan' ? 'plan' : 'list';
  const change = (as: 'plan' | 'list') =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        next.set('as', as);
        next.delete('id');
        return next;
      },
      { replace: true },
    );
  const options = [
    { value: 'list', label: words('punchAsList') },
    { value: 'plan', label: words('punchAsPlan') },
  ] as const;
  const choice = (
    <div className="punch-team-choice">
      <Choice label={words('punchShownAs')} value={shows} options={options} onChange={change} />
    </div>
  );
  return { shows, choice };
}

const one = <T extends string>(known: readonly T[], text = ''): T | '' =>
  known.find((value) => value === choicesOf(text)[0]) ?? '';

function useConditions() {
  const { values, sorting } = useTableFilters();
  const [search] = useSearchParams();
  const { from, to } = rangeOf(values.at ?? '');
  const kind = search.get('targetKind') ?? values.target;
  return {
    ...orderOf(sorting, punchColumns),
    ...(from && { from }),
    ...(to && { to }),
    ...(values.person && { userIds: choicesOf(values.person).join(',') }),
    organizeId: choicesOf(values.organize ?? '')[0] ?? '',
    kind: one(punchKinds, values.kind),
    targetKind: one(punchTargetKinds, kind),
    targetId: search.get('targetId') ?? '',
    flag: one(['any' as const, ...punchFlags], values.flags),
    explanation: one(punchExplanations, values.explanation),
  };
}
