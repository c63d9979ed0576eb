import { CheckMark } from '../ui/check-mark.tsx';

interface RightsCellProps {
  label: string;
  state: 'on' | 'some' | 'off';
  isChanged: boolean;
  disabled: boolean;
  onToggle: () => void;
}

/** Whether a role has something; said to screen readers as a checkbox. */
export function RightsCell({ label, state, isChanged, disabled, onToggle }: RightsCellProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: an input cannot be partly checked without a script for each of thousands.
    <button
      type="button"
      role="checkbox"
      aria-checked={state === 'some' ? 'mixed' : state === 'on'}
      aria-label={label}
      className={`rights-cell${isChanged ? ' rights-cell-changed' : ''}`}
      disabled={disabled}
      onClick={onToggle}
    >
      <CheckMark state={state} />
    </button>
  );
}
