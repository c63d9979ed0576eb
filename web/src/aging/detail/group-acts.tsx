import { type AgingRow, askFreeze, getAging, listAgingItems } from '@fairway/contract/aging.ts';
import { listInvoices } from '@fairway/contract/invoices.ts';
import { dueDaysOf } from '@fairway/domain/aging/aging.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useInvoiceActs } from '../../invoices/acts/use-invoice-acts.tsx';
import { useWords } from '../../language/words.ts';
import { useCan } from '../../session/use-can.ts';
import { MakeSheet } from '../../statements/making/make-sheet.tsx';
import { useStatementRights } from '../../statements/use-statement-rights.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { call } from '../../wire/api.ts';
import { useCommand } from '../../wire/calls.ts';
import { queryClient } from '../../wire/query-client.ts';
import type { Cell } from '../paths.ts';
import { FreezeSheet } from './freeze-sheet.tsx';

interface GroupActsProps {
  row: AgingRow;
  customer: NonNullable<AgingRow['customer']>;
  of: Omit<Cell, 'cell'>;
}

/** So many invoices are reminded of at once. */
const mostAtOnce = 200;

/** What can be done about what a customer owes. */
export function GroupActs({ row, customer, of }: GroupActsProps) {
  const words = useWords();
  const mayRemind = useCan('accountsAnalysis', 'button', 'btn_dun');
  const mayPromise = useCan('invoice', 'button', 'btn_edit');
  const mayFreeze = useCan('accountsAnalysis', 'button', 'btn_freeze');
  const { mayAdd: mayState } = useStatementRights();
  const { act, sheet } = useInvoiceActs();
  const [isStating, setIsStating] = useState(false);
  const [isLooking, setIsLooking] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const asking = useCommand(askFreeze, { refreshes: [getAging] });
  const isFrozen = customer.status === 'frozen';
  const canFreeze = customer.asked === null && (isFrozen || ['active', 'lead'].includes(customer.status));

  /** With the overdue invoices as they are now: only those can be reminded of. */
  const withOverdue = async (name: 'remind' | 'promise') => {
    setIsLooking(true);
    try {
      const { to = '' } = dueDaysOf('overdue', of.asOf);
      const { list } = await call(listInvoices, {
        body: {
          ...{ pageSize: mostAtOnce, sidx: 'dueOn', sort: 'asc' },
          filters: { partyId: row.key, kinds: ['debit'], isOpen: true, dueTo: to },
        },
      });
      if (list.length === 0) toast(words('agingNothingOverdue'));
      else
        act(name, list, () => {
          for (const read of [getAging, listAgingItems])
            void queryClient.invalidateQueries({ queryKey: [read.name] });
        });
    } finally {
      setIsLooking(false);
    }
  };
  const statement = of.side === 'receivable' && mayState && (
    <>
      <Button icon="file" onClick={() => setIsStating(true)}>
        {words('agingStatement')}
      </Button>
      {isStating && <MakeSheet partyId={row.key} onClose={() => setIsStating(false)} />}
    </>
  );
  // They are done with what the list of invoices shows.
  const isOfInvoices = of.side === 'receivable' && of.isAsInvoices;
  // Of a day of the past there is nothing to ask for.
  if (!of.isToday) return statement && <div className="group-acts">{statement}</div>;
  return (
    <div className="group-acts">
      {statement}
      {isOfInvoices && mayRemind && (
        <Button icon="bell" busy={isLooking} onClick={() => void withOverdue('remind')}>
          {words('agingRemind')}
        </Button>
      )}
      {isOfInvoices && mayPromise && (
        <Button icon="calendar" busy={isLooking} onClick={() => void withOverdue('promise')}>
          {words('agingPromise')}
        </Button>
      )}
      {mayFreeze && canFreeze && (
        <Button icon="lock" look={isFrozen ? 'plain' : 'danger'} onClick={() => setIsAsking(true)}>
          {words(isFrozen ? 'agingUnfreeze' : 'agingFreeze')}
        </Button>
      )}
      {isAsking && (
        <FreezeSheet
          name={row.name}
          wants={isFrozen ? 'unfreeze' : 'freeze'}
          isBusy={asking.isPending}
          onAsk={async (reason) => {
            const wants = isFrozen ? 'unfreeze' : 'freeze';
            await asking.mutateAsync({ body: { customerId: row.key, wants, reason } });
            // What is said in a sheet goes away with it.
            flushSync(() => setIsAsking(false));
            toast(words('agingFreezeAsked'));
          }}
          onClose={() => setIsAsking(false)}
        />
      )}
      {sheet}
    </div>
  );
}
