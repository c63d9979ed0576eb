import { AppError } from '@fairway/contract/app-error.ts';
import type { StatementBasis } from '@fairway/contract/money-fields.ts';
import { createStatement, previewStatement } from '@fairway/contract/statements.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { EntitySelect } from '../../entities/entity-filter.tsx';
import { useWords } from '../../language/words.ts';
import { CompanySelect } from '../../people/select/company-select.tsx';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { DateField } from '../../ui/dates/date-field.tsx';
import '../../ui/form.css';
import { Loaded } from '../../ui/loaded.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast.ts';
import { load, useCommand } from '../../wire/calls.ts';
import { sayRefusal } from '../acts/say-refusal.ts';
import { statementPathOf } from '../paths.ts';
import { StatementLines } from '../statement-lines.tsx';
import { statementReads } from '../statement-reads.ts';
import { StatementReceipts } from '../statement-receipts.tsx';
import { StatementSums } from '../statement-sums.tsx';
import { BasisChoice } from './basis-choice.tsx';
import './make-sheet.css';
import { lastMonth, periodOfMonth } from './statement-months.ts';

interface MakeSheetProps {
  /** The customer that is looked at. */
  partyId?: string | undefined;
  onClose: () => void;
}

type Asked = { partyId: string; from: string; to: string; basis: StatementBasis; companyId?: string };
const mostRemark = 500;

/** A statement of a customer and a period: what it would say is shown before anything is made. */
export function MakeSheet({ partyId: given = '', onClose }: MakeSheetProps) {
  const words = useWords();
  const navigate = useNavigate();
  const [partyId, setPartyId] = useState(given);
  const [companyId, setCompanyId] = useState('');
  const [span, setSpan] = useState<'month' | 'days'>('month');
  const [month, setMonth] = useState(() => lastMonth(Date.now()));
  const [days, setDays] = useState({ from: '', to: '' });
  const [basis, setBasis] = useState<StatementBasis>('billDate');
  const [remark, setRemark] = useState('');
  const making = useCommand(createStatement, { refreshes: statementReads, quiet: true });
  const period = span === 'month' ? periodOfMonth(month) : days.from && days.to ? days : undefined;
  const asked: Asked | undefined =
    partyId && period ? { partyId, ...period, basis, ...(companyId && { companyId }) } : undefined;
  const make = async () => {
    if (!asked) return;
    try {
      const { id } = await making.mutateAsync({ body: { ...asked, remark: remark.trim() } });
      flushSync(onClose);
      toast(words('statementMade'));
      void navigate(statementPathOf(id));
    } catch (error) {
      sayRefusal(error);
    }
  };
  return (
    <Sheet
      title={words('statementMake')}
      open
      wide
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words('cancel')}</Button>
          <Button
            look="primary"
            busy={making.isPending}
            disabled={!asked || remark.length > mostRemark}
            onClick={() => void make()}
          >
            {words('statementMakeDraft')}
          </Button>
        </>
      }
    >
      <div className="form-stack">
        <div>
          <span className="statement-make-label" aria-hidden="true">
            {words('invoiceParty')}
          </span>
          <EntitySelect
            entity="Customer"
            label={words('invoiceParty')}
            value={partyId}
            onChange={setPartyId}
          />
        </div>
        <Choice
          label={words('statementPeriod')}
          value={span}
          options={[
            { value: 'month', label: words('statementByMonth') },
            { value: 'days', label: words('statementByDays') },
          ]}
          onChange={setSpan}
        />
        {span === 'month' ? (
          <DateField label={words('statementMonth')} kind="month" value={month} onChange={setMonth} />
        ) : (
          <>
            <DateField
              label={words('statementFrom')}
              kind="day"
              value={days.from}
              onChange={(from) => setDays({ ...days, from })}
            />
            <DateField
              label={words('statementTo')}
              kind="day"
              value={days.to}
              onChange={(to) => setDays({ ...days, to })}
            />
          </>
        )}
        <BasisChoice value={basis} onChange={setBasis} />
        <CompanySelect label={words('statementCompanyWanted')} value={companyId} onChange={setCompanyId} />
        {asked ? <Previewed asked={asked} /> : <p>{words('statementAskFirst')}</p>}
        <TextArea
          label={words('invoiceRemark')}
          value={remark}
          most={mostRemark}
          onChange={({ target }) => setRemark(target.value)}
        />
      </div>
    </Sheet>
  );
}

/** So many lines are looked through before a draft is made; the draft has all. */
const mostShown = 50;

function Previewed({ asked }: { asked: Asked }) {
  const words = useWords();
  const query = useQuery({
    ...load(previewStatement, { body: asked }),
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  });
  if (query.error instanceof AppError)
    return (
      <p className="statement-old" role="alert">
        {query.error.message}
      </p>
    );
  return (
    <Loaded query={query}>
      {(preview) => (
        <section
          className="statement-preview"
          aria-label={words('statementPreview')}
          aria-busy={query.isPlaceholderData}
        >
          <h3>{[preview.companyName, `${preview.from} – ${preview.to}`].join(' · ')}</h3>
          {preview.invoices.length + preview.receipts.length === 0 ? (
            <p>{words('statementPreviewEmpty')}</p>
          ) : (
            <>
              <StatementSums statement={preview} />
              <h3>{words('statementInvoices', { count: preview.invoices.length })}</h3>
              <StatementLines invoices={preview.invoices.slice(0, mostShown)} isTable={false} />
              {preview.invoices.length > mostShown && (
                <p>{words('statementMoreLines', { count: preview.invoices.length - mostShown })}</p>
              )}
              {preview.receipts.length > 0 && (
                <>
                  <h3>{words('statementReceipts', { count: preview.receipts.length })}</h3>
                  <StatementReceipts receipts={preview.receipts.slice(0, mostShown)} />
                </>
              )}
            </>
          )}
        </section>
      )}
    </Loaded>
  );
}
