import type { Reply } from '@fairway/contract/endpoint.ts';
import { getShipmentDemurrage } from '@fairway/contract/shipment-tracking.ts';
import type { ShipmentDetail } from '@fairway/contract/shipments.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useQuery } from '@tanstack/react-query';
import { figureText } from '../../entities/field-text.ts';
import { moneyText } from '../../freight/money-text.ts';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { StateLabel } from '../../ui/state-label.tsx';
import { load } from '../../wire/calls.ts';
import { SourceMark } from '../tracking/source-mark.tsx';
import { wallText } from '../tracking/wall-text.ts';
import './demurrage-sheet.css';

type Box = Reply<typeof getShipmentDemurrage>['boxes'][number];
type Statement = NonNullable<Box['demurrage']>;

interface DemurrageSheetProps {
  shipment: ShipmentDetail;
  onClose: () => void;
}

/** How long each box stayed in the port and out of it, what that costs, and on what that rests. */
export function DemurrageSheet({ shipment, onClose }: DemurrageSheetProps) {
  const words = useWords();
  const asked = useQuery(load(getShipmentDemurrage, { params: { id: shipment.id } }));
  const zone = shipment.pod.timeZone;
  return (
    <Sheet
      title={words('trackDemurrage')}
      open
      wide
      onClose={onClose}
      actions={
        <Button icon="file" onClick={() => window.print()}>
          {words('print')}
        </Button>
      }
    >
      <Loaded query={asked}>
        {({ boxes, totals }) => (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
          <section className="demurrage" tabIndex={0} aria-label={words('trackDemurrage')}>
            <p className="demurrage-of number">
              {shipment.shipmentNo} · {shipment.pod.name} ·{' '}
              {words('demurrageAsOf', { day: formatDate(Date.now(), 'yyyy-MM-dd', zone) })}
            </p>
            {totals.length > 0 && (
              <p className="demurrage-total">
                {words('demurrageTotal')}{' '}
                <strong className="number">{totals.map(moneyText).join(' + ')}</strong>
              </p>
            )}
            {boxes.every(({ demurrage, detention }) => !demurrage && !detention) && (
              <p className="demurrage-of">
                {words(boxes.some(({ lacksTerms }) => lacksTerms) ? 'demurrageNoTerms' : 'demurrageNone')}
              </p>
            )}
            {boxes.map((box) => (
              <BoxStatements key={box.containerNo} box={box} zone={zone} />
            ))}
          </section>
        )}
      </Loaded>
    </Sheet>
  );
}

function BoxStatements({ box, zone }: { box: Box; zone: string }) {
  const words = useWords();
  if (!box.demurrage && !box.detention) return null;
  return (
    <section aria-label={box.containerNo}>
      <h3 className="number">
        {box.containerNo} <small>{box.type}</small>
      </h3>
      {box.demurrage && (
        <StatementFacts name={words('demurragePort')} statement={box.demurrage} zone={zone} />
      )}
      {box.detention && <StatementFacts name={words('demurrageOut')} statement={box.detention} zone={zone} />}
    </section>
  );
}

interface StatementFactsProps {
  name: string;
  statement: Statement;
  zone: string;
}

function StatementFacts({ name, statement, zone }: StatementFactsProps) {
  const words = useWords();
  const { days, freeDays, chargeableDays, parts, total, leftOut, events } = statement;
  return (
    <div className="demurrage-statement">
      <p className="demurrage-head">
        <strong>{name}</strong>
        <StateLabel tone={chargeableDays > 0 ? 'warn' : 'good'}>
          {chargeableDays > 0 ? words('demurrageOver', { count: chargeableDays }) : words('demurrageFree')}
        </StateLabel>
        {total && <strong className="number">{moneyText(total)}</strong>}
      </p>
      <Facts
        facts={[
          [
            words('demurragePeriod'),
            `${statement.from} – ${statement.isRunning ? words('demurrageRunning', { day: statement.to }) : statement.to}`,
          ],
          [
            words('demurrageDays'),
            words(statement.counts === 'working' ? 'demurrageCountWorking' : 'demurrageCount', {
              ...{ days, freeDays },
            }),
          ],
          [words('dueFreeDay'), statement.lastFreeDay],
          [words('demurrageLeftOut'), leftOut.join(words('listComma'))],
          [
            words('demurrageTariff'),
            statement.tariff && (statement.tariff.remark || words('demurrageTariffUnnamed')),
          ],
        ]}
      />
      {parts.length > 0 && (
        <table className="number">
          <thead>
            <tr>
              <th scope="col">{words('demurragePeriod')}</th>
              <th scope="col">{words('demurrageDayCount')}</th>
              <th scope="col">{words('demurragePrice')}</th>
              <th scope="col">{words('demurrageAmount')}</th>
            </tr>
          </thead>
          <tbody>
            {parts.map((part) => (
              <tr key={part.from}>
                <td>
                  {part.from} – {part.to}
                </td>
                <td>{part.days}</td>
                <td>{figureText(part.price)}</td>
                <td>{figureText(part.amount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="demurrage-of">{words('demurrageRestsOn')}</p>
      <ul className="demurrage-events">
        {events.map((event) => (
          <li key={event.eventId}>
            <span>{event.milestoneName}</span>
            <span className="number">{wallText(event.at, zone)}</span>
            <SourceMark source={event.source} />
          </li>
        ))}
      </ul>
    </div>
  );
}
