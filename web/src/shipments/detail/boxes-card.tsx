import type { ShipmentBox, ShipmentDetail } from '@fairway/contract/shipments.ts';
import type { ShipmentStage } from '@fairway/contract/tracking.ts';
import { midnightOf } from '@fairway/domain/time/zoned.ts';
import { placeOfStage } from '@fairway/domain/tracking/stage.ts';
import { figureText } from '../../entities/field-text.ts';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Icon } from '../../ui/icon.tsx';
import { StageLabel } from '../shown/stage-label.tsx';
import { timeLeft } from '../shown/time-left.ts';
import './boxes-card.css';

interface BoxesCardProps {
  shipment: ShipmentDetail;
  /** How long each stayed in the port and out of it. */
  onDemurrage: () => void;
}

/** The boxes: numbers that are checked, seals, weights, and until when they are free. */
export function BoxesCard({ shipment, onDemurrage }: BoxesCardProps) {
  const words = useWords();
  const { boxes, boxSummary, pod } = shipment;
  return (
    <Card title={words('trackBoxes')} state={<span className="number">{boxSummary}</span>}>
      {boxes.length === 0 && <p className="boxes-none">{words('trackNoBoxes')}</p>}
      <ul className="boxes">
        {boxes.map((box) => (
          <li key={box.id}>
            <BoxFacts box={box} zone={pod.timeZone} />
          </li>
        ))}
      </ul>
      {boxes.length > 0 && (
        <Button look="quiet" icon="clock" onClick={onDemurrage}>
          {words('trackDemurrage')}
        </Button>
      )}
    </Card>
  );
}

const kgText = (kg: string | null): string => (kg === null || Number(kg) === 0 ? '' : `${figureText(kg)} kg`);

function BoxFacts({ box, zone }: { box: ShipmentBox; zone: string }) {
  const words = useWords();
  const hasReached = (stage: ShipmentStage) => placeOfStage(box.stage) >= placeOfStage(stage);
  const isOut = hasReached('gatedOut');
  const isRight = box.containerNo !== '' && box.expectedDigit === null;
  return (
    <>
      <p className="boxes-head">
        <strong className="number">{box.containerNo || words('trackBoxUnnamed')}</strong>
        {isRight && (
          <>
            <Icon name="check" size={15} />
            <span className="visually-hidden">{words('trackBoxChecked')}</span>
          </>
        )}
        <span className="boxes-type">{box.type}</span>
        <StageLabel stage={box.stage} />
      </p>
      {box.expectedDigit !== null && (
        <p className="boxes-wrong">{words('trackBoxDigit', { digit: box.expectedDigit })}</p>
      )}
      <Facts
        facts={[
          [words('trackSeal'), box.sealNo],
          [
            words('trackLoad'),
            [
              box.packages > 0 && words('trackPackages', { count: box.packages }),
              kgText(box.grossKg),
              Number(box.cbm) > 0 && `${figureText(box.cbm)} m³`,
            ]
              .filter(Boolean)
              .join(' · '),
          ],
          [
            'VGM',
            box.vgmKg &&
              `${kgText(box.vgmKg)}${box.vgmMethod ? ` · ${words('trackVgmMethod', { method: box.vgmMethod })}` : ''}`,
          ],
          [words('trackTemperature'), box.temperature && `${box.temperature} °C`],
          [
            words('dueFreeDay'),
            box.lastFreeDay && <FreeUntil day={box.lastFreeDay} zone={zone} isOver={isOut} />,
          ],
          [
            words('dueDetention'),
            box.detentionFreeUntil && (
              <FreeUntil day={box.detentionFreeUntil} zone={zone} isOver={hasReached('emptyReturned')} />
            ),
          ],
        ]}
      />
    </>
  );
}

interface FreeUntilProps {
  day: string;
  zone: string;
  /** It was fetched or brought back: nothing runs any more. */
  isOver: boolean;
}

const wholeDay = 86_400_000;
/** From then on it is marked. */
const soon = 2 * wholeDay;

/** A day that still counts: it is over with its last minute. */
function FreeUntil({ day, zone, isOver }: FreeUntilProps) {
  const words = useWords();
  const midnight = midnightOf(day, zone);
  if (midnight === undefined || isOver) return day;
  const [over, now] = [midnight + wholeDay, Date.now()];
  return (
    <span className={over - now < soon ? 'boxes-soon' : undefined}>
      {day} · {timeLeft(words, over, now)}
    </span>
  );
}
