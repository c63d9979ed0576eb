import { listTaxableLines } from '@fairway/contract/tax-invoices.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { useWords } from '../../language/words.ts';
import { useCan } from '../../session/use-can.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Page } from '../../ui/page.tsx';
import { load } from '../../wire/calls.ts';
import { taxInvoicesScreen } from '../paths.ts';
import { ApplyForm } from './apply-form.tsx';

const mostInvoices = 50;
const mostLines = 500;

const namedIn = (address: URLSearchParams, name: string): string[] => [
  ...new Set((address.get(name) ?? '').split(',').filter(Boolean)),
];

/** An application for a tax invoice of the invoices in the address (`?invoiceIds=`). */
export function ApplyPage() {
  const words = useWords();
  const mayApply = useCan('taxInvoice', 'button', 'btn_apply');
  const [address] = useSearchParams();
  const invoiceIds = namedIn(address, 'invoiceIds').slice(0, mostInvoices);
  return (
    <Page title={words('taxApplyTitle')} back={taxInvoicesScreen}>
      {!mayApply ? (
        <Empty drawing="locked" title={words('noPermission')} />
      ) : invoiceIds.length === 0 ? (
        <NoLines />
      ) : (
        <OfInvoices invoiceIds={invoiceIds} lineIds={namedIn(address, 'lineIds')} />
      )}
    </Page>
  );
}

function OfInvoices({ invoiceIds, lineIds }: { invoiceIds: string[]; lineIds: readonly string[] }) {
  const body = { pageSize: mostLines, filters: { invoiceIds } };
  const asked = useQuery({ ...load(listTaxableLines, { body }), meta: { quiet: true } });
  return (
    <Loaded query={asked}>
      {({ list }) => (list.length === 0 ? <NoLines /> : <ApplyForm lines={list} chosenFirst={lineIds} />)}
    </Loaded>
  );
}

function NoLines() {
  const words = useWords();
  const navigate = useNavigate();
  return (
    <Empty
      title={words('taxNoLines')}
      line={words('taxNoLinesLine')}
      action={<Button onClick={() => void navigate(taxInvoicesScreen)}>{words('taxSeeLines')}</Button>}
    />
  );
}
