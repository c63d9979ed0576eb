import type { StatementBasis } from '@fairway/contract/money-fields.ts';
import { createMonthlyStatements } from '@fairway/contract/statements.ts';
import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { CompanySelect } from '../../people/select/company-select.tsx';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/dates/date-field.tsx';
import '../../ui/form.css';
import { Sheet } from '../../ui/sheet.tsx';
import { useCommand } from '../../wire/calls.ts';
import { sayRefusal } from '../acts/say-refusal.ts';
import { statementReads } from '../statement-reads.ts';
import { BasisChoice } from './basis-choice.tsx';
import './make-sheet.css';
import { lastMonth, periodOfMonth } from './statement-months.ts';

/** The drafts of a month of everybody who pays by the month; how many were made and left out is said. */
export function MonthlySheet({ onClose }: { onClose: () => void }) {
  const words = useWords();
  const [month, setMonth] = useState(() => lastMonth(Date.now()));
  const [basis, setBasis] = useState<StatementBasis>('billDate');
  const [companyId, setCompanyId] = useState('');
  const making = useCommand(createMonthlyStatements, { refreshes: statementReads, quiet: true });
  const make = () =>
    making
      .mutateAsync({ body: { month, basis, ...(companyId && { companyId }) } })
      .catch((error: unknown) => sayRefusal(error));
  const came = making.data;
  return (
    <Sheet
      title={words('statementMonthly')}
      open
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words(came ? 'statementDone' : 'cancel')}</Button>
          <Button
            look="primary"
            busy={making.isPending}
            disabled={!periodOfMonth(month)}
            onClick={() => void make()}
          >
            {words('statementMonthlyMake')}
          </Button>
        </>
      }
    >
      <div className="form-stack">
        <p>{words('statementMonthlyLine')}</p>
        <DateField label={words('statementMonth')} kind="month" value={month} onChange={setMonth} />
        <BasisChoice value={basis} onChange={setBasis} />
        <CompanySelect label={words('statementCompanyAll')} value={companyId} onChange={setCompanyId} />
        {came && (
          <div className="statement-preview" role="status">
            <strong>{words('statementMonthlyMade', { count: came.made })}</strong>
            {came.twice > 0 && <p>{words('statementMonthlyTwice', { count: came.twice })}</p>}
            {came.empty > 0 && <p>{words('statementMonthlyEmpty', { count: came.empty })}</p>}
            {came.tooLong > 0 && <p>{words('statementMonthlyTooLong', { count: came.tooLong })}</p>}
            {came.left > 0 && <p>{words('statementMonthlyLeft', { count: came.left })}</p>}
          </div>
        )}
      </div>
    </Sheet>
  );
}
