import type { GateReasonName, GateRemedy } from '@fairway/contract/release-fields.ts';
import type { ReleaseDetail, ReleaseGate } from '@fairway/contract/releases.ts';
import { useNavigate } from 'react-router';
import { invoicesScreen } from '../../invoices/paths.ts';
import { useWords } from '../../language/words.ts';
import { exchangeRatePath } from '../../master-data/paths.ts';
import { shipmentDeskPathOf, shipmentPathOf } from '../../shipments/paths.ts';
import type { Act } from '../../ui/act-menu.tsx';
import { useLinks } from '../../wire/navigation/links.ts';
import { useSession } from '../../wire/session-store.ts';
import type { GateSheet } from '../acts/gate-sheets.tsx';
import { useReleaseRights } from '../use-release-rights.ts';

interface Place {
  /** Of a release, or of a shipment before anybody applied. */
  of: Pick<ReleaseDetail | ReleaseGate, 'shipmentId' | 'customerId' | 'holds' | 'originals'>;
  onSheet: (sheet: GateSheet) => void;
  /** Where somebody can vouch for it; left out where nobody can now. */
  onGuarantee?: (() => void) | undefined;
}

export type FixOf = (remedy: GateRemedy, reason: GateReasonName) => Act | undefined;

/** Leads where something helps against a failed check; nothing where this person cannot help. */
export function useFixes({ of, onSheet, onGuarantee }: Place): FixOf {
  const words = useWords();
  const navigate = useNavigate();
  const links = useLinks();
  const { isStaff, mayApply } = useReleaseRights();
  const modules = useSession(({ permissionList }) => permissionList);
  const sees = (modelId: string) => modules.some((one) => one.modelId === modelId);
  const { shipmentId, customerId, holds, originals } = of;
  const go = (path: string) => () => void navigate(path);
  const invoices = (reason: GateReasonName) =>
    `${invoicesScreen}?${new URLSearchParams({
      open: '1',
      // What is late is late somewhere else too.
      ...(isStaff && reason === 'owesOverdue' ? { 'f.party': customerId } : { shipmentId }),
    })}`;
  const bills = `${shipmentDeskPathOf(shipmentId)}&tab=bills`;
  const liftable = holds.find(({ canLift, liftedAt }) => canLift && liftedAt === null);
  const bill = originals.find((one) => one.collected < one.originals);
  const when = (isOffered: boolean, act: Act): Act | undefined => (isOffered ? act : undefined);

  return (remedy, reason) => {
    switch (remedy) {
      case 'collectMoney':
        return when(sees('invoice'), {
          ...{ name: words(isStaff ? 'releaseFixCollect' : 'releaseFixPay'), icon: 'coins' },
          act: go(invoices(reason)),
        });
      case 'askGuarantee':
        return when(isStaff && onGuarantee !== undefined, {
          ...{ name: words('releaseFixGuarantee'), icon: 'shield', act: () => onGuarantee?.() },
        });
      case 'addRate':
        return when(isStaff && sees('exchangeRates'), {
          ...{ name: words('releaseFixRate'), icon: 'swap', act: go(exchangeRatePath()) },
        });
      case 'liftHold':
        return (
          liftable && {
            ...{ name: words('releaseFixLift'), icon: 'release' },
            act: () => onSheet({ what: 'lift', hold: liftable }),
          }
        );
      case 'collectOriginals':
        return when(isStaff && mayApply && bill !== undefined, {
          ...{ name: words('releaseFixOriginals'), icon: 'receipt' },
          act: () => bill && onSheet({ what: 'originals', bill }),
        });
      case 'addLetter':
        return {
          ...{ name: words('releaseFixLetter'), icon: 'order', act: () => onSheet({ what: 'signLetter' }) },
        };
      case 'writeBill':
      case 'surrenderBill':
        return when(isStaff, {
          name: words(remedy === 'writeBill' ? 'releaseFixBill' : 'releaseFixSurrender'),
          ...{ icon: 'file', act: go(bills) },
        });
      case 'payCarrier':
        return when(isStaff && sees('payment'), {
          ...{ name: words('releaseFixCarrier'), icon: 'coins', act: go(links.paymentRequests()) },
        });
      case 'clearCustoms':
        return { name: words('releaseFixCustoms'), icon: 'ship', act: go(shipmentPathOf(shipmentId)) };
      case 'unfreeze':
        return when(isStaff && sees('accountsAnalysis'), {
          ...{ name: words('releaseFixUnfreeze'), icon: 'aging', act: go(links.customerFreeze(customerId)) },
        });
    }
  };
}
