import type { Punch } from '@fairway/contract/punch-card.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useWords } from '../../language/words.ts';
import { lengthText } from '../../places/far-words.ts';
import { openPlacePath } from '../../places/paths.ts';
import { PlacePlan, type PlanTarget } from '../../places/place-plan.tsx';
import { Card } from '../../ui/card.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Link } from '../../ui/link.tsx';
import { FlagReasons } from '../flag-labels.tsx';
import { clockText, kindWords, minutesText, placeText, targetKindWords } from '../punch-text.ts';
import { ExplanationCard } from './explanation-card.tsx';
import './punch-body.css';
import { PunchPhotos } from './punch-photos.tsx';

const withSeconds = 'yyyy-MM-dd HH:mm:ss';

/** All that is kept of one punch. */
export function PunchBody({ punch }: { punch: Punch }) {
  const words = useWords();
  const { kind, at, realName, organize, target, distance, radius, accuracy, minutes, rule } = punch;
  return (
    <div className="punch-body">
      <Card title={`${words(kindWords[kind])} ${formatDate(at, withSeconds)}`}>
        <Facts
          facts={[
            [words('punchPerson'), [realName, organize].filter(Boolean).join(' · ')],
            [words('punchTarget'), target && `${target.name} (${words(targetKindWords[target.kind])})`],
            [
              words('punchDistance'),
              distance !== null &&
                words('punchDistanceOf', {
                  length: lengthText(words, distance),
                  radius: lengthText(words, radius),
                }),
            ],
            [words('punchPlace'), <Place key="place" punch={punch} />],
            [words('punchAccuracyName'), accuracy !== null && lengthText(words, accuracy)],
            [words('punchStayed'), minutes !== null && minutesText(words, minutes)],
            [words('punchClock'), clockText(words, punch.clockOffBy)],
            [words('punchReceivedAt'), punch.isQueued && formatDate(punch.receivedAt, withSeconds)],
            [words('punchLateReason'), punch.lateReason],
            [words('punchNote'), punch.note],
            [words('punchRule'), rule?.name],
          ]}
        />
      </Card>
      <Card title={words('punchFlags')}>
        <FlagReasons flags={punch.flags} />
      </Card>
      <ExplanationCard punch={punch} />
      <PunchPhotos punch={punch} />
      <Plan punch={punch} />
    </div>
  );
}

function Place({ punch }: { punch: Punch }) {
  const words = useWords();
  const { lat, lng, address, addressSource } = punch;
  const text = placeText(words, punch);
  if (lat === null || lng === null) return text;
  const near = addressSource === 'near' ? words('punchNear', { place: text }) : text;
  return <Link to={openPlacePath({ lat, lng, name: words('punchPosition'), address })}>{near}</Link>;
}

function Plan({ punch }: { punch: Punch }) {
  const words = useWords();
  const { lat, lng, accuracy, target, targetSpot, radius, isPositionRemoved } = punch;
  if (isPositionRemoved) return <p className="punch-body-soft">{words('punchPositionRemoved')}</p>;
  if (lat === null || lng === null) return null;
  const targets: PlanTarget[] =
    target && targetSpot ? [{ id: target.id, name: target.name, ...targetSpot, isChosen: true, radius }] : [];
  return (
    <Card title={words('punchPlan')}>
      <PlacePlan position={{ lat, lng, accuracy: accuracy ?? 0 }} targets={targets} />
    </Card>
  );
}
