import type { PunchRuleInForce } from '@fairway/contract/punch-card.ts';
import { mostClockOff, worstAccuracy } from '@fairway/contract/punch-fields.ts';
import { isInside } from '@fairway/domain/places/inside.ts';
import { useWords } from '../../language/words.ts';
import type { DevicePlace } from '../../native/place.ts';
import { lengthText } from '../../places/far-words.ts';
import { StateLabel } from '../../ui/state-label.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { PhotoStrip } from '../photo/photo-strip.tsx';
import { clockText } from '../punch-text.ts';
import { ruleText } from '../rules/rule-text.ts';
import type { PunchForm } from './use-punch-form.ts';
import type { NearTarget } from './use-targets.ts';
import '../hint.css';

interface PunchFieldsProps {
  form: PunchForm;
  target: NearTarget | undefined;
  position: DevicePlace | undefined;
  radius: number;
  rule: PunchRuleInForce | null;
  /** Milliseconds by which the clock of the device is ahead. */
  clockOffBy: number;
}

const mostNote = 500;

/** What goes with the punch. */
export function PunchFields({ form, target, position, radius, rule, clockOffBy }: PunchFieldsProps) {
  const words = useWords();
  return (
    <>
      <div className="punch-target">
        <span className="punch-hint">{words('punchTarget')}</span>
        <strong>{target?.name ?? words('punchNoTarget')}</strong>
        {target && position && <Nearness target={target} position={position} radius={radius} />}
      </div>
      {rule && <p className="punch-hint">{ruleText(words, rule)}</p>}
      {Math.abs(clockOffBy) > mostClockOff && (
        <p className="punch-hint">{words('punchClockWarning', { clock: clockText(words, clockOffBy) })}</p>
      )}
      <TextArea
        label={words('punchNote')}
        most={mostNote}
        maxLength={mostNote}
        value={form.note}
        onChange={({ target: { value } }) => form.setNote(value)}
      />
      <PhotoStrip
        photos={form.photos}
        isRequired={rule?.isPhotoRequired ?? false}
        onTake={form.openCamera}
        onRemove={form.removePhoto}
      />
    </>
  );
}

function Nearness({
  target: { distance },
  position,
  radius,
}: {
  target: NearTarget;
  position: DevicePlace;
  radius: number;
}) {
  const words = useWords();
  if (distance === null) return <StateLabel tone="neutral">{words('punchNotLocated')}</StateLabel>;
  const isThere = isInside(distance, radius, position.accuracy);
  if (isThere && position.accuracy > worstAccuracy)
    return (
      <StateLabel tone="warn">
        {words('punchPerhapsThere', { length: lengthText(words, position.accuracy) })}
      </StateLabel>
    );
  if (isThere) return <StateLabel tone="good">{words('punchThere')}</StateLabel>;
  return <StateLabel tone="warn">{words('punchFar', { length: lengthText(words, distance) })}</StateLabel>;
}
