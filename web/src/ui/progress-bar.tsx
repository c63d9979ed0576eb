import './progress-bar.css';

interface ProgressBarProps {
  label: string;
  /** From 0 to 1; left out while nobody knows. */
  value?: number | undefined;
}

export function ProgressBar({ label, value }: ProgressBarProps) {
  return (
    <progress
      className="progress-bar"
      aria-label={label}
      max={1}
      {...(value === undefined ? {} : { value })}
    />
  );
}
