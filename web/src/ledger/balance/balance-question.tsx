import { useWords } from '../../language/words.ts';
import { CompanySelect } from '../../people/select/company-select.tsx';
import { DateField } from '../../ui/dates/date-field.tsx';
import type { LedgerMonths } from '../use-ledger-question.ts';

interface BalanceQuestionProps {
  asked: LedgerMonths;
  onChange: (asked: LedgerMonths) => void;
}

/** Which months, and whose books. */
export function BalanceQuestion({ asked, onChange }: BalanceQuestionProps) {
  const words = useWords();
  return (
    <div className="balance-question">
      <DateField
        label={words('balanceFrom')}
        kind="month"
        value={asked.from}
        onChange={(from) => from && onChange({ ...asked, from })}
      />
      <DateField
        label={words('balanceTo')}
        kind="month"
        value={asked.to}
        onChange={(to) => to && onChange({ ...asked, to })}
      />
      <CompanySelect
        label={words('balanceCompany')}
        value={asked.companyId}
        placeholder={words('balanceAllCompanies')}
        onChange={(companyId) => onChange({ ...asked, companyId })}
      />
    </div>
  );
}
