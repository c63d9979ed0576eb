import { useSearchParams } from 'react-router';
import { useReleaseRights } from '../use-release-rights.ts';
import { AwaitingList } from './awaiting-list.tsx';
import { ReleaseList } from './release-list.tsx';
import { tabOf } from './release-question.ts';

/** Cargo that waits to be released, is on its way to it, or was; whoever opens it begins with their own part. */
export function ReleasesPage() {
  const [address] = useSearchParams();
  const { mayApply, mayExecute } = useReleaseRights();
  const shipmentId = address.get('shipmentId');
  const usual = shipmentId ? 'all' : mayApply ? 'awaiting' : mayExecute ? 'toExecute' : 'all';
  const tab = tabOf(address, usual);
  if (tab === 'awaiting') return <AwaitingList />;
  return <ReleaseList tab={tab} shipmentId={shipmentId} />;
}
