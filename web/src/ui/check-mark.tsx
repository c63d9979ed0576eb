import './check-mark.css';
import { Icon } from './icon.tsx';

interface CheckMarkProps {
  state: 'on' | 'off' | 'some';
  round?: boolean;
}

/** How a checkbox looks; the control around it says it in words. */
export function CheckMark({ state, round }: CheckMarkProps) {
  return (
    <span className={`check-mark check-mark-${state}${round ? ' check-mark-round' : ''}`} aria-hidden="true">
      {state === 'on' && <Icon name="check" size={14} />}
      {state === 'some' && <i />}
    </span>
  );
}
