import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { EntitySelect } from '../../entities/entity-filter.tsx';
import { useWords } from '../../language/words.ts';
import { Card } from '../../ui/card.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Page } from '../../ui/page.tsx';
import { invoicesScreen } from '../paths.ts';
import { useInvoiceRights } from '../use-invoice-rights.ts';
import './make-invoices.css';
import { PreviewedInvoices } from './previewed-invoices.tsx';
import { UnbilledCharges } from './unbilled-charges.tsx';

const mostCharges = 500;

/** Charges become drafts of invoices: those named in the address (`?chargeIds=`), or some of a customer (`?partyId=`). */
export function MakeInvoicesPage() {
  const words = useWords();
  const { mayAdd } = useInvoiceRights();
  const [address] = useSearchParams();
  const named = [...new Set((address.get('chargeIds') ?? '').split(',').filter(Boolean))];
  return (
    <Page title={words('makeTitle')} back={invoicesScreen}>
      {!mayAdd && <Empty drawing="locked" title={words('noPermission')} />}
      {mayAdd &&
        (named.length > 0 ? <PreviewedInvoices chargeIds={named.slice(0, mostCharges)} /> : <OfCustomer />)}
    </Page>
  );
}

function OfCustomer() {
  const words = useWords();
  const [address, setAddress] = useSearchParams();
  const partyId = address.get('partyId') ?? '';
  return (
    <>
      <Card title={words('makeWhose')}>
        <EntitySelect
          entity="Customer"
          label={words('invoiceParty')}
          value={partyId}
          onChange={(id) => setAddress(id ? { partyId: id } : {}, { replace: true })}
        />
      </Card>
      {partyId && <ChosenOfCustomer key={partyId} partyId={partyId} />}
    </>
  );
}

function ChosenOfCustomer({ partyId }: { partyId: string }) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  return (
    <>
      <UnbilledCharges
        partyId={partyId}
        chosen={chosen}
        onChange={(ids) => setChosen(ids.slice(0, mostCharges))}
      />
      {chosen.length > 0 && <PreviewedInvoices chargeIds={chosen} />}
    </>
  );
}
