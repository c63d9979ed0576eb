import type { ReleaseState } from '@fairway/contract/release-fields.ts';
import { type ReleaseDetail, withdrawRelease } from '@fairway/contract/releases.ts';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useWords } from '../../language/words.ts';
import { type Act, ActMenu } from '../../ui/act-menu.tsx';
import { Button } from '../../ui/button.tsx';
import { confirm } from '../../ui/confirm.tsx';
import { useKeys } from '../../ui/keys/use-keys.ts';
import { toast } from '../../ui/toast.ts';
import { useCommand } from '../../wire/calls.ts';
import { useLinks } from '../../wire/navigation/links.ts';
import { applyPathOf } from '../paths.ts';
import { releaseReads } from '../release-reads.ts';
import { useReleaseRights } from '../use-release-rights.ts';
import type { ReleaseSheet } from './release-sheets.tsx';
import { sayRefusal } from './say-refusal.ts';

interface ReleaseActsProps {
  release: ReleaseDetail;
  onOpen: (sheet: ReleaseSheet) => void;
  /** Puts the buttons where they stand. */
  children?: (buttons: ReactNode) => ReactNode;
}

const running: readonly ReleaseState[] = ['applied', 'approving', 'approved', 'held'];
const over: readonly ReleaseState[] = ['rejected', 'withdrawn', 'expired', 'revoked'];

/** What can be done with a release: what takes it further as a button, the rest in a menu. */
export function ReleaseActs({ release, onOpen, children = (buttons) => buttons }: ReleaseActsProps) {
  const words = useWords();
  const navigate = useNavigate();
  const links = useLinks();
  const { mayApply, mayHold } = useReleaseRights();
  const withdraw = useWithdraw(release);
  const { can, status, flowId, shipmentId } = release;
  const of = (isOffered: boolean, act: Act): Act[] => (isOffered ? [act] : []);
  const sheet = (what: 'submit' | 'refuse' | 'execute' | 'confirmStop' | 'revoke' | 'hold') => () =>
    onOpen({ what });
  const execute: Act = { name: words('releaseExecute'), icon: 'release', act: sheet('execute') };
  const approve: Act = {
    ...{ name: words('releaseApprove'), icon: 'check' },
    // The opinion, the signature and the way on belong to the request.
    act: () => {
      if (flowId) void navigate(links.request(flowId));
    },
  };
  const mayApprove = can.includes('approve') && flowId !== null;
  const forward = [
    ...of(can.includes('execute'), execute),
    ...of(mayApprove, approve),
    ...of(can.includes('submit'), { name: words('releaseSubmit'), icon: 'workflow', act: sheet('submit') }),
    ...of(mayApply && over.includes(status), {
      ...{ name: words('releaseAgain'), icon: 'refresh' },
      act: () => void navigate(applyPathOf(shipmentId)),
    }),
  ];
  const others = [
    ...of(can.includes('confirmStop'), {
      ...{ name: words('releaseConfirmStop'), icon: 'pause', act: sheet('confirmStop') },
    }),
    ...of(can.includes('withdraw'), {
      ...{ name: words('releaseWithdraw'), icon: 'undo', act: () => void withdraw() },
    }),
    ...of(mayHold && running.includes(status), {
      ...{ name: words('releaseHold'), icon: 'lock', act: sheet('hold') },
    }),
    ...of(can.includes('refuse'), {
      ...{ name: words('releaseRefuse'), icon: 'close', tone: 'danger', act: sheet('refuse') },
    }),
    ...of(can.includes('revoke'), {
      ...{ name: words('releaseRevoke'), icon: 'undo', tone: 'danger', act: sheet('revoke') },
    }),
  ];
  useKeys(
    words('releaseKeysOne'),
    [
      ...(mayApprove ? [{ keys: 'a', name: approve.name, act: approve.act }] : []),
      ...(can.includes('execute') ? [{ keys: 'e', name: execute.name, act: execute.act }] : []),
    ],
    'detail',
  );
  const [main, ...more] = forward;
  // One alone needs no menu; it stands in full where it harms nothing.
  const alone = others.length === 1 && more.length === 0 && !others[0]?.tone ? others[0] : undefined;
  const inMenu = alone ? [] : [...more, ...others];
  if (!main && others.length === 0) return null;
  return children(
    <>
      {inMenu.length > 0 && <ActMenu label={words('releaseMoreActs')} acts={inMenu} />}
      {alone && (
        <Button icon={alone.icon} onClick={alone.act}>
          {alone.name}
        </Button>
      )}
      {main && (
        <Button look="primary" icon={main.icon} onClick={main.act}>
          {main.name}
        </Button>
      )}
    </>,
  );
}

/** Asks before an application is taken back. */
function useWithdraw({ id, version, releaseNo }: ReleaseDetail) {
  const words = useWords();
  const withdrawing = useCommand(withdrawRelease, { refreshes: releaseReads, quiet: true });
  return async () => {
    const isMeant = await confirm({
      title: words('releaseWithdrawAsk', { no: releaseNo }),
      ...{ body: words('releaseWithdrawLine'), agree: words('releaseWithdraw') },
    });
    if (!isMeant) return;
    try {
      await withdrawing.mutateAsync({ params: { id }, body: { version } });
      toast(words('releaseWithdrawn'));
    } catch (error) {
      sayRefusal(error);
    }
  };
}
