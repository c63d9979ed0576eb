import type { FlowStatistics } from '@fairway/contract/workflow-statistics.ts';
import { shareOf } from '@fairway/domain/workflow/views/statistics/compare.ts';
import { formatAgo } from '../../language/measures.ts';
import { type Say, useWords } from '../../language/words.ts';
import { workflowPaths } from '../paths.ts';
import { FigureTile, type FigureTileProps } from './figure-tile.tsx';
import { formatShare, formatSpan } from './format-figures.ts';
import { requestsPath } from './list-paths.ts';
import type { StatisticsConditions } from './use-statistics.ts';

interface FigureTilesProps {
  data: FlowStatistics;
  conditions: StatisticsConditions;
}

/** The few figures one looks at first, and how they moved. */
export function FigureTiles({ data, conditions }: FigureTilesProps) {
  const words = useWords();
  const tiles = [
    ...requestTiles(words, data, conditions),
    ...decisionTiles(words, data),
    ...(data.scope === 'own' ? [openTile(words, data)] : []),
  ];
  return (
    <section aria-label={words('statisticsFigures')}>
      <dl className="figure-tiles">
        {tiles.map((tile) => (
          <FigureTile key={tile.name} {...tile} />
        ))}
      </dl>
    </section>
  );
}

function requestTiles(words: Say, data: FlowStatistics, conditions: StatisticsConditions): FigureTileProps[] {
  const { requests, scope } = data;
  if (!requests) return [];
  const { now, before } = requests;
  const isOwn = scope === 'own';
  return [
    {
      name: words(isOwn ? 'statisticsStartedOwn' : 'statisticsStarted'),
      value: String(now.started),
      moved: { now: now.started, before: before.started },
      to: requestsPath(data, conditions),
    },
    {
      name: words(isOwn ? 'statisticsFinishedOwn' : 'statisticsFinished'),
      value: String(ended(now)),
      line: words('statisticsOutcomes', now),
      moved: { now: ended(now), before: ended(before) },
    },
    {
      name: words('statisticsRunning'),
      value: String(now.running),
      line: words('statisticsRunningLine'),
    },
    {
      name: words('statisticsWhole'),
      value: formatSpan(words, now.median),
      line: now.p90 === null ? '' : words('statisticsMiddle', { time: formatSpan(words, now.p90) }),
      moved: { now: now.median, before: before.median, better: 'less' },
    },
  ];
}

const ended = ({
  approved,
  rejected,
  withdrawn,
  terminated,
}: NonNullable<FlowStatistics['requests']>['now']) => approved + rejected + withdrawn + terminated;

function decisionTiles(
  words: Say,
  { decisions: { now, before }, scope, period }: FlowStatistics,
): FigureTileProps[] {
  const late = shareOf(now.late, now.limited);
  const sentBack = shareOf(now.sentBack, now.decided);
  const isOwn = scope === 'own';
  return [
    {
      name: words(isOwn ? 'statisticsDecidedOwn' : 'statisticsDecided'),
      value: String(now.decided),
      moved: { now: now.decided, before: before.decided },
      ...(isOwn && { to: `${workflowPaths.done}?${new URLSearchParams(period)}` }),
    },
    {
      name: words('statisticsHandling'),
      value: formatSpan(words, now.median),
      line: now.p90 === null ? '' : words('statisticsMiddle', { time: formatSpan(words, now.p90) }),
      moved: { now: now.median, before: before.median, better: 'less' },
    },
    {
      name: words('statisticsLate'),
      value: formatShare(words, late),
      line: now.limited === 0 ? '' : words('statisticsLateLine', now),
      moved: { now: late, before: shareOf(before.late, before.limited), better: 'less' },
    },
    {
      name: words('statisticsSentBack'),
      value: formatShare(words, sentBack),
      line: now.decided === 0 ? '' : words('statisticsSentBackLine', { count: now.sentBack }),
      moved: { now: sentBack, before: shareOf(before.sentBack, before.decided) },
    },
  ];
}

function openTile(words: Say, { people }: FlowStatistics): FigureTileProps {
  const { open = 0, oldestOpen = null } = people.list[0] ?? {};
  return {
    name: words('statisticsOpen'),
    value: String(open),
    line: oldestOpen === null ? '' : words('statisticsOldest', { time: formatAgo(words, oldestOpen) }),
    to: workflowPaths.todo,
  };
}
