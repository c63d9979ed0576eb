import {
  confirmReleaseStop,
  type ReleaseDetail,
  refuseRelease,
  revokeRelease,
} from '@fairway/contract/releases.ts';
import { useWords } from '../../language/words.ts';
import { useCommand } from '../../wire/calls.ts';
import type { Difference } from '../detail/differences.tsx';
import { releaseReads } from '../release-reads.ts';
import { BouncedSheet } from './bounced-sheet.tsx';
import { ExecuteSheet } from './execute-sheet.tsx';
import { type GateSheet, GateSheets } from './gate-sheets.tsx';
import { ReasonSheet } from './reason-sheet.tsx';
import { SubmitSheet } from './submit-sheet.tsx';

/** What is open to do something with a release. */
export type ReleaseSheet =
  | GateSheet
  | { what: 'submit' | 'refuse' | 'execute' | 'confirmStop' | 'revoke' }
  | { what: 'bounced'; differences: readonly Difference[] };

interface ReleaseSheetsProps {
  release: ReleaseDetail;
  open: ReleaseSheet | undefined;
  onOpen: (sheet: ReleaseSheet | undefined) => void;
}

const refreshes = { refreshes: releaseReads, quiet: true };

export function ReleaseSheets({ release, open, onOpen }: ReleaseSheetsProps) {
  const words = useWords();
  const refusing = useCommand(refuseRelease, refreshes);
  const stopping = useCommand(confirmReleaseStop, refreshes);
  const revoking = useCommand(revokeRelease, refreshes);
  const { id, version, releaseNo, shipmentId, containerNos } = release;
  const close = () => onOpen(undefined);
  if (!open) return null;
  switch (open.what) {
    case 'submit':
      return <SubmitSheet release={release} onClose={close} />;
    case 'execute':
      return (
        <ExecuteSheet
          release={release}
          onClose={close}
          onBounced={(differences) => onOpen({ what: 'bounced', differences })}
        />
      );
    case 'bounced':
      return <BouncedSheet releaseNo={releaseNo} differences={open.differences} onClose={close} />;
    case 'refuse':
      return (
        <ReasonSheet
          isDanger
          title={words('releaseRefuseTitle')}
          line={words('releaseRefuseLine')}
          label={words('releaseRefuseReason')}
          agree={words('releaseRefuse')}
          done={words('releaseRefused')}
          onAgree={(reason) => refusing.mutateAsync({ params: { id }, body: { version, reason } })}
          onClose={close}
        />
      );
    case 'confirmStop':
      return (
        <ReasonSheet
          isOptional
          title={words('releaseConfirmStop')}
          line={words('releaseConfirmStopLine')}
          label={words('releaseConfirmStopRemark')}
          agree={words('releaseConfirmStop')}
          done={words('releaseStopConfirmed')}
          onAgree={(remark) => stopping.mutateAsync({ params: { id }, body: { version, remark } })}
          onClose={close}
        />
      );
    case 'revoke':
      return (
        <ReasonSheet
          isDanger
          title={words('releaseRevoke')}
          line={words('releaseRevokeLine')}
          label={words('releaseRevokeReason')}
          agree={words('releaseRevoke')}
          done={words('releaseRevoked')}
          onAgree={(reason) => revoking.mutateAsync({ params: { id }, body: { version, reason } })}
          onClose={close}
        />
      );
    default:
      return <GateSheets shipmentId={shipmentId} containerNos={containerNos} open={open} onClose={close} />;
  }
}
