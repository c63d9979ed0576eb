import type { SharedShipment } from '@fairway/contract/shipment-papers.ts';
import type { ShownBoxGroup } from '@fairway/contract/shipment-tracking.ts';
import type { ShipmentStage } from '@fairway/contract/tracking.ts';
import { placeOfStage } from '@fairway/domain/tracking/stage.ts';
import type { ReactNode } from 'react';
import { type Say, useWords } from '../../language/words.ts';
import { StateLabel } from '../../ui/state-label.tsx';
import { BoxGroups, countOf } from '../shown/box-groups.tsx';
import { SeverityBadge } from '../shown/severity-badge.tsx';
import { shipmentStateWords } from '../shown/shipment-words.ts';
import { ShownTime } from '../shown/shown-time.tsx';
import { StageLabel } from '../shown/stage-label.tsx';
import { timeLeft } from '../shown/time-left.ts';
import { WayLine } from '../shown/way-line.tsx';
import { hoursText } from '../tracking/late-text.ts';
import { wallDay, wallText, zoneText } from '../tracking/wall-text.ts';
import './arrival-answer.css';

type Times = Pick<SharedShipment, 'firstEtd' | 'firstEta' | 'etd' | 'eta' | 'atd' | 'ata'>;
type Progress = Pick<SharedShipment, 'status' | 'stage' | 'isPartial' | 'progress' | 'worstSeverity'> &
  // What a device kept from before has none.
  Partial<Pick<SharedShipment, 'groups'>>;
interface Place {
  name: string;
  timeZone: string;
}
export type Answered = Times &
  Progress & { pol: Place; pod: Place } & Pick<SharedShipment, 'vesselName' | 'voyageNo' | 'boxSummary'> & {
    carrierName: string;
  };

interface ArrivalAnswerProps {
  shipment: Answered;
  /** What stands below it: the map. */
  children?: ReactNode;
}

const hour = 3_600_000;

/** Where is it and when does it arrive: what everybody comes for, before everything else. */
export function ArrivalAnswer({ shipment, children }: ArrivalAnswerProps) {
  const words = useWords();
  const { status, stage, isPartial, pol, pod, ata, eta, firstEta, etd, atd, firstEtd, worstSeverity } =
    shipment;
  const groups = status === 'active' ? (shipment.groups ?? []) : [];
  const arrives = ata ?? eta;
  const hoursLate = firstEta === null || arrives === null ? 0 : Math.round((arrives - firstEta) / hour);
  return (
    <section className="arrival-answer" aria-label={words('trackAnswer')}>
      <div className="arrival-answer-head">
        {status === 'active' ? (
          <StageLabel stage={stage} isPartial={isPartial} />
        ) : (
          <StateLabel tone={status === 'closed' ? 'good' : 'bad'}>
            {words(shipmentStateWords[status])}
          </StateLabel>
        )}
        {worstSeverity && <SeverityBadge severity={worstSeverity} />}
      </div>
      <p className="arrival-answer-when">
        <span>
          {ofBoxes(
            words,
            words(ata === null ? 'trackArrives' : 'trackArrived', { port: pod.name }),
            ...[groups, ata === null ? isWithTheShip : hasArrived],
          )}
        </span>
        <strong className="number">
          {arrives === null ? words('trackArrivesUnknown') : wallDay(arrives, pod.timeZone)}
        </strong>
        {arrives !== null && (
          <span className="arrival-answer-left number">
            {wallText(arrives, pod.timeZone).slice(-5)} {zoneText(arrives, pod.timeZone)}
            {ata === null && ` · ${timeLeft(words, arrives, Date.now())}`}
          </span>
        )}
        {Math.abs(hoursLate) >= 1 && (
          <StateLabel tone={hoursLate > 0 ? 'warn' : 'good'}>{hoursText(words, hoursLate)}</StateLabel>
        )}
      </p>
      <p className="arrival-answer-where">
        {status === 'cancelled' ? words('trackWhereCancelled') : whereOf(words, shipment, groups)}
      </p>
      <BoxGroups groups={groups} zone={pod.timeZone} />
      <WayLine from={pol.name} to={pod.name} progress={shipment.progress} severity={worstSeverity} />
      <p className="arrival-answer-ends number">
        <span>
          {atd === null ? words('timeEtd') : ofBoxes(words, words('timeAtd'), groups, hasLeft)}{' '}
          <ShownTime first={firstEtd} expected={etd} actual={atd} zone={pol.timeZone} />
        </span>
        <span>
          {ata === null ? words('timeEta') : ofBoxes(words, words('timeAta'), groups, hasArrived)}{' '}
          <ShownTime first={firstEta} expected={eta} actual={ata} zone={pod.timeZone} />
        </span>
      </p>
      {children}
      <p className="arrival-answer-ship">
        {[
          shipment.carrierName,
          [shipment.vesselName, shipment.voyageNo].filter(Boolean).join(' '),
          shipment.boxSummary,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </section>
  );
}

const isBefore = (stage: ShipmentStage, other: ShipmentStage): boolean =>
  placeOfStage(stage) < placeOfStage(other);

const isWithTheShip = ({ isRolled, vessel }: ShownBoxGroup): boolean => !isRolled && vessel === '';
const hasLeft = ({ stage }: ShownBoxGroup): boolean => !isBefore(stage, 'atSea');
const hasArrived = ({ stage }: ShownBoxGroup): boolean => !isBefore(stage, 'arrived');

/** Says of how many boxes a text is true, where not of all. */
function ofBoxes(
  words: Say,
  text: string,
  groups: readonly ShownBoxGroup[],
  isTrue: (group: ShownBoxGroup) => boolean,
): string {
  const [count, of] = [countOf(groups.filter(isTrue)), countOf(groups)];
  return count === 0 || count === of ? text : words('trackOfBoxes', { text, count, of });
}

function whereOf(words: Say, shipment: Answered, groups: readonly ShownBoxGroup[]): string {
  const where = whereText(words, shipment);
  const [last] = groups;
  return last
    ? words('trackWherePartly', { count: last.containerNos.length, of: countOf(groups), where })
    : where;
}

/** Where the cargo is, in a sentence. */
function whereText(words: Say, { stage, pol, pod, progress }: Answered): string {
  if (isBefore(stage, 'gatedIn')) return words('trackWhereStart', { port: pol.name });
  if (isBefore(stage, 'atSea')) return words('trackWherePol', { port: pol.name });
  if (stage === 'transhipping') return words('trackWhereTranship', { port: pod.name });
  if (isBefore(stage, 'arrived'))
    return words('trackWhereSea', { port: pod.name, percent: Math.round(progress) });
  if (isBefore(stage, 'gatedOut')) return words('trackWherePod', { port: pod.name });
  if (isBefore(stage, 'delivered')) return words('trackWhereOut', { port: pod.name });
  return words('trackWhereDone');
}
