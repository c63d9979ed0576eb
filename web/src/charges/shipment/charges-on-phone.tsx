import type { ChargeSide } from '@fairway/contract/money-fields.ts';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useWords } from '../../language/words.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { confirm } from '../../ui/confirm.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Link } from '../../ui/link.tsx';
import { Page } from '../../ui/page.tsx';
import { TabPanel, Tabs } from '../../ui/tabs.tsx';
import { useLeaveQuestion } from '../../ui/use-leave-question.ts';
import { useChargeActs } from '../acts/use-charge-acts.tsx';
import { ChangesCard } from '../changes/changes-card.tsx';
import { nameText } from '../charge-text.ts';
import { actIcons, actWords, sideWords } from '../charge-words.ts';
import { ChargeCard } from '../list/charge-card.tsx';
import { chargePathOf, shipmentChargesPathOf } from '../paths.ts';
import { AddMenu } from './add-menu.tsx';
import { ChargeConflictSheet } from './charge-conflict-sheet.tsx';
import { ChargeFormSheet } from './charge-form-sheet.tsx';
import { type ChargesViewProps, likeOf } from './charges-desk.tsx';
import './charges-on-phone.css';
import { CompareCard } from './compare-card.tsx';
import { canEdit, type EditedCharge, editedOf, newCharge } from './edited-charges.ts';
import { PasteChargesSheet } from './paste-charges-sheet.tsx';
import { ProfitCard } from './profit-card.tsx';
import { ShipmentCard } from './shipment-card.tsx';
import { SideTotals } from './side-totals.tsx';

