import type { GateVerdict } from '@fairway/contract/release-fields.ts';
import { getReleaseGate } from '@fairway/contract/releases.ts';
import type { ShipmentDetail } from '@fairway/contract/shipments.ts';
import { placeOfStage } from '@fairway/domain/tracking/stage.ts';
import { useQuery } from '@tanstack/react-query';
import { moneyText } from '../../freight/money-text.ts';
import { type PlainKey, useWords } from '../../language/words.ts';
import { useCan } from '../../session/use-can.ts';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { StateLabel, type Tone } from '../../ui/state-label.tsx';
import { load } from '../../wire/calls.ts';
import { useLinks } from '../../wire/navigation/links.ts';
import { useSession } from '../../wire/session-store.ts';
import './shipment-page.css';

const lights: Readonly<Record<GateVerdict, { tone: Tone; says: PlainKey }>> = {
  green: { tone: 'good', says: 'trackReleaseGreen' },
  soft: { tone: 'warn', says: 'trackReleaseSoft' },
  hard: { tone: 'bad', says: 'trackReleaseHard' },
};

/** Who approves is not a customer's business. */
const customerLights: typeof lights = {
  green: lights.green,
  soft: { tone: 'warn', says: 'trackReleaseYoursSoft' },
  hard: { tone: 'bad', says: 'trackReleaseYoursHard' },
};

/** Whether the cargo may go, from its loading on; it leads to the release, or to where one applies for it. */
export function ReleaseCard({ shipment }: { shipment: ShipmentDetail }) {
  const words = useWords();
  const links = useLinks();
  const isStaff = useSession(({ userInfo }) => userInfo?.userKind !== 'customer');
  const mayApply = useCan('cargoRelease', 'button', 'btn_apply');
  const seesReleases = useSession(({ permissionList }) =>
    permissionList.some(({ modelId }) => modelId === 'cargoRelease'),
  );
  const { id, stage, status } = shipment;
  const asked = useQuery({
    ...load(getReleaseGate, { body: { shipmentId: id } }),
    enabled: seesReleases && status === 'active' && placeOfStage(stage) >= placeOfStage('loaded'),
    meta: { quiet: true },
  });
  if (!asked.data) return null;
  const { gate, activeIds, freeContainerNos, credit } = asked.data;
  const { tone, says } = (isStaff ? lights : customerLights)[gate.verdict];
  const failed = gate.checks.filter(({ passes, level }) => !passes && level !== 'info');
  const worst = failed.find(({ level }) => level === 'hard') ?? failed[0];
  const reason = worst?.reasons.find(({ by }) => isStaff || by.includes('customer'));
  const isTaken = activeIds.length > 0 && freeContainerNos.length === 0;
  return (
    <Card title={words('trackRelease')} state={<StateLabel tone={tone}>{words(says)}</StateLabel>}>
      {reason && <p className="release-links">{reason.text}</p>}
      {credit && <CreditLeft left={credit.left} />}
      <p className="release-links">
        {activeIds.map((activeId) => (
          <Link key={activeId} to={links.release(activeId)}>
            {words('trackReleaseSee')}
          </Link>
        ))}
        {mayApply && !isTaken && <Link to={links.applyRelease(id)}>{words('trackReleaseApply')}</Link>}
      </p>
    </Card>
  );
}

/** What the customer could still owe; the gate says so to who may see it. */
function CreditLeft({ left }: { left: { currency: string; amount: string } }) {
  const words = useWords();
  const isOver = left.amount.startsWith('-');
  const sum = moneyText({ ...left, amount: left.amount.replace(/^-/, '') });
  return (
    <p className="release-links number">
      {isOver ? words('trackReleaseCreditOver', { over: sum }) : words('trackReleaseCredit', { left: sum })}
    </p>
  );
}
