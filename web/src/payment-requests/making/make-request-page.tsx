import { useSearchParams } from 'react-router';
import { EntitySelect } from '../../entities/entity-filter.tsx';
import { useWords } from '../../language/words.ts';
import { useCan } from '../../session/use-can.ts';
import { Card } from '../../ui/card.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Page } from '../../ui/page.tsx';
import { requestsScreen } from '../paths.ts';
import './make-request.css';
import { RequestForm } from './request-form.tsx';

const mostBills = 200;

/** A request for a payment: of the bills named in the address (`?invoiceIds=`), or of a supplier (`?partyId=`). */
export function MakeRequestPage() {
  const words = useWords();
  const mayAsk = useCan('payment', 'button', 'btn_request');
  const [address, setAddress] = useSearchParams();
  const partyId = address.get('partyId') ?? '';
  const named = [...new Set((address.get('invoiceIds') ?? '').split(',').filter(Boolean))].slice(
    0,
    mostBills,
  );
  if (!mayAsk)
    return (
      <Page title={words('requestMakeTitle')} back={requestsScreen}>
        <Empty drawing="locked" title={words('noPermission')} />
      </Page>
    );
  return (
    <Page title={words('requestMakeTitle')} back={requestsScreen}>
      {named.length === 0 && (
        <Card title={words('requestOfSupplier')}>
          <EntitySelect
            entity="Customer"
            label={words('requestParty')}
            value={partyId}
            onChange={(id) => setAddress(id ? { partyId: id } : {}, { replace: true })}
          />
        </Card>
      )}
      {(named.length > 0 || partyId) && <RequestForm key={partyId} invoiceIds={named} partyId={partyId} />}
    </Page>
  );
}
