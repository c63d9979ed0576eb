import type { FlowStatistics, StepFigures } from '@fairway/contract/workflow-statistics.ts';
import { shareOf } from '@fairway/domain/workflow/views/statistics/compare.ts';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage, useWords } from '../../language/words.ts';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { desktop, useMedia } from '../../ui/use-media.ts';
import { formatSpan } from './format-figures.ts';
import { stepPath } from './list-paths.ts';
import { Ranking, RankingBar } from './ranking.tsx';
import { SaveTable } from './save-table.tsx';
import { StatisticsTable } from './statistics-table.tsx';
import { stepColumns, stepsTable } from './tables.ts';

/** Where it takes longest. */
export function RankedSteps({ data }: { data: FlowStatistics }) {
  const words = useWords();
  const language = useLanguage();
  const navigate = useNavigate();
  const isDesk = useMedia(desktop);
  const { list, total } = data.steps;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with the language only
  const figures = useMemo(() => stepsTable(words, list), [list, language]);
  if (list.length === 0) return null;
  const title = words('statisticsSteps');
  const save = <SaveTable name={title} table={() => stepsTable(words, list)} />;
  if (isDesk)
    return (
      <Card title={title} state={save}>
        <StatisticsTable
          table="statistics.steps"
          label={title}
          ids={stepColumns}
          figures={figures}
          onOpen={(row) => void navigate(stepPath(data, list[row]?.templateId ?? ''))}
        />
      </Card>
    );
  const slowest = Math.max(1, ...list.map(({ median }) => median ?? 0));
  return (
    <Card title={title} state={save}>
      <Ranking
        total={total}
        rows={list.map((step) => ({
          key: `${step.templateId} ${step.nodeCode}`,
          row: <Step step={step} share={(step.median ?? 0) / slowest} to={stepPath(data, step.templateId)} />,
        }))}
      />
    </Card>
  );
}

function Step({ step, share, to }: { step: StepFigures; share: number; to: string }) {
  const words = useWords();
  const late = shareOf(step.late, step.limited);
  const sentBack = shareOf(step.sentBack, step.decided);
  const line = [
    words('statisticsStepLine', { count: step.decided, time: formatSpan(words, step.p90) }),
    ...(late === null ? [] : [words('statisticsStepLate', { percent: late })]),
    ...(sentBack ? [words('statisticsStepSentBack', { percent: sentBack })] : []),
  ];
  return (
    <>
      <div className="ranking-head">
        <Link to={to} className="ranking-name">
          {step.flowName} · {step.nodeName || step.nodeCode}
        </Link>
        <span className="ranking-value">{formatSpan(words, step.median)}</span>
      </div>
      <RankingBar share={share} />
      <p className="ranking-line">{line.join(' · ')}</p>
    </>
  );
}
