import type { OrderCan, OrderDetail } from '@fairway/contract/orders.ts';
import { isFinal } from '@fairway/domain/orders/order-state.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { type PlainKey, useWords } from '../../language/words.ts';
import { type Act, ActMenu } from '../../ui/act-menu.tsx';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { useKeys } from '../../ui/keys/use-keys.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { toast } from '../../ui/toast.ts';
import { orderAmendPath, orderEditPath } from '../paths.ts';
import { ActRefused, RefusalContext } from './act-refused.tsx';
import './order-acts.css';
import { type OpenSheet, OrderActSheets } from './order-act-sheets.tsx';
import { useOrderActs } from './use-order-acts.ts';

interface OrderActsProps {
  order: OrderDetail;
  /** Below the page on a phone, in its head on a desk; a pane has room for one. */
  place: 'foot' | 'head' | 'pane';
  /** What happens once it is deleted, in place of going to the list. */
  onGone?: () => void;
}

const shownLonger = 3_000;

/** In the order of what comes next. What keeps the others from happening stands before them. */
const offered = [
  ...(['answerCancel', 'answerAmend', 'submit', 'accept', 'book', 'release', 'convert'] as const),
  ...(['edit', 'reprice', 'askInfo', 'reject', 'failSpace', 'requestAmend', 'talk', 'withdraw'] as const),
  ...(['copy', 'saveTemplate', 'requestCancel', 'cancel', 'delete'] as const),
] as const satisfies readonly OrderCan[];
type Offered = (typeof offered)[number];

/** What this person may do with an order now: what comes next in full, the others in a menu. */
export function OrderActs({ order, place, onGone }: OrderActsProps) {
  const words = useWords();
  const navigate = useNavigate();
  const [open, setOpen] = useState<OpenSheet>();
  const acts = useOrderActs(order, onGone);
  const close = () => {
    acts.forgetRefusal();
    setOpen(undefined);
  };
  /** What is said in a sheet goes away with it. */
  const closeAndSay = (said: PlainKey, next?: OpenSheet) => {
    flushSync(() => setOpen(next));
    toast(words(said), shownLonger);
  };
  const all: Readonly<Record<Offered, Act>> = {
    answerCancel: { name: words('orderAnswerCancel'), icon: 'reply', act: () => setOpen('answer') },
    answerAmend: { name: words('orderAnswerAmend'), icon: 'reply', act: () => setOpen('answer') },
    submit: { name: words('orderSubmit'), icon: 'forward', act: () => void acts.submit() },
    accept: { name: words('orderAccept'), icon: 'check', act: () => setOpen('accept') },
    book: { name: words('orderBook'), icon: 'anchor', act: () => setOpen('book') },
    release: { name: words('orderRelease'), icon: 'release', act: () => setOpen('release') },
    convert: { name: words('orderConvert'), icon: 'container', act: () => void acts.convert() },
    reprice: { name: words('orderReprice'), icon: 'coins', act: () => setOpen('reprice') },
    edit: { name: words('edit'), icon: 'edit', act: () => void navigate(orderEditPath(order.id)) },
    askInfo: { name: words('orderAskInfo'), icon: 'info', act: () => setOpen('askInfo') },
    reject: { name: words('orderReject'), icon: 'close', tone: 'danger', act: () => setOpen('reject') },
    failSpace: {
      name: words('orderFailSpace'),
      icon: 'warning',
      tone: 'danger',
      act: () => setOpen('failSpace'),
    },
    requestAmend: {
      ...{ name: words('orderAskAmend'), icon: 'edit' },
      act: () => void navigate(orderAmendPath(order.id)),
    },
    talk: { name: words('orderTalk'), icon: 'message', act: acts.talk },
    withdraw: { name: words('orderWithdraw'), icon: 'undo', act: () => void acts.withdraw() },
    copy: { name: words('orderCopy'), icon: 'copy', act: () => void acts.copy() },
    saveTemplate: { name: words('orderSaveTemplate'), icon: 'folder', act: () => setOpen('template') },
    requestCancel: {
      ...{ name: words('orderAskCancel'), icon: 'close', tone: 'danger' },
      act: () => setOpen('askCancel'),
    },
    cancel: { name: words('orderCancelAct'), icon: 'close', tone: 'danger', act: () => setOpen('cancel') },
    delete: { name: words('delete'), icon: 'trash', tone: 'danger', act: () => void acts.remove() },
  };
  const mayDo = inOrder(order).filter((name) => order.can.includes(name));
  const [first, second, ...rest] = mayDo;
  useKeys(
    words('orderOne'),
    [
      ...(first ? [{ keys: 'a', name: all[first].name, act: all[first].act }] : []),
      ...(order.can.includes('edit') ? [{ keys: 'e', name: words('edit'), act: all.edit.act }] : []),
    ],
    'detail',
  );
  const sheets = (
    <RefusalContext value={acts.refusal}>
      {open && <OrderActSheets order={order} acts={acts} open={open} onDone={closeAndSay} onClose={close} />}
      {!open && acts.refusal && (
        <Sheet
          title={words('orderNotDone')}
          open
          onClose={close}
          actions={<Button onClick={close}>{words('close')}</Button>}
        >
          <ActRefused />
        </Sheet>
      )}
    </RefusalContext>
  );
  if (!first) return sheets;
  const { name, icon, act } = all[first];
  // Only two stand in full, and the second never where it would be pressed by mistake.
  const isSecondShown = place !== 'pane' && second !== undefined && all[second].tone === undefined;
  const others = isSecondShown ? rest : mayDo.slice(1);
  const buttons = (
    <>
      {others.length > 0 && <ActMenu label={words('orderMoreActs')} acts={others.map((one) => all[one])} />}
      {isSecondShown && (
        <Button icon={all[second].icon} onClick={all[second].act}>
          {all[second].name}
        </Button>
      )}
      <Button look="primary" icon={icon} busy={acts.isBusy} onClick={act}>
        {name}
      </Button>
    </>
  );
  return (
    <>
      {place === 'foot' ? <ActionBar>{buttons}</ActionBar> : <span className="order-acts">{buttons}</span>}
      {sheets}
    </>
  );
}

/** What ended can only be ordered again, a price that is over made anew, what is missing written: that comes first. */
function inOrder({ warnings, status, problems }: OrderDetail): readonly Offered[] {
  const isOver =
    status === 'expired' ||
    (['priceLockOver', 'priceLeftValidity', 'priceOtherBoxes'] as const).some((one) =>
      warnings.includes(one),
    );
  const isUnfinished = problems.length > 0;
  const first = isOver ? 'reprice' : isFinal(status) ? 'copy' : isUnfinished ? 'edit' : undefined;
  return first ? [first, ...offered.filter((one) => one !== first)] : offered;
}
