import { AppError } from '@fairway/contract/app-error.ts';
import { askChargeChange, type ChangeDetail, removeChargeChange } from '@fairway/contract/charge-changes.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useNavigate } from 'react-router';
import { moneyText } from '../../freight/money-text.ts';
import { useWords } from '../../language/words.ts';
import { type Act, ActMenu } from '../../ui/act-menu.tsx';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { confirm } from '../../ui/confirm.tsx';
import { Facts } from '../../ui/facts.tsx';
import { HeadCard } from '../../ui/head-card.tsx';
import { Link } from '../../ui/link.tsx';
import { Page } from '../../ui/page.tsx';
import { toast } from '../../ui/toast.ts';
import { desktop, useMedia } from '../../ui/use-media.ts';
import { useCommand } from '../../wire/calls.ts';
import { useLinks } from '../../wire/navigation/links.ts';
import { changeReads, chargeReads } from '../charge-reads.ts';
import { nameText } from '../charge-text.ts';
import { sideWords } from '../charge-words.ts';
import { chargePathOf, editChangePathOf, shipmentChargesPathOf } from '../paths.ts';
import { ChangeStateLabel } from './change-state-label.tsx';
import './changes.css';
import { LinesTable } from './lines-table.tsx';
import { ProfitByChange } from './profit-by-change.tsx';

const shownLonger = 4_000;

/** One change order: what was and what is to be, what the shipment earns by it, and what came of it. */
export function ChangeDetailPage({ change }: { change: ChangeDetail }) {
  const words = useWords();
  const isDesk = useMedia(desktop);
  const links = useLinks();
  const { changeNo, shipmentId, shipmentNo, reason, stateRemark, flowId, lines } = change;
  const time = (at: number | null) => (at === null ? '' : formatDate(at));
  return (
    <Page
      title={changeNo}
      back={shipmentChargesPathOf(shipmentId)}
      width={isDesk ? 'whole' : 'column'}
      actions={isDesk && <ChangeActs change={change} />}
      foot={!isDesk && change.can.length > 0 && <ActionBar>{<ChangeActs change={change} />}</ActionBar>}
    >
      <HeadCard
        title={words('changeCount', { count: lines.length })}
        state={<ChangeStateLabel status={change.status} />}
      >
        {stateRemark && (
          <p className="change-problem" role="status">
            {words('changeWhyNot', { why: stateRemark })}
          </p>
        )}
        <Facts
          facts={[
            [
              words('changeShipment'),
              <Link key="s" to={shipmentChargesPathOf(shipmentId)}>
                {shipmentNo}
              </Link>,
            ],
            [words('changeReason'), reason],
            [words('changeAskedBy'), change.createdByName],
            [words('changeAskedAt'), time(change.askedAt)],
            [words('changeSettledAt'), time(change.settledAt)],
            [
              words('changeApproval'),
              flowId && (
                <Link key="f" to={links.request(flowId)}>
                  {words('changeSeeRequest')}
                </Link>
              ),
            ],
          ]}
        />
      </HeadCard>
      <Card title={words('changeLines')}>
        <LinesTable lines={lines} />
      </Card>
      <ProfitByChange profit={change.profit} />
      <Corrections change={change} />
    </Page>
  );
}

/** The charges it made in the open month. */
function Corrections({ change: { corrections } }: { change: ChangeDetail }) {
  const words = useWords();
  if (corrections.length === 0) return null;
  return (
    <Card title={words('changeCorrections')}>
      <ul className="change-corrections">
        {corrections.map((charge) => (
          <li key={charge.id}>
            <span>
              <Link to={chargePathOf(charge.id)}>{nameText(charge)}</Link>
              <small>
                {[
                  words(
                    charge.takesBack
                      ? 'changeTakesBack'
                      : charge.correctsId
                        ? 'changeInstead'
                        : 'changeNewCharge',
                  ),
                  words(sideWords[charge.side]),
                  charge.partyName,
                  words('changePeriod', { period: charge.period }),
                ].join(' · ')}
              </small>
            </span>
            <strong className="number">{moneyText(charge)}</strong>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function ChangeActs({ change }: { change: ChangeDetail }) {
  const words = useWords();
  const navigate = useNavigate();
  const options = { refreshes: [...changeReads, ...chargeReads], quiet: true };
  const asking = useCommand(askChargeChange, options);
  const removing = useCommand(removeChargeChange, options);
  const { id, version, changeNo, shipmentId, can } = change;
  const saying = async (work: () => Promise<unknown>, done: string): Promise<boolean> => {
    try {
      await work();
      toast(done);
      return true;
    } catch (error) {
      if (error instanceof AppError) toast(error.message, shownLonger);
      return false;
    }
  };
  const ask = () =>
    saying(() => asking.mutateAsync({ params: { id }, body: { version } }), words('changeSubmitted'));
  const remove = async () => {
    const title = words('changeRemoveAsk', { no: changeNo });
    if (!(await confirm({ title, body: words('recordDeleteBody'), agree: words('delete'), danger: true })))
      return;
    if (await saying(() => removing.mutateAsync({ params: { id } }), words('changeRemovedDone')))
      void navigate(shipmentChargesPathOf(shipmentId), { replace: true });
  };
  const others: Act[] = [
    ...(can.includes('edit')
      ? [
          {
            ...{ name: words('edit'), icon: 'edit' as const },
            act: () => void navigate(editChangePathOf(id)),
          },
        ]
      : []),
    ...(can.includes('remove')
      ? [
          {
            ...{ name: words('changeRemove'), icon: 'trash' as const, tone: 'danger' as const },
            act: () => void remove(),
          },
        ]
      : []),
  ];
  return (
    <>
      {others.length > 0 && <ActMenu label={words('chargeMoreActs')} acts={others} />}
      {can.includes('ask') && (
        <Button look="primary" icon="check" busy={asking.isPending} onClick={() => void ask()}>
          {words('changeAsk')}
        </Button>
      )}
    </>
  );
}
