import type { Reply } from '@fairway/contract/endpoint.ts';
import { createInvoices, previewInvoices } from '@fairway/contract/invoices.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { moneyText } from '../../freight/money-text.ts';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DateField } from '../../ui/dates/date-field.tsx';
import { Empty } from '../../ui/empty.tsx';
import '../../ui/form.css';
import { Loaded } from '../../ui/loaded.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast.ts';
import { load, useCommand } from '../../wire/calls.ts';
import { sayRefusal } from '../acts/say-refusal.ts';
import { invoiceReads } from '../invoice-reads.ts';
import { kindWords } from '../invoice-words.ts';
import { invoicePathOf, invoicesScreen } from '../paths.ts';

type Preview = Reply<typeof previewInvoices>;

const problemWords = {
  notApproved: 'makeNotApproved',
  billed: 'makeBilled',
  held: 'makeHeld',
  noInvoice: 'makeNoInvoice',
} as const satisfies Record<Preview['problems'][number]['why'], string>;

const mostRemark = 500;

/** Which invoices the charges would make; nothing is written until somebody agrees. */
export function PreviewedInvoices({ chargeIds }: { chargeIds: readonly string[] }) {
  const asked = useQuery({
    ...load(previewInvoices, { body: { chargeIds: [...chargeIds] } }),
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  });
  return (
    <Loaded query={asked}>
      {(preview) => <Previewed preview={preview} isOld={asked.isPlaceholderData} />}
    </Loaded>
  );
}

function Previewed({ preview, isOld }: { preview: Preview; isOld: boolean }) {
  const words = useWords();
  const navigate = useNavigate();
  const [billOn, setBillOn] = useState('');
  const [remark, setRemark] = useState('');
  const making = useCommand(createInvoices, { refreshes: invoiceReads, quiet: true });
  const { list, problems } = preview;
  const make = async () => {
    try {
      const chargeIds = list.flatMap((one) => one.chargeIds);
      const body = { chargeIds, remark: remark.trim(), ...(billOn && { billOn }) };
      const { invoices } = await making.mutateAsync({ body });
      toast(words('makeDone', { count: invoices.length }));
      const [first] = invoices;
      const isOne = invoices.length === 1 && first;
      void navigate(isOne ? invoicePathOf(first.id) : `${invoicesScreen}?tab=draft`, { replace: true });
    } catch (error) {
      sayRefusal(error);
    }
  };
  return (
    <>
      <Problems problems={problems} />
      {list.length === 0 ? (
        <Empty title={words('makeNothing')} />
      ) : (
        <Card title={words('makePreview', { count: list.length })}>
          <ul className="make-previews">
            {list.map((one) => (
              <li key={one.chargeIds[0]}>
                <span>
                  <strong>{one.partyName}</strong>
                  <small>
                    {[
                      words(kindWords[one.kind]),
                      words('makeCharges', { count: one.chargeIds.length }),
                      one.shipmentNos.join(words('listComma')),
                      one.dueOn && `${words('invoiceDue')} ${one.dueOn}`,
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </small>
                </span>
                <span className="number">
                  <strong>{moneyText({ currency: one.currency, amount: one.total })}</strong>
                  <small>
                    {words('makeTaxOf', { tax: moneyText({ currency: one.currency, amount: one.tax }) })}
                  </small>
                </span>
              </li>
            ))}
          </ul>
          <div className="form-stack">
            <DateField
              label={words('invoiceBillOn')}
              hint={words('makeBillOnHint')}
              kind="day"
              value={billOn}
              onChange={setBillOn}
            />
            <TextArea
              label={words('invoiceRemark')}
              value={remark}
              most={mostRemark}
              onChange={({ target }) => setRemark(target.value)}
            />
            <Button
              look="primary"
              icon="check"
              busy={making.isPending}
              disabled={isOld || remark.length > mostRemark}
              onClick={() => void make()}
            >
              {words('makeDrafts', { count: list.length })}
            </Button>
          </div>
        </Card>
      )}
    </>
  );
}

/** How many charges make no invoice, and why. */
function Problems({ problems }: Pick<Preview, 'problems'>) {
  const words = useWords();
  if (problems.length === 0) return null;
  return (
    <div role="status">
      <ul className="make-problems">
        {[...Map.groupBy(problems, ({ why }) => why)].map(([why, own]) => (
          <li key={why}>{words(problemWords[why], { count: own.length })}</li>
        ))}
      </ul>
    </div>
  );
}
