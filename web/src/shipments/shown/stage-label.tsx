import type { ShipmentStage } from '@fairway/contract/tracking.ts';
import { placeOfStage } from '@fairway/domain/tracking/stage.ts';
import { type Say, useWords } from '../../language/words.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import type { Tone } from '../../ui/state-label.tsx';
import '../../ui/state-label.css';
import { stageWords } from './shipment-words.ts';

interface Look {
  tone: Tone;
  icon: IconName;
}

/** The colour and sign of a stage: before the ship, on it, in the port behind it, and over. */
export function stageLook(stage: ShipmentStage): Look {
  const place = placeOfStage(stage);
  if (place < placeOfStage('booked')) return { tone: 'neutral', icon: 'pending' };
  if (place < placeOfStage('atSea')) return { tone: 'neutral', icon: 'container' };
  if (place < placeOfStage('arrived')) return { tone: 'brand', icon: 'ship' };
  if (place < placeOfStage('delivered')) return { tone: 'good', icon: 'anchor' };
  return { tone: 'good', icon: 'check' };
}

export const stageText = (stage: ShipmentStage, isPartial: boolean, words: Say): string =>
  [words(stageWords[stage]), ...(isPartial ? [words('stagePartial')] : [])].join(' · ');

interface StageLabelProps {
  stage: ShipmentStage;
  isPartial?: boolean;
}

export function StageLabel({ stage, isPartial = false }: StageLabelProps) {
  const words = useWords();
  const { tone, icon } = stageLook(stage);
  return (
    <span
      className={`state-label state-label-${tone}`}
      {...(isPartial && { title: words('stagePartialLine') })}
    >
      <Icon name={icon} size={13} />
      {stageText(stage, isPartial, words)}
    </span>
  );
}
