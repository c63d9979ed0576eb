import { AppError } from '@fairway/contract/app-error.ts';
import { getChargeChange } from '@fairway/contract/charge-changes.ts';
import { listCharges } from '@fairway/contract/shipment-charges.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useWords } from '../../language/words.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { NotFound } from '../../ui/not-found.tsx';
import { Page } from '../../ui/page.tsx';
import { load } from '../../wire/calls.ts';
import { chargesScreen } from '../paths.ts';
import { chargesOf } from '../shipment/shipment-charges-read.ts';
import { ChangeDetailPage } from './change-detail-page.tsx';
import { ChangeEditor } from './change-editor.tsx';

/** A change order to be written (`?shipmentId=`), or one there is (`?id=`, with `&edit=` to write it anew). */
export function ChargeChangePage() {
  const [address] = useSearchParams();
  const [id, shipmentId] = [address.get('id'), address.get('shipmentId')];
  if (id) return <OneChange key={id} id={id} isEdited={address.has('edit')} />;
  if (shipmentId) return <NewChange key={shipmentId} shipmentId={shipmentId} />;
  return <NotFound home={chargesScreen} />;
}

/** What is not for somebody is not there for them. */
function NoSuchChange() {
  const words = useWords();
  return (
    <NotFound
      home={chargesScreen}
      says={{
        ...{ title: words('changeMissing'), line: words('changeMissingLine') },
        go: words('changeSeeCharges'),
      }}
    />
  );
}

function OneChange({ id, isEdited }: { id: string; isEdited: boolean }) {
  const words = useWords();
  const asked = useQuery({ ...load(getChargeChange, { params: { id } }), meta: { quiet: true } });
  if (asked.error instanceof AppError && !asked.data) return <NoSuchChange />;
  if (!asked.data)
    return (
      <Page title={words('changeOne')} back={chargesScreen}>
        <Loaded query={asked}>{() => null}</Loaded>
      </Page>
    );
  const change = asked.data;
  if (isEdited && change.can.includes('edit'))
    return <NewChange shipmentId={change.shipmentId} change={change} />;
  return <ChangeDetailPage change={change} />;
}

function NewChange(props: { shipmentId: string; change?: Parameters<typeof ChangeEditor>[0]['change'] }) {
  const words = useWords();
  const { shipmentId } = props;
  const asked = useQuery({ ...load(listCharges, chargesOf(shipmentId)), meta: { quiet: true } });
  if (!asked.data)
    return (
      <Page title={words('changeNew')} back={chargesScreen}>
        <Loaded query={asked}>{() => null}</Loaded>
      </Page>
    );
  return <ChangeEditor {...props} rows={asked.data.list} />;
}
