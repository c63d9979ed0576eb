import { getTariff, type Tariff } from '@fairway/contract/local-charges.ts';
import { useQueries } from '@tanstack/react-query';
import { type Say, useWords } from '../../language/words.ts';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { load } from '../../wire/calls.ts';
import '../compare/compared-rates.css';
import { sumsText } from '../money-text.ts';
import { tariffPath } from '../paths.ts';
import './tariff-comparison.css';
import { askedTariff, mostCompared, questionInAddress, type TariffQuestion } from './tariff-question.ts';
import { rowPriceText } from './tariff-text.ts';

interface TariffComparisonProps {
  tariff: Tariff;
  question: TariffQuestion;
  onChange: (changes: Partial<TariffQuestion>) => void;
}

/** The same port and direction with other carriers, beside this one. */
export function TariffComparison({ tariff, question, onChange }: TariffComparisonProps) {
  const words = useWords();
  const { compared, carrierId } = question;
  const others = tariff.carriers.filter(({ id }) => id !== carrierId);
  const chosen = compared.filter((id) => others.some((one) => one.id === id));
  const asked = useQueries({
    queries: chosen.map((id) => ({
      ...load(getTariff, { body: askedTariff({ ...question, carrierId: id }) }),
      meta: { quiet: true },
    })),
  });
  if (others.length === 0) return null;
  return (
    <Card title={words('tariffCompare')}>
      <fieldset className="tariff-compare-choice">
        <legend className="visually-hidden">{words('tariffCompare')}</legend>
        {others.map(({ id, fullName, enCode }) => (
          <label key={id}>
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              disabled={!chosen.includes(id) && chosen.length >= mostCompared}
              onChange={(event) =>
                onChange({
                  compared: event.target.checked ? [...chosen, id] : chosen.filter((one) => one !== id),
                })
              }
            />
            {fullName} {enCode}
          </label>
        ))}
      </fieldset>
      {asked.some(({ isPending }) => isPending) && <Skeleton shape="line" count={3} />}
      {chosen.length > 0 && asked.every(({ data }) => data) && (
        <ComparedTable tariffs={[tariff, ...asked.flatMap(({ data }) => data ?? [])]} question={question} />
      )}
    </Card>
  );
}

interface ComparedTableProps {
  tariffs: readonly Tariff[];
  question: TariffQuestion;
}

function ComparedTable({ tariffs, question }: ComparedTableProps) {
  const words = useWords();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keys
    <section className="compared-scroll" tabIndex={0} aria-label={words('tariffCompare')}>
      <table className="compared-table">
        <thead>
          <tr>
            <td />
            {tariffs.map(({ carrier }, index) => (
              <th key={carrier?.id ?? ''} scope="col">
                {index === 0 || !carrier ? (
                  (carrier?.fullName ?? words('tariffGeneral'))
                ) : (
                  <Link
                    to={tariffPath(questionInAddress({ ...question, carrierId: carrier.id, compared: [] }))}
                  >
                    {carrier.fullName}
                  </Link>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {comparedRows(tariffs, words).map(({ key, name, cells }) => {
            const differs = new Set(cells).size > 1;
            return (
              <tr key={key} className={differs ? 'compared-differs' : undefined}>
                <th scope="row">
                  {name}
                  {differs && <span className="visually-hidden"> {words('rateDiffers')}</span>}
                </th>
                {cells.map((cell, index) => (
                  <td key={tariffs[index]?.carrier?.id ?? ''} className="number">
                    {cell || '—'}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

/** A line for each charge that one of them has, and what they come to. */
function comparedRows(tariffs: readonly Tariff[], words: Say) {
  const keyOf = ({ chargeCode, unit, conditions }: Tariff['rows'][number]) =>
    `${chargeCode} ${unit} ${JSON.stringify(conditions)}`;
  const names = new Map(
    tariffs.flatMap(({ rows }) =>
      rows.map((row) => [keyOf(row), `${row.chargeName} ${row.chargeCode}`] as const),
    ),
  );
  const charges = [...names].map(([key, name]) => ({
    ...{ key, name },
    cells: tariffs.map(({ rows }) => {
      const row = rows.find((one) => keyOf(one) === key);
      return row ? rowPriceText(row, words) : '';
    }),
  }));
  const totals = {
    ...{ key: 'totals', name: words('tariffTotal') },
    cells: tariffs.map(({ price }) => sumsText(price.totals)),
  };
  return [...charges, totals];
}
