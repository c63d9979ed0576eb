import type { StatementBasis } from '@fairway/contract/money-fields.ts';
import { useWords } from '../../language/words.ts';
import { Choice } from '../../ui/choice.tsx';
import { basisWords } from '../statement-words.ts';
import './make-sheet.css';

interface BasisChoiceProps {
  value: StatementBasis;
  onChange: (basis: StatementBasis) => void;
}

/** By which day an invoice belongs to the period. */
export function BasisChoice({ value, onChange }: BasisChoiceProps) {
  const words = useWords();
  return (
    <div>
      <span className="statement-make-label" aria-hidden="true">
        {words('statementBasis')}
      </span>
      <Choice
        label={words('statementBasis')}
        value={value}
        options={(Object.keys(basisWords) as StatementBasis[]).map((basis) => ({
          ...{ value: basis, label: words(basisWords[basis]) },
        }))}
        onChange={onChange}
      />
    </div>
  );
}
