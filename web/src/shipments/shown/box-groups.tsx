import type { ShownBoxGroup } from '@fairway/contract/shipment-tracking.ts';
import { type Say, useWords } from '../../language/words.ts';
import { wallText, zoneText } from '../tracking/wall-text.ts';
import './box-groups.css';
import { StageLabel } from './stage-label.tsx';

interface BoxGroupsProps {
  groups: readonly ShownBoxGroup[];
  /** Of the port of discharge. */
  zone: string;
}

/** Where boxes differ: how many of them are how far, and by which ship they come. */
export function BoxGroups({ groups, zone }: BoxGroupsProps) {
  const words = useWords();
  if (groups.length === 0) return null;
  const of = countOf(groups);
  return (
    <ul className="box-groups" aria-label={words('groupsTitle')}>
      {groups.map((group) => (
        <li key={group.containerNos[0]}>
          <p className="box-groups-head">
            <strong>{words('groupBoxes', { count: group.containerNos.length, of })}</strong>
            <StageLabel stage={group.stage} />
          </p>
          <p className="box-groups-line">
            {[numbersText(words, group), shipText(words, group), arrivalText(words, group, zone)]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </li>
      ))}
    </ul>
  );
}

export const countOf = (groups: readonly ShownBoxGroup[]): number =>
  groups.reduce((sum, { containerNos }) => sum + containerNos.length, 0);

const mostNumbers = 3;

function numbersText(words: Say, { containerNos }: ShownBoxGroup): string {
  const numbers = containerNos.slice(0, mostNumbers).join(', ');
  const more = containerNos.length - mostNumbers;
  return more > 0 ? words('groupMore', { numbers, count: more }) : numbers;
}

function shipText(words: Say, { isRolled, vessel, voyage }: ShownBoxGroup): string {
  const ship = [vessel, voyage].filter(Boolean).join(' ');
  if (isRolled) return ship ? words('groupRolledTo', { ship }) : words('groupRolled');
  return ship && words('groupShip', { ship });
}

function arrivalText(words: Say, { arrivesAt, hasArrived }: ShownBoxGroup, zone: string): string {
  if (arrivesAt === null) return '';
  const time = `${wallText(arrivesAt, zone)} ${zoneText(arrivesAt, zone)}`;
  return words(hasArrived ? 'groupArrived' : 'groupArrives', { time });
}
