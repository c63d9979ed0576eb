import { AppError } from '@fairway/contract/app-error.ts';
import { openRecordThread } from '@fairway/contract/chat.ts';
import type { Input } from '@fairway/contract/endpoint.ts';
import { refusals } from '@fairway/contract/errors.ts';
import type { RejectReason } from '@fairway/contract/order-fields.ts';
import {
  acceptOrder,
  answerOrderAmend,
  answerOrderCancel,
  askOrderInfo,
  bookOrder,
  cancelOrder,
  convertOrder,
  copyOrder,
  deleteOrder,
  failOrderSpace,
  listOrderTemplates,
  type OrderDetail,
  rejectOrder,
  releaseOrder,
  repriceOrder,
  requestOrderCancel,
  saveOrderTemplate,
  submitOrder,
  withdrawOrder,
} from '@fairway/contract/orders.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useOpenChat } from '../../chat/list/chat-paths.ts';
import { useWords } from '../../language/words.ts';
import { shipmentPathOf } from '../../shipments/paths.ts';
import { confirm } from '../../ui/confirm.tsx';
import { toast } from '../../ui/toast.ts';
import { useCommand } from '../../wire/calls.ts';
import { NetworkError } from '../../wire/failures.ts';
import { orderReads, refreshOrders } from '../order-reads.ts';
import { myOrdersPath, orderEditPath } from '../paths.ts';
import { type Refusal, refusalOf } from './act-refused.tsx';
import type { Released } from './release-sheet.tsx';

// Why something was refused stands on the screen until it is tried again.
const refreshes = { refreshes: orderReads, quiet: true };
const shownLonger = 3_000;

type Booked = Omit<NonNullable<Input<typeof bookOrder>['body']>, 'version'>;
type Answered = Omit<NonNullable<Input<typeof answerOrderCancel>['body']>, 'version'>;

/** What is done with an order, and why the last of it was refused. */
export function useOrderActs(order: OrderDetail, onGone?: () => void) {
  const words = useWords();
  const navigate = useNavigate();
  const openChat = useOpenChat();
  const submitting = useCommand(submitOrder, refreshes);
  const withdrawing = useCommand(withdrawOrder, refreshes);
  const deleting = useCommand(deleteOrder, refreshes);
  const copying = useCommand(copyOrder, refreshes);
  const keeping = useCommand(saveOrderTemplate, { refreshes: [listOrderTemplates], quiet: true });
  const repricing = useCommand(repriceOrder, refreshes);
  const cancelling = useCommand(cancelOrder, refreshes);
  const askingCancel = useCommand(requestOrderCancel, refreshes);
  const askingInfo = useCommand(askOrderInfo, refreshes);
  const rejecting = useCommand(rejectOrder, refreshes);
  const accepting = useCommand(acceptOrder, refreshes);
  const booking = useCommand(bookOrder, refreshes);
  const failing = useCommand(failOrderSpace, refreshes);
  const releasing = useCommand(releaseOrder, refreshes);
  const converting = useCommand(convertOrder, refreshes);
  const answeringAmend = useCommand(answerOrderAmend, refreshes);
  const answeringCancel = useCommand(answerOrderCancel, refreshes);
  const talking = useCommand(openRecordThread);
  const { id, version, orderNo } = order;
  const params = { id };
  const [refusal, setRefusal] = useState<Refusal>();
  const tried = <T>(act: Promise<T>): Promise<T | undefined> => {
    setRefusal(undefined);
    return act.catch((error: unknown) => {
      // What somebody else changed is shown as it is now.
      if (error instanceof AppError && error.code === refusals.RECORD_CHANGED.code) refreshOrders();
      // That there is no network the frame says.
      if (!(error instanceof NetworkError)) setRefusal(refusalOf(error, words));
      return undefined;
    });
  };
  const isDone = async (act: Promise<unknown>): Promise<boolean> =>
    (await tried(act.then(() => true))) === true;
  return {
    ...{ refusal, forgetRefusal: () => setRefusal(undefined) },
    isBusy: [submitting, withdrawing, copying, converting, talking, deleting].some(
      ({ isPending }) => isPending,
    ),
    submit: async () => {
      if (await isDone(submitting.mutateAsync({ params, body: { version } })))
        toast(words('orderSubmitDone'), shownLonger);
    },
    withdraw: async () => {
      const isSure = await confirm({
        ...{ title: words('orderWithdrawAsk', { orderNo }), body: words('orderWithdrawBody') },
        agree: words('orderWithdraw'),
      });
      if (isSure && (await isDone(withdrawing.mutateAsync({ params, body: { version } }))))
        toast(words('orderWithdrawDone'));
    },
    remove: async () => {
      const isSure = await confirm({
        ...{ title: words('orderDeleteAsk', { orderNo }), body: words('recordDeleteBody') },
        ...{ agree: words('delete'), danger: true },
      });
      if (!isSure || !(await isDone(deleting.mutateAsync({ params })))) return;
      toast(words('orderDeleteDone'));
      if (onGone) onGone();
      else void navigate(myOrdersPath, { replace: true });
    },
    copy: async () => {
      const made = await tried(copying.mutateAsync({ params }));
      if (!made) return;
      toast(words('orderCopyDone'));
      void navigate(orderEditPath(made.id));
    },
    convert: async () => {
      const isSure = await confirm({
        ...{ title: words('orderConvertAsk', { orderNo }), body: words('orderConvertBody') },
        agree: words('orderConvert'),
      });
      const made = isSure && (await tried(converting.mutateAsync({ params })));
      if (!made) return;
      toast(words('orderConvertDone', { shipmentNo: made.shipmentNo }), shownLonger);
      void navigate(shipmentPathOf(made.shipmentId));
    },
    talk: () =>
      talking.mutate(
        { body: { kind: 'order', id } },
        { onSuccess: (opened) => openChat({ id: opened.id, peerId: '', name: orderNo, headIcon: '' }) },
      ),
    // The following are asked in sheets, which close once they are done.
    keepTemplate: (name: string) => isDone(keeping.mutateAsync({ body: { orderId: id, name } })),
    reprice: (rateId?: string) =>
      tried(repricing.mutateAsync({ params, body: { version, ...(rateId && { rateId }) } })),
    cancel: (remark: string) => isDone(cancelling.mutateAsync({ params, body: { version, remark } })),
    askCancel: (remark: string) => isDone(askingCancel.mutateAsync({ params, body: { version, remark } })),
    askInfo: (reason: string) => isDone(askingInfo.mutateAsync({ params, body: { version, reason } })),
    reject: (reason: RejectReason, remark: string) =>
      isDone(rejecting.mutateAsync({ params, body: { version, reason, remark } })),
    accept: (creditReason: string) =>
      tried(accepting.mutateAsync({ params, body: { version, creditReason } })),
    book: (booked: Booked) => isDone(booking.mutateAsync({ params, body: { version, ...booked } })),
    failSpace: (reason: string) => tried(failing.mutateAsync({ params, body: { version, reason } })),
    release: (released: Released) =>
      isDone(releasing.mutateAsync({ params, body: { version, ...released } })),
    answerAmend: (isGranted: boolean, remark: string) =>
      isDone(answeringAmend.mutateAsync({ params, body: { version, isGranted, remark } })),
    answerCancel: (answered: Answered) =>
      isDone(answeringCancel.mutateAsync({ params, body: { version, ...answered } })),
  };
}

export type OrderActsOf = ReturnType<typeof useOrderActs>;
