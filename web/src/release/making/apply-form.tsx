import type { ReleaseGate } from '@fairway/contract/releases.ts';
import { useRef, useState } from 'react';
import { useWords } from '../../language/words.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import '../../ui/form.css';
import { Link } from '../../ui/link.tsx';
import { Page } from '../../ui/page.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { desktop, useMedia } from '../../ui/use-media.ts';
import { type GateSheet, GateSheets } from '../acts/gate-sheets.tsx';
import { asksForGuarantee, GuaranteeFields } from '../acts/guarantee-fields.tsx';
import { CustomerToDo } from '../detail/customer-to-do.tsx';
import { GateCard } from '../detail/gate-card.tsx';
import { HoldsCard } from '../detail/holds-card.tsx';
import { MoneyCard } from '../detail/money-card.tsx';
import { PapersCards } from '../detail/papers-cards.tsx';
import { ReleaseFacts } from '../detail/release-facts.tsx';
import { useFixes } from '../detail/use-fixes.ts';
import { releasePathOf, releasesScreen } from '../paths.ts';
import { GateLight } from '../release-marks.tsx';
import { kindWords } from '../release-words.ts';
import { useReleaseRights } from '../use-release-rights.ts';
import type { Chosen } from './apply-page.tsx';
import './apply.css';
import { BoxChoice } from './box-choice.tsx';
import { KindChoice } from './kind-choice.tsx';
import { useApplication } from './use-application.ts';

interface ApplyFormProps {
  gate: ReleaseGate;
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
  /** The gate of what was chosen is on its way. */
  isAsking: boolean;
}

/** An application, and beside it how the gate stands for what is chosen. */
export function ApplyForm({ gate, chosen, onChoose, isAsking }: ApplyFormProps) {
  const words = useWords();
  const isDesk = useMedia(desktop);
  const { isStaff, mayApply } = useReleaseRights();
  const [now] = useState(() => Date.now());
  const [isSome, setIsSome] = useState(false);
  const [open, setOpen] = useState<GateSheet>();
  const vouching = useRef<HTMLDivElement>(null);
  const { freeContainerNos: free, activeIds } = gate;
  const isRest = activeIds.length > 0;
  const isAll = !isRest && !isSome;
  const application = useApplication({ gate, containerNos: chosen.containerNos, mayVouch: isStaff });
  const { asksGuarantee } = application;
  const fixOf = useFixes({
    ...{ of: gate, onSheet: setOpen },
    onGuarantee: asksGuarantee ? () => vouching.current?.querySelector('input')?.focus() : undefined,
  });
  const canSend = mayApply && !isAsking && application.isReady && (isAll || chosen.containerNos.length > 0);
  const chooseAll = (all: boolean) => {
    setIsSome(!all);
    onChoose({ ...chosen, containerNos: [] });
  };
  const send = mayApply && (
    <Button
      look="primary"
      icon="check"
      disabled={!canSend}
      busy={application.isBusy}
      onClick={() => void application.send()}
    >
      {words('releaseApplySend')}
    </Button>
  );
  const stands = isStaff ? (
    <>
      <GateCard gate={gate.gate} fixOf={fixOf} />
      <MoneyCard of={gate} />
      <HoldsCard holds={gate.holds} onSheet={setOpen} />
      <PapersCards of={gate} onSheet={setOpen} />
    </>
  ) : (
    <CustomerToDo of={gate} fixOf={fixOf} />
  );
  return (
    <>
      <Page
        title={words('releaseApplyTitle')}
        back={releasesScreen}
        actions={isDesk && send}
        foot={!isDesk && send && <ActionBar>{send}</ActionBar>}
        aside={isDesk && <div className="page-aside-cards">{stands}</div>}
      >
        <Card title={gate.customerName} state={<span>{words(kindWords[gate.kind])}</span>}>
          <ApplyLine gate={gate} isStaff={isStaff} />
          <ReleaseFacts release={{ ...gate, containerNos: chosen.containerNos }} now={now} />
        </Card>
        {isRest && <RunningCard activeIds={activeIds} />}
        {mayApply && (
          <>
            <Card title={words('releaseApplyKind')}>
              <KindChoice
                value={chosen.kind ?? gate.kind}
                onChange={(kind) => onChoose({ ...chosen, kind })}
              />
            </Card>
            {(isRest || free.length > 1) && (
              <Card title={words('releaseApplyBoxes')}>
                <BoxChoice
                  free={free}
                  isRest={isRest}
                  isAll={isAll}
                  chosen={chosen.containerNos}
                  onAll={chooseAll}
                  onChange={(containerNos) => onChoose({ ...chosen, containerNos })}
                />
              </Card>
            )}
          </>
        )}
        {!isDesk && stands}
        {mayApply && (
          <>
            {asksGuarantee && (
              <Card title={words('releaseGuaranteeTitle')}>
                <div ref={vouching} className="form-stack">
                  <GuaranteeFields
                    value={application.guarantee}
                    onChange={application.setGuarantee}
                    problems={application.problems}
                  />
                </div>
              </Card>
            )}
            <Card>
              <TextArea
                label={words('releaseApplyReason')}
                {...(isStaff && { hint: words('releaseApplyReasonHint') })}
                error={application.problems.reason}
                rows={3}
                value={application.reason}
                most={application.mostReason}
                onChange={({ target }) => application.setReason(target.value)}
              />
            </Card>
          </>
        )}
      </Page>
      {open && (
        <GateSheets
          shipmentId={gate.shipmentId}
          containerNos={chosen.containerNos}
          open={open}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}

const staffLines = {
  green: 'releaseApplyGreenLine',
  soft: 'releaseApplySoftLine',
  hard: 'releaseApplyHeldLine',
} as const;

/** What will come of the application, as the gate stands. */
function ApplyLine({ gate, isStaff }: { gate: ReleaseGate; isStaff: boolean }) {
  const words = useWords();
  const { verdict } = gate.gate;
  const isOwed = asksForGuarantee(gate.gate);
  const says = isOwed && verdict === 'soft' ? 'releaseApplyGuaranteeLine' : staffLines[verdict];
  if (isStaff)
    return (
      <p className="release-rail-line" role="status">
        <GateLight verdict={verdict} line={words(says)} />
      </p>
    );
  return (
    <p className="release-rail-line" role="status">
      {words(verdict === 'green' ? 'releaseApplyCustomerGreenLine' : 'releaseApplyCustomerLine')}
    </p>
  );
}

function RunningCard({ activeIds }: { activeIds: readonly string[] }) {
  const words = useWords();
  return (
    <Card title={words('releaseApplyRuns')}>
      <p className="release-rail-links">
        {activeIds.map((id) => (
          <Link key={id} to={releasePathOf(id)}>
            {words('releaseApplySeeRunning')}
          </Link>
        ))}
      </p>
    </Card>
  );
}
