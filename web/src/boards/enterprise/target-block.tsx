import { type TargetHolder, type TargetMetric, targetMetrics } from '@fairway/contract/board-fields.ts';
import { getTargetProgress } from '@fairway/contract/targets.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { Choice } from '../../ui/choice.tsx';
import { Link } from '../../ui/link.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { load } from '../../wire/calls.ts';
import { Block } from '../block.tsx';
import type { Question } from '../board-question.ts';
import { metricWords } from '../metric-words.ts';
import { targetsScreen } from '../paths.ts';
import { Attained } from '../targets/pace-mark.tsx';
import './target-block.css';

interface TargetBlockProps {
  question: Question;
  mayPlan: boolean;
  /** The list of the shipments of some companies, departments or people. */
  listHref: (of: TargetHolder, ids: readonly string[]) => string;
}

/** How far companies, departments and people are on the way to their targets. */
export function TargetBlock({ question, mayPlan, listHref }: TargetBlockProps) {
  const words = useWords();
  const { from, to, basis, state, filters } = question;
  const { companyIds, departmentIds, personIds } = filters;
  const progress = useQuery(
    load(getTargetProgress, {
      body: {
        ...{ from, to, basis, state },
        filters: {
          ...(companyIds && { companyIds }),
          ...(departmentIds && { departmentIds }),
          ...(personIds && { personIds }),
        },
      },
    }),
  );
  const metrics = targetMetrics.filter((metric) =>
    progress.data?.rows.some(({ reached }) => reached[metric] !== undefined),
  );
  const [wanted, setMetric] = useState<TargetMetric>('profit');
  const metric = metrics.includes(wanted) ? wanted : (metrics[0] ?? 'teu');
  return (
    <Block
      title={words('boardsTargets')}
      width="whole"
      tools={
        <>
          {metrics.length > 1 && (
            <Choice
              label={words('targetsMetric')}
              value={metric}
              options={metrics.map((value) => ({ value, label: words(metricWords[value]) }))}
              onChange={setMetric}
            />
          )}
          <Link to={targetsScreen}>{words(mayPlan ? 'targetsSet' : 'targetsTitle')}</Link>
        </>
      }
    >
      <Loaded query={progress}>
        {({ rows, days }) => {
          const shown = rows.filter(({ reached }) => reached[metric]?.target != null);
          if (shown.length === 0) return <p className="target-block-none">{words('targetsNoneSet')}</p>;
          return (
            <>
              <p className="target-block-days number" title={words('targetsBasis')}>
                {words('targetsElapsed', {
                  ...{ percent: days.percent, elapsed: String(days.elapsed), total: String(days.total) },
                })}
              </p>
              <ul className="target-block">
                {shown.map(({ key, kind, name, ids, reached }) => {
                  const found = reached[metric];
                  return (
                    <li key={key} className={`target-block-${kind}`}>
                      <Link to={listHref(kind, ids)}>{name}</Link>
                      {found && (
                        <Attained
                          name={`${name} ${words(metricWords[metric])} ${metric === 'profit' ? progress.data?.bookCurrency : ''}`}
                          {...{ metric, reached: found }}
                        />
                      )}
                    </li>
                  );
                })}
              </ul>
              <p className="target-block-days">{words('targetsBasis')}</p>
            </>
          );
        }}
      </Loaded>
    </Block>
  );
}
