import type { ExplainedMetric } from '@fairway/contract/board-fields.ts';
import { changeEffects } from '@fairway/contract/board-fields.ts';
import type { BoardChange } from '@fairway/contract/boards.ts';
import { useState } from 'react';
import { useLanguage, useWords } from '../../language/words.ts';
import { Chart } from '../../ui/chart/chart.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Block } from '../block.tsx';
import { isNone } from '../board-question.ts';
import { exactMetric, figureOf, measureOf, shortMetric } from '../board-text.ts';
import { dimensionWords, effectWords, metricWords } from '../metric-words.ts';
import './change-block.css';

interface ChangeBlockProps {
  changes: readonly BoardChange[];
  currency: string;
  period: string;
  onDrill: (dimension: 'customer' | 'line' | 'carrier', key: string) => void;
}

/** What made the difference to the compared period, and who or what stands behind most of it. */
export function ChangeBlock({ changes, currency, period, onDrill }: ChangeBlockProps) {
  const words = useWords();
  const language = useLanguage();
  const usual = changes.find(({ metric }) => metric === 'profit') ?? changes[0];
  const [chosen, setChosen] = useState<ExplainedMetric>();
  const change = changes.find(({ metric }) => metric === chosen) ?? usual;
  if (!change) return null;
  const { metric } = change;
  const figure = (amount: string) => figureOf(metric, amount) ?? 0;
  const name = words(metricWords[metric]);
  const signed = (amount: string) =>
    `${Number(amount) > 0 ? '+' : ''}${shortMetric(words, language, metric, amount)}`;
  return (
    <Block
      title={words('boardsChange')}
      tools={
        <Choice
          label={words('boardsMetric')}
          value={metric}
          options={changes.map((one) => ({ value: one.metric, label: words(metricWords[one.metric]) }))}
          onChange={setChosen}
        />
      }
    >
      <p className="number">
        {words('boardsChangeLine', {
          before: shortMetric(words, language, metric, change.before),
          now: shortMetric(words, language, metric, change.now),
          difference: signed(change.difference),
        })}
      </p>
      <ol className="board-causes" aria-label={words('boardsCauses')}>
        {change.causes.map(({ dimension, key, name: called, effect, amount }) => (
          <li key={`${dimension} ${key} ${effect}`}>
            <button type="button" onClick={() => onDrill(dimension, key)}>
              <span>
                <small>{words(dimensionWords[dimension])}</small>{' '}
                {words('boardsCause', {
                  name: isNone(key) ? words('boardsNone') : called,
                  effect: words(effectWords[effect]),
                })}
              </span>
              <strong className="number" title={exactMetric(words, metric, amount)}>
                {signed(amount)}
              </strong>
            </button>
          </li>
        ))}
        <li className="board-causes-rest">
          <span>{change.causes.length > 0 ? words('boardsRest') : words('boardsNothingChanged')}</span>
          <span className="number">{signed(change.rest)}</span>
        </li>
      </ol>
      {metric !== 'teu' && (
        <Chart
          level={3}
          title={words('boardsChangeOf', { metric: name })}
          period={period}
          basis={words('boardsChangeBasis')}
          data={{
            ...{
              kind: 'waterfall',
              head: words('boardsChange'),
              measure: measureOf(words, metric, currency),
            },
            start: { key: 'before', name: words('boardsCompare'), value: figure(change.before) },
            effects: changeEffects
              .filter((effect) => metric === 'profit' || effect !== 'cost')
              .map((effect) => ({
                ...{ key: effect, name: words(effectWords[effect]), value: figure(change.effects[effect]) },
              })),
            end: { key: 'now', name: words('boardsPeriod'), value: figure(change.now) },
          }}
        />
      )}
    </Block>
  );
}
