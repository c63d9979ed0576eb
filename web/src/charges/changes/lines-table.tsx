import type { ChangedCharge, ChangeLine } from '@fairway/contract/charge-changes.ts';
import { useWords } from '../../language/words.ts';
import { amountText, countText, nameText, signedText } from '../charge-text.ts';
import { sideWords } from '../charge-words.ts';
import { changeKindWords } from './change-words.ts';
import './changes.css';

/** What was and what is to be, side by side; on a phone below each other. */
export function LinesTable({ lines }: { lines: readonly ChangeLine[] }) {
  const words = useWords();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keys
    <section className="change-table" tabIndex={0} aria-label={words('changeLines')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{words('changeCharge')}</th>
            <th scope="col">{words('changeBefore')}</th>
            <th scope="col">{words('changeAfter')}</th>
            <th scope="col">{words('changeDifference')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => {
            const charge = line.after ?? line.before;
            return (
              <tr key={line.chargeId ?? index}>
                <th scope="row">
                  {charge && nameText(charge)}
                  <small>
                    {[words(changeKindWords[line.kind]), charge && words(sideWords[charge.side])]
                      .filter(Boolean)
                      .join(' · ')}
                  </small>
                </th>
                <td data-name={words('changeBefore')}>
                  <Side charge={line.before} />
                </td>
                <td data-name={words('changeAfter')} className="change-after">
                  <Side charge={line.after} />
                </td>
                <td data-name={words('changeDifference')}>
                  {line.difference ? <strong className="number">{signedText(line.difference)}</strong> : '—'}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

function Side({ charge }: { charge: ChangedCharge | null }) {
  const words = useWords();
  if (!charge) return <span>—</span>;
  return (
    <span>
      <strong className="number">{amountText(charge)}</strong>
      <small className="number">{countText(charge, words)}</small>
      <small>{charge.partyName}</small>
    </span>
  );
}
