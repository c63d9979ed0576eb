import type { Hold, ReleaseDetail } from '@fairway/contract/releases.ts';
import { SignLetterSheet } from '../../shipments/detail/sign-letter-sheet.tsx';
import { UploadSheet } from '../../shipments/detail/upload-sheet.tsx';
import { refreshReleases } from '../release-reads.ts';
import { HoldSheet } from './hold-sheet.tsx';
import { LiftSheet } from './lift-sheet.tsx';
import { OriginalsSheet } from './originals-sheet.tsx';

/** What is open to change how a gate stands. */
export type GateSheet =
  | { what: 'hold' | 'letter' | 'signLetter' }
  | { what: 'lift'; hold: Hold }
  | { what: 'originals'; bill: ReleaseDetail['originals'][number] };

interface GateSheetsProps {
  shipmentId: string;
  containerNos: readonly string[];
  open: GateSheet;
  onClose: () => void;
}

export function GateSheets({ shipmentId, containerNos, open, onClose }: GateSheetsProps) {
  const closeAndRead = () => {
    onClose();
    refreshReleases();
  };
  if (open.what === 'lift') return <LiftSheet hold={open.hold} onClose={onClose} />;
  if (open.what === 'originals')
    return <OriginalsSheet shipmentId={shipmentId} bill={open.bill} onClose={onClose} />;
  if (open.what === 'letter')
    // The documents are the shipment's: it knows nothing of releases.
    return (
      <UploadSheet shipmentId={shipmentId} canPublish={false} kind="telexLetter" onClose={closeAndRead} />
    );
  if (open.what === 'signLetter') return <SignLetterSheet shipmentId={shipmentId} onClose={closeAndRead} />;
  return <HoldSheet shipmentId={shipmentId} containerNos={containerNos} onClose={onClose} />;
}
