import { compareCharges } from '@fairway/contract/shipment-charges.ts';
import { useQuery } from '@tanstack/react-query';
import { moneyText, sumsText } from '../../freight/money-text.ts';
import { useWords } from '../../language/words.ts';
import { orderPathOf } from '../../orders/paths.ts';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { StateLabel } from '../../ui/state-label.tsx';
import { load } from '../../wire/calls.ts';
import { varianceWords } from '../charge-words.ts';
import { DifferenceMark } from '../difference-mark.tsx';
import './compare-card.css';

/** What was promised beside what is charged, line by line; nothing where nothing was promised. */
export function CompareCard({ shipmentId }: { shipmentId: string }) {
  const words = useWords();
  const { data } = useQuery({ ...load(compareCharges, { params: { shipmentId } }), meta: { quiet: true } });
  if (!data?.promise) return null;
  const { orderId, rateNo } = data.promise;
  const apart = data.lines.filter(({ kind }) => kind !== 'same').length;
  return (
    <Card
      title={words('chargeCompare')}
      state={
        <StateLabel tone={apart > 0 ? 'warn' : 'good'}>
          {apart > 0 ? words('chargeCompareApart', { count: apart }) : words('chargeCompareSame')}
        </StateLabel>
      }
    >
      <p className="charge-compare-head">
        {words('chargeComparePromise', { rateNo })}
        {orderId && <Link to={orderPathOf(orderId)}>{words('chargeToOrder')}</Link>}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keys */}
      <section className="charge-compare" tabIndex={0} aria-label={words('chargeCompare')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words('chargeWhat')}</th>
              <th scope="col">{words('chargeQuoted')}</th>
              <th scope="col">{words('chargeCharged')}</th>
              <th scope="col">{words('chargeDifference')}</th>
            </tr>
          </thead>
          <tbody>
            {data.lines.map(({ chargeCode, chargeName, kind, quoted, billed, difference }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a code may be quoted twice
              <tr key={index}>
                <th scope="row">
                  {chargeName === chargeCode ? chargeCode : `${chargeName} ${chargeCode}`}
                  <small className={`charge-variance-${kind}`}>{words(varianceWords[kind])}</small>
                </th>
                <td className="number">{quoted ? moneyText(quoted) : '—'}</td>
                <td className="number">{billed ? moneyText(billed) : '—'}</td>
                <td>{difference ? <DifferenceMark difference={difference} /> : '—'}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{words('chargeTotal')}</th>
              <td className="number">{sumsText(data.quotedTotals) || '—'}</td>
              <td className="number">{sumsText(data.billedTotals) || '—'}</td>
              <td />
            </tr>
          </tfoot>
        </table>
      </section>
    </Card>
  );
}
