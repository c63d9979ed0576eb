import type { OrderDetail } from '@fairway/contract/orders.ts';
import { useRef } from 'react';
import { type PlainKey, useWords } from '../../language/words.ts';
import { AcceptSheet } from './accept-sheet.tsx';
import { AnswerSheet } from './answer-sheet.tsx';
import { BookSheet } from './book-sheet.tsx';
import { ReasonSheet } from './reason-sheet.tsx';
import { RejectSheet } from './reject-sheet.tsx';
import { ReleaseSheet } from './release-sheet.tsx';
import { RepriceSheet } from './reprice-sheet.tsx';
import type { OrderActsOf } from './use-order-acts.ts';

export type OpenSheet =
  | ('accept' | 'answer' | 'askCancel' | 'askInfo' | 'book' | 'cancel')
  | ('failSpace' | 'reject' | 'release' | 'reprice' | 'template');

interface OrderActSheetsProps {
  order: OrderDetail;
  acts: OrderActsOf;
  open: OpenSheet;
  /** What is said once it is done, and what is asked next. */
  onDone: (said: PlainKey, next?: OpenSheet) => void;
  onClose: () => void;
}

const templateName = 60;

/** What is asked before something is done. */
export function OrderActSheets({ order, acts, open, onDone, onClose }: OrderActSheetsProps) {
  const words = useWords();
  const waitsForCredit = useRef(false);
  switch (open) {
    case 'accept':
      return (
        <AcceptSheet
          order={order}
          onAccept={async (reason) => {
            const done = await acts.accept(reason);
            waitsForCredit.current = done?.isWaitingForCredit ?? false;
            return done !== undefined;
          }}
          onDone={() => onDone(waitsForCredit.current ? 'orderAcceptWaits' : 'orderAcceptDone')}
          onClose={onClose}
        />
      );
    case 'answer':
      return (
        <AnswerSheet order={order} acts={acts} onDone={() => onDone('orderAnswerDone')} onClose={onClose} />
      );
    case 'book':
      return (
        <BookSheet
          order={order}
          onBook={acts.book}
          onDone={() => onDone('orderBookDone')}
          onClose={onClose}
        />
      );
    case 'reject':
      return (
        <RejectSheet onReject={acts.reject} onDone={() => onDone('orderRejectDone')} onClose={onClose} />
      );
    case 'reprice':
      return <RepriceSheet order={order} onReprice={acts.reprice} onClose={onClose} />;
    case 'askInfo':
      return (
        <ReasonSheet
          title={words('orderAskInfo')}
          line={words('orderAskInfoLine')}
          label={words('orderAskInfoReason')}
          agree={words('orderAskInfo')}
          onAct={acts.askInfo}
          onDone={() => onDone('orderAskInfoDone')}
          onClose={onClose}
        />
      );
    case 'failSpace':
      return (
        <ReasonSheet
          title={words('orderFailSpaceTitle')}
          line={words('orderFailSpaceLine')}
          label={words('orderReason')}
          agree={words('orderFailSpace')}
          look="danger"
          onAct={async (reason) => (await acts.failSpace(reason)) !== undefined}
          // The next departures are offered at once.
          onDone={() => onDone('orderFailSpaceDone', 'book')}
          onClose={onClose}
        />
      );
    case 'release':
      return (
        <ReleaseSheet
          order={order}
          onRelease={acts.release}
          onDone={() => onDone('orderReleaseDone')}
          onClose={onClose}
        />
      );
    case 'cancel':
      return (
        <ReasonSheet
          title={words('orderCancelAsk', { orderNo: order.orderNo })}
          line={words('orderCancelBody')}
          label={words('orderCancelRemark')}
          agree={words('orderCancelAct')}
          look="danger"
          isOptional
          onAct={acts.cancel}
          onDone={() => onDone('orderCancelDone')}
          onClose={onClose}
        />
      );
    case 'askCancel':
      return (
        <ReasonSheet
          title={words('orderAskCancel')}
          line={words('orderAskCancelBody')}
          label={words('orderReason')}
          agree={words('orderAskCancel')}
          look="danger"
          onAct={acts.askCancel}
          onDone={() => onDone('orderAskCancelDone')}
          onClose={onClose}
        />
      );
    case 'template':
      return (
        <ReasonSheet
          title={words('orderSaveTemplate')}
          line={words('orderTemplateLine')}
          label={words('orderTemplateName')}
          agree={words('save')}
          short={templateName}
          onAct={acts.keepTemplate}
          onDone={() => onDone('orderTemplateDone')}
          onClose={onClose}
        />
      );
  }
}
