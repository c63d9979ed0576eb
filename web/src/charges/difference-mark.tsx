import type { Money } from '@fairway/domain/money/money.ts';
import { differenceTone, signedText } from './charge-text.ts';
import './difference-mark.css';

/** What is charged above or below what was promised. */
export function DifferenceMark({ difference }: { difference: Money }) {
  return (
    <span className={`difference-mark number difference-${differenceTone(difference)}`}>
      {signedText(difference)}
    </span>
  );
}
