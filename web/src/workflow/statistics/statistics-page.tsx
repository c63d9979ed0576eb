import { refusals } from '@fairway/contract/errors.ts';
import type { FlowStatistics } from '@fairway/contract/workflow-statistics.ts';
import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { Empty } from '../../ui/empty.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Page } from '../../ui/page.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useSession } from '../../wire/session-store.ts';
import { workflowTabPath } from '../paths.ts';
import { DaysPicture } from './days-picture.tsx';
import { FigureTiles } from './figure-tiles.tsx';
import { PeriodChoice } from './period-choice.tsx';
import { RankedPeople } from './ranked-people.tsx';
import { RankedSteps } from './ranked-steps.tsx';
import { StatisticsFilter } from './statistics-filter.tsx';
import './statistics-page.css';
import { type StatisticsConditions, useStatistics } from './use-statistics.ts';

/** How fast requests are decided: of everybody for who watches all flows, else of oneself. */
export function StatisticsPage() {
  const words = useWords();
  const mayWatch = useSession(({ permissionList }) =>
    permissionList.some(({ modelId }) => modelId === 'flowMonitor'),
  );
  const statistics = useStatistics();
  const { conditions, isNarrowed, change, missing, refusal, figures } = statistics;
  const [filtering, setFiltering] = useState(false);
  const isForbidden = refusal?.code === refusals.FORBIDDEN.code;
  return (
    <Page
      title={words(mayWatch ? 'statistics' : 'statisticsOwn')}
      back={workflowTabPath}
      width="whole"
      actions={
        !isForbidden && (
          <IconButton
            icon="filter"
            label={words(isNarrowed ? 'filterActive' : 'filter')}
            marked={isNarrowed}
            onClick={() => setFiltering(true)}
          />
        )
      }
    >
      <div className="statistics">
        {!isForbidden && <PeriodChoice {...statistics} />}
        {missing ? (
          <Empty drawing="search" title={words('statisticsDaysWrong', missing)} />
        ) : refusal && !figures.data ? (
          <Empty drawing={isForbidden ? 'locked' : 'broken'} title={refusal.message} />
        ) : (
          <Loaded query={figures}>
            {(data) => (isEmpty(data) ? <NothingHere /> : <Figures data={data} conditions={conditions} />)}
          </Loaded>
        )}
      </div>
      <Sheet title={words('filter')} open={filtering} onClose={() => setFiltering(false)}>
        <StatisticsFilter
          start={conditions}
          withDepartment={mayWatch}
          onApply={(chosen) => {
            change(chosen);
            setFiltering(false);
          }}
        />
      </Sheet>
    </Page>
  );
}

function Figures({ data, conditions }: { data: FlowStatistics; conditions: StatisticsConditions }) {
  const words = useWords();
  const { period, before, decisions, scope } = data;
  const untimed = decisions.now.decided - decisions.now.timed;
  return (
    <>
      <p className="statistics-span">
        {words('statisticsCompared', { ...period, beforeFrom: before.from, beforeTo: before.to })}
      </p>
      <FigureTiles data={data} conditions={conditions} />
      {untimed > 0 && <p className="statistics-note">{words('statisticsUntimed', { count: untimed })}</p>}
      <DaysPicture days={data.days} withRequests={data.requests !== null} />
      <div className="statistics-rankings">
        <RankedSteps data={data} />
        {scope === 'all' && <RankedPeople people={data.people} />}
      </div>
    </>
  );
}

function NothingHere() {
  const words = useWords();
  return <Empty title={words('statisticsEmpty')} line={words('statisticsEmptyLine')} />;
}

/** Tasks that wait are of now, whatever the days. */
const isEmpty = ({ requests, decisions, people, days }: FlowStatistics): boolean =>
  (requests?.now.started ?? 0) === 0 &&
  decisions.now.decided === 0 &&
  days.every(({ finished }) => finished === 0) &&
  people.list.every(({ open }) => open === 0);