/** The charges of a shipment as cards, one side at a time, and a form for one of them. */
export function ChargesOnPhone({
  shipment,
  charges: { list: rows, sums },
  editor,
  rights,
  home,
}: ChargesViewProps) {
  const words = useWords();
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const { mayEdit, seesConfidential, sides } = rights;
  const line = rows.find(({ id }) => id === address.get('line'));
  const [side, setSide] = useState<ChargeSide>(line?.side ?? sides[0] ?? 'receivable');
  const [form, setForm] = useState<EditedCharge | undefined>(() =>
    editedOf(line ? [line] : []).find(canEdit),
  );
  const [isPasting, setIsPasting] = useState(false);
  const { act, isBusy, sheet } = useChargeActs();
  useLeaveQuestion(editor.count > 0);
  const own = rows.filter((row) => row.side === side);
  const open = own.filter(({ can }) => can.includes('submit'));
  const toApprove = own.filter(({ can }) => can.includes('approve'));
  const close = () => {
    setForm(undefined);
    if (line) void navigate(shipmentChargesPathOf(shipment.id), { replace: true });
  };
  /** On a phone nothing waits in a grid: what was chosen is kept at once. */
  const keep = (made: readonly EditedCharge[]) => {
    const next = [...editor.charges, ...made];
    editor.edit(next);
    void editor.saveThese(next);
  };
  const save = async (charge: EditedCharge) => {
    const others = editor.charges.filter(({ key }) => key !== charge.key);
    const next = charge.row
      ? editor.charges.map((one) => (one.key === charge.key ? charge : one))
      : [...others, charge];
    if (await editor.saveThese(next)) close();
  };
  const remove = async (charge: EditedCharge) => {
    const title = words('chargeRemoveAsk', { name: nameText(charge) });
    const body = words('recordDeleteBody');
    if (!(await confirm({ title, body, agree: words('delete'), danger: true }))) return;
    if (await editor.saveThese(editor.charges.filter(({ key }) => key !== charge.key))) close();
  };
  const add = () => {
    const last = editor.charges.filter((charge) => charge.side === side).at(-1);
    setForm(newCharge('new', side, likeOf(side, last, shipment)));
  };
  const hasActs = mayEdit || open.length > 0 || toApprove.length > 0;
  return (
    <Page
      title={words('chargeOfShipment', { shipmentNo: shipment.shipmentNo })}
      back={home}
      lead={
        sides.length > 1 && (
          <Tabs
            id="charge-sides"
            label={words('chargeSide')}
            tabs={sides.map((value) => ({
              value,
              label: words('chargeSideCount', {
                side: words(sideWords[value]),
                count: rows.filter((row) => row.side === value).length,
              }),
            }))}
            value={side}
            onChange={setSide}
          />
        )
      }
      foot={
        hasActs && (
          <ActionBar>
            {mayEdit && (
              <AddMenu
                isIcon
                shipment={shipment}
                charges={editor.charges}
                onTake={keep}
                more={[{ name: words('chargePaste'), icon: 'grid', act: () => setIsPasting(true) }]}
              />
            )}
            {open.length > 0 && (
              <Button icon={actIcons.submit} busy={isBusy} onClick={() => act('submit', open)}>
                {words('chargeActAllOf', { act: words(actWords.submit), count: open.length })}
              </Button>
            )}
            {toApprove.length > 0 && (
              <Button
                look={mayEdit ? 'plain' : 'primary'}
                icon={actIcons.approve}
                busy={isBusy}
                onClick={() => act('approve', toApprove)}
              >
                {words('chargeActAllOf', { act: words(actWords.approve), count: toApprove.length })}
              </Button>
            )}
            {mayEdit && (
              <Button look="primary" icon="plus" onClick={add}>
                {words('chargeAdd')}
              </Button>
            )}
          </ActionBar>
        )
      }
    >
      <Sides isTabbed={sides.length > 1} side={side}>
        {own.length === 0 && (
          <Empty
            title={words('chargeNoneOnSide')}
            line={words(mayEdit ? 'chargeNoneOnSideLine' : 'chargeEmptyCustomer')}
          />
        )}
        {own.length > 0 && (
          <Card title={words('chargeTotal')}>
            <SideTotals rows={own} />
          </Card>
        )}
        <ul className="charge-cards">
          {own.map((row) => (
            <li key={row.id}>
              <Link to={chargePathOf(row.id)}>
                <ChargeCard charge={row} isAmongItsOwn />
              </Link>
            </li>
          ))}
        </ul>
      </Sides>
      {editor.count > 0 && !editor.isSaving && (
        <div className="charges-save" role="status">
          <span>{words('chargeChangedCount', { count: editor.count })}</span>
          <Button onClick={editor.settle}>{words('chargeDiscard')}</Button>
          <Button look="primary" onClick={() => setForm(editor.charges.find(isUnfinished(editor.problems)))}>
            {words('chargeFinish')}
          </Button>
        </div>
      )}
      {sums && <ProfitCard sums={sums} />}
      <ChangesCard shipment={shipment} rows={rows} />
      {side === 'receivable' && <CompareCard shipmentId={shipment.id} />}
      <ShipmentCard shipment={shipment} isStaff={rights.isStaff} />
      {sheet}
      {form && (
        <ChargeFormSheet
          key={form.key}
          charge={form}
          {...{ sides, seesConfidential, problems: editor.problems, isBusy: editor.isSaving }}
          onSave={(charge) => void save(charge)}
          onRemove={form.row?.can.includes('remove') ? () => void remove(form) : undefined}
          onClose={close}
        />
      )}
      {editor.theirs && <ChargeConflictSheet editor={editor} />}
      {isPasting && (
        <PasteChargesSheet
          {...{ shipmentId: shipment.id, sides, side, text: '' }}
          agree={(count) => words('chargeTake', { count })}
          onTake={(taken) => {
            setIsPasting(false);
            keep(taken);
          }}
          onClose={() => setIsPasting(false)}
        />
      )}
    </Page>
  );
}

/** The first line something is wrong with, or else the first new one. */
const isUnfinished =
  (problems: Readonly<Record<string, string>>) =>
  ({ key, row }: EditedCharge): boolean =>
    Object.keys(problems).some((cell) => cell.startsWith(`${key} `)) ||
    (Object.keys(problems).length === 0 && row === undefined);

function Sides({
  isTabbed,
  side,
  children,
}: {
  isTabbed: boolean;
  side: ChargeSide;
  children: React.ReactNode;
}) {
  if (!isTabbed) return <div className="charges-side">{children}</div>;
  return (
    <TabPanel id="charge-sides" value={side}>
      <div className="charges-side">{children}</div>
    </TabPanel>
  );
}
