import type { ReleaseDetail } from '@fairway/contract/releases.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { type Say, useWords } from '../../language/words.ts';
import { shipmentPathOf } from '../../shipments/paths.ts';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { StepIndicator } from '../../ui/step-indicator.tsx';
import { useLinks } from '../../wire/navigation/links.ts';
import { ReleaseStateLabel } from '../release-marks.tsx';
import './release-rail.css';
import { stepsOf } from './release-steps.ts';

/** How far it is, who is next, and where to read more. */
export function ProgressCard({ release }: { release: ReleaseDetail }) {
  const words = useWords();
  const links = useLinks();
  const { status, stateRemark, flowId, shipmentId, returnedWith } = release;
  return (
    <Card title={words('releaseSteps')} state={<ReleaseStateLabel status={status} />}>
      <StepIndicator steps={stepsOf(release, words)} />
      <p className="release-rail-line">
        <strong>{words('releaseNext')}</strong> {nextText(release, words)}
      </p>
      {returnedWith !== null && (
        <p className="release-rail-bad" role="status">
          {returnedWith ? words('releaseReturnedWhy', { why: returnedWith }) : words('releaseReturned')}
        </p>
      )}
      {stateRemark && <p className="release-rail-bad">{words('releaseWhy', { why: stateRemark })}</p>}
      <p className="release-rail-links">
        {flowId && <Link to={links.request(flowId)}>{words('releaseSeeFlow')}</Link>}
        <Link to={shipmentPathOf(shipmentId)}>{words('releaseSeeShipment')}</Link>
      </p>
    </Card>
  );
}

function nextText({ status, expiresAt }: ReleaseDetail, words: Say): string {
  switch (status) {
    case 'applied':
      return words('releaseNextApplied');
    case 'approving':
      return words('releaseNextApproving');
    case 'approved':
      return expiresAt === null
        ? words('releaseNextApprovedNoEnd')
        : words('releaseNextApproved', { time: formatDate(expiresAt, 'MM-dd HH:mm') });
    case 'held':
      return words('releaseNextHeld');
    case 'released':
      return words('releaseNextReleased');
    default:
      return words('releaseNextOver');
  }
}
