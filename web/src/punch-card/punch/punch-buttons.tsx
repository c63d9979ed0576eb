import type { PunchKind } from '@fairway/contract/punch-fields.ts';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { timeText } from '../punch-text.ts';
import type { PunchForm } from './use-punch-form.ts';
import type { PunchStart } from './use-punch-start.ts';
import { useServerTime } from './use-server-time.ts';

interface PunchButtonsProps {
  form: PunchForm;
  start: PunchStart;
  /** When the device was told the time, by its own clock; 0 where it was not. */
  heardAt: number;
  hasPosition: boolean;
}

/** In, and out: the one that comes next stands out. */
export function PunchButtons({ form, start, heardAt, hasPosition }: PunchButtonsProps) {
  const words = useWords();
  const now = useServerTime(heardAt > 0 ? start.serverTime : undefined, heardAt);
  const isIn = start.open.length > 0;
  const time = timeText(now);
  const locating = (kind: PunchKind) =>
    form.isLocating && form.busy === kind ? words('punchLocating') : undefined;
  return (
    <>
      <Button
        className="punch-button"
        look={isIn ? 'plain' : 'primary'}
        busy={form.busy === 'in'}
        disabled={!hasPosition}
        onClick={() => void form.punch('in')}
      >
        {locating('in') ?? words('punchInAt', { time })}
      </Button>
      <Button
        className="punch-button"
        look={isIn ? 'primary' : 'plain'}
        busy={form.busy === 'out'}
        disabled={!hasPosition}
        onClick={() => void form.punch('out')}
      >
        {locating('out') ?? words('punchOutAt', { time })}
      </Button>
    </>
  );
}
