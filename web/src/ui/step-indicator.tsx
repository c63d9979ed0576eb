import { useWords } from '../language/words.ts';
import { Icon } from './icon.tsx';
import './step-indicator.css';

export type StepState = 'done' | 'failed' | 'current' | 'future';

export interface Step {
  label: string;
  state: StepState;
  note?: string;
}

const stateWords = {
  done: 'stepDone',
  failed: 'stepFailed',
  current: 'stepCurrent',
  future: 'stepFuture',
} as const;

interface StepIndicatorProps {
  steps: readonly Step[];
}

/** Done with a check, failed with a cross, current filled, future hollow; each says its state in words too. */
export function StepIndicator({ steps }: StepIndicatorProps) {
  const words = useWords();
  return (
    <ol className="steps">
      {steps.map((step, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the place of a step is its identity, two may share a label
          key={index}
          className={`step step-${step.state}`}
          aria-current={step.state === 'current' ? 'step' : undefined}
        >
          <span className="step-sign">
            {step.state === 'done' && <Icon name="check" size={14} />}
            {step.state === 'failed' && <Icon name="close" size={14} />}
          </span>
          <span className="step-label">{step.label}</span>
          <span className="step-note">{step.note ?? words(stateWords[step.state])}</span>
        </li>
      ))}
    </ol>
  );
}
