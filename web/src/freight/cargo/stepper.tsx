import { useWords } from '../../language/words.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import './stepper.css';

interface StepperProps {
  /** What is counted. */
  label: string;
  value: number;
  least: number;
  most: number;
  onChange: (value: number) => void;
}

/** A whole number with a button for one more and one less; it can be typed as well. */
export function Stepper({ label, value, least, most, onChange }: StepperProps) {
  const words = useWords();
  const set = (to: number) => onChange(Math.min(Math.max(to, least), most));
  // Only whole numbers are taken: without this 2.5 would become 25.
  const type = (text: string) => {
    const [, whole] = /^\s*(\d{0,4})(?:\.|$)/.exec(text) ?? [];
    if (whole !== undefined) set(Number(whole));
  };
  return (
    <span className="stepper">
      <IconButton
        icon="minus"
        label={words('stepLess', { what: label })}
        disabled={value <= least}
        onClick={() => set(value - 1)}
      />
      <input
        className="number"
        inputMode="numeric"
        aria-label={words('stepCount', { what: label })}
        value={String(value)}
        onFocus={(event) => event.target.select()}
        onChange={(event) => type(event.target.value)}
      />
      <IconButton
        icon="plus"
        label={words('stepMore', { what: label })}
        disabled={value >= most}
        onClick={() => set(value + 1)}
      />
    </span>
  );
}
