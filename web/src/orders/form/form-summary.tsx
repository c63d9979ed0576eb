import type { OrderFields } from '@fairway/contract/order-fields.ts';
import { EntityNames } from '../../entities/entity-filter.tsx';
import { moneyText } from '../../freight/money-text.ts';
import { ratesPath } from '../../freight/paths.ts';
import { useWords } from '../../language/words.ts';
import { Card } from '../../ui/card.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import type { FieldName } from '../field-value.tsx';
import { cargoLine, wishedDays } from '../order-text.ts';
import { fieldWords } from '../order-words.ts';
import type { FormStart } from './form-start.ts';
import { isPricedSo } from './form-values.ts';
import '../order-parts.css';
import './form-summary.css';
import { useEstimate } from './use-estimate.ts';
import type { FormProblem } from './use-form-problems.ts';

interface FormSummaryProps {
  start: FormStart;
  fields: OrderFields;
  problems: readonly FormProblem[];
  readyLate: string;
  onGoTo: (field: FieldName) => void;
}

/** What is ordered, what it costs, and what is still to do. */
export function FormSummary({ start, fields, problems, readyLate, onGoTo }: FormSummaryProps) {
  const words = useWords();
  const ids = (id: string | null) => (id ? [id] : []);
  return (
    <>
      <Card title={words('orderFormSummary')}>
        <p className="form-summary-lane">
          {fields.polId ? <EntityNames entity="Port" ids={ids(fields.polId)} /> : '—'} →{' '}
          {fields.podId ? <EntityNames entity="Port" ids={ids(fields.podId)} /> : '—'}
        </p>
        <p className="order-quiet number">
          {[
            cargoLine({ ...fields, grossKg: fields.grossKg || '0', cbm: fields.cbm || '0' }),
            wishedDays(fields),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <Facts
          facts={[
            [words('orderReady'), fields.cargoReadyOn],
            [words('orderCommodity'), fields.commodity],
            [words('orderGross'), fields.grossKg],
            [words('orderShipper'), fields.shipper.name],
            [words('orderConsignee'), fields.consignee.name],
          ]}
        />
      </Card>
      <Card title={words('orderFormEstimate')}>
        <Estimate start={start} fields={fields} />
      </Card>
      <Card
        title={
          problems.length > 0
            ? words('orderFormProblems', { count: problems.length })
            : words('orderFormComplete')
        }
      >
        <ul className="form-problems" aria-label={words('orderFormProblems', { count: problems.length })}>
          {problems.map(({ field, text, isMissing }) => (
            <li key={`${field} ${text}`}>
              <button type="button" onClick={() => onGoTo(field)}>
                <Icon name={isMissing ? 'edit' : 'warning'} size={15} />
                {words(fieldWords[field])}
                {!isMissing && words('orderColon') + text}
              </button>
            </li>
          ))}
          {readyLate && (
            <li>
              <button type="button" onClick={() => onGoTo('cargoReadyOn')}>
                <Icon name="warning" size={15} />
                {readyLate}
              </button>
            </li>
          )}
        </ul>
      </Card>
    </>
  );
}

function Estimate({ start, fields }: Pick<FormSummaryProps, 'start' | 'fields'>) {
  const words = useWords();
  const kept = start.order?.price;
  // What nothing was changed of costs what it was priced at.
  const isPriced = kept != null && isPricedSo(start.fields, fields);
  const { data } = useEstimate(fields, { enabled: !isPriced });
  const { quote } = start.source;
  const quoteNo = quote?.quoteNo ?? start.order?.quoteNo ?? '';
  if (fields.quoteId !== null) {
    const totals = quote?.totals ?? kept?.totals ?? [];
    return (
      <>
        <Sums totals={totals} converted={quote?.convertedTotal ?? kept?.converted?.total ?? null} />
        <p className="order-quiet">{words('orderFormByQuote', { quoteNo })}</p>
      </>
    );
  }
  if (fields.rateId === null)
    return (
      <>
        <p className="order-quiet">{words('orderFormNoRate')}</p>
        <Link to={ratesPath}>{words('orderFindRate')}</Link>
      </>
    );
  if (isPriced) return <Sums totals={kept.totals} converted={kept.converted?.total ?? null} />;
  if (data && data.price === null) return <p className="order-loud">{words('orderFormNoPrice')}</p>;
  const totals = data?.price?.totals ?? kept?.totals ?? [];
  const converted = data?.price?.converted?.total ?? kept?.converted?.total ?? null;
  return (
    <>
      <Sums totals={totals} converted={converted} />
      <p className="order-quiet">{words('orderFormEstimateLine')}</p>
    </>
  );
}

interface Sum {
  currency: string;
  amount: string;
}

function Sums({ totals, converted }: { totals: readonly Sum[]; converted: Sum | null }) {
  const words = useWords();
  if (totals.length === 0) return <p className="order-quiet">{words('orderNotPriced')}</p>;
  const isOther = converted && totals.some(({ currency }) => currency !== converted.currency);
  return (
    <dl className="form-sums">
      {totals.map((sum) => (
        <div key={sum.currency}>
          <dt>{words('quoteTotalIn', { currency: sum.currency })}</dt>
          <dd className="number">{moneyText(sum)}</dd>
        </div>
      ))}
      {isOther && (
        <div>
          <dt>{words('orderConvertedSum')}</dt>
          <dd className="number">{moneyText(converted)}</dd>
        </div>
      )}
    </dl>
  );
}
