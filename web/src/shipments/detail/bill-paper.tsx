import { type BillText, billTextFields } from '@fairway/contract/shipment-papers.ts';
import type { BillDifference } from '@fairway/domain/shipments/bill-differences.ts';
import { useWords } from '../../language/words.ts';
import './bill-paper.css';
import { billFieldWords } from './paper-words.ts';

interface BillPaperProps {
  text: BillText;
  /** Against the version before. */
  differences: readonly BillDifference[];
}

/** What stands on a bill, in the order of the paper; what is new is marked beside what it was. */
export function BillPaper({ text, differences }: BillPaperProps) {
  const words = useWords();
  const changed = new Map(differences.map((one) => [one.field, one]));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls it must be reachable by keys
    <section className="bill-paper-sheet" tabIndex={0} aria-label={words('paperText')}>
      {differences.length > 0 && (
        <p className="bill-paper-note" role="status">
          {words('paperDiffers', { count: differences.length })}
        </p>
      )}
      <dl className="bill-paper">
        {billTextFields
          .filter((field) => text[field] !== '' || changed.has(field))
          .map((field) => {
            const change = changed.get(field);
            return (
              <div key={field} className={change ? 'bill-paper-changed' : undefined}>
                <dt>{words(billFieldWords[field])}</dt>
                <dd>
                  {change?.before && (
                    <del>
                      <span className="visually-hidden">{words('paperBefore')}</span>
                      {change.before}
                    </del>
                  )}
                  {change ? <ins>{text[field] || words('paperEmptied')}</ins> : text[field]}
                </dd>
              </div>
            );
          })}
      </dl>
    </section>
  );
}
