import type { ShipmentDetail } from '@fairway/contract/shipments.ts';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Facts } from '../../ui/facts.tsx';
import { StateLabel } from '../../ui/state-label.tsx';
import { ExceptionsCard } from '../detail/exceptions-card.tsx';
import { ReleaseCard } from '../detail/release-card.tsx';
import { useTalk } from '../detail/use-talk.ts';
import { BoxGroups } from '../shown/box-groups.tsx';
import { shipmentStateWords } from '../shown/shipment-words.ts';
import { StageLabel } from '../shown/stage-label.tsx';
import { timeFacts } from '../shown/time-facts.tsx';
import { WayLine } from '../shown/way-line.tsx';
import './desk-rail.css';
import { TasksCard } from './tasks-card.tsx';

/** What one needs while working on a shipment: how far it is, what is wrong, what is to do, and whom to ask. */
export function DeskRail({ shipment }: { shipment: ShipmentDetail }) {
  const words = useWords();
  const talk = useTalk(shipment);
  const { pol, pod, stage, isPartial, status } = shipment;
  return (
    <>
      <Card
        title={shipment.customerName}
        state={
          status === 'active' ? (
            <StageLabel stage={stage} isPartial={isPartial} />
          ) : (
            <StateLabel tone={status === 'closed' ? 'good' : 'bad'}>
              {words(shipmentStateWords[status])}
            </StateLabel>
          )
        }
      >
        <WayLine
          from={pol.name}
          to={pod.name}
          progress={shipment.progress}
          severity={shipment.worstSeverity}
        />
        {status === 'active' && <BoxGroups groups={shipment.groups} zone={pod.timeZone} />}
        <Facts facts={[...timeFacts(words, shipment), [words('shipmentBoxes'), shipment.boxSummary]]} />
        {shipment.can.talk && (
          <p className="desk-rail-talk">
            <Button icon="message" onClick={() => talk('shipmentService')}>
              {words('talkCustomer')}
            </Button>
            <Button icon="users" onClick={() => talk('shipment')}>
              {words('talkStaff')}
            </Button>
          </p>
        )}
      </Card>
      <ExceptionsCard id={shipment.id} isStaff />
      <ReleaseCard shipment={shipment} />
      <TasksCard shipment={shipment} />
    </>
  );
}
