import type { ReleaseDetail, ReleaseGate } from '@fairway/contract/releases.ts';
import { useWords } from '../../language/words.ts';
import { shipmentPathOf } from '../../shipments/paths.ts';
import { StageLabel } from '../../shipments/shown/stage-label.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Link } from '../../ui/link.tsx';
import { arrivalText } from '../release-text.ts';

interface ReleaseFactsProps {
  release: Omit<ReleaseGate, 'pay' | 'gate' | 'freeContainerNos' | 'activeIds' | 'kind'> &
    Partial<Pick<ReleaseDetail, 'containerNos' | 'releaseRef' | 'kind'>>;
  now: number;
}

/** Which cargo it is and where it is. */
export function ReleaseFacts({ release, now }: ReleaseFactsProps) {
  const words = useWords();
  const { shipmentId, shipmentNo, containerNos = [], releaseRef = '', kind } = release;
  return (
    <Facts
      facts={[
        [
          words('releaseShipmentNo'),
          <Link key="s" to={shipmentPathOf(shipmentId)}>
            {shipmentNo}
          </Link>,
        ],
        [words('releaseBillNo'), release.billNo],
        [words('releaseRoute'), release.route],
        [words('releaseVessel'), release.vessel],
        [words('releaseEta'), arrivalText(words, release, now)],
        [words('releaseStage'), <StageLabel key="g" stage={release.stage} />],
        [words('releaseBoxes'), release.boxes],
        [words('releaseBoxNos'), containerNos.join(words('listComma'))],
        [words(kind === 'telex' ? 'releaseTelexRef' : 'releaseOtherRef'), releaseRef],
      ]}
    />
  );
}
