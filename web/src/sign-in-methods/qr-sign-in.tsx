import { getTicket, ticketStatus } from '@fairway/contract/sign-in-methods.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useWords } from '../language/words.ts';
import { loginQrText } from '../scan/read-scanned.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { QrCode } from '../ui/qr-code.tsx';
import { call } from '../wire/api.ts';
import './qr-sign-in.css';
import { useTicket } from './use-ticket.ts';

/** A code for the phone that is signed in already: scanned and confirmed there, this computer is let in. */
export function QrSignIn() {
  const words = useWords();
  const {
    data: ticket,
    isError,
    refetch: renew,
  } = useQuery({
    queryKey: [getTicket.name, 'qr'],
    queryFn: ({ signal }) => call(getTicket, {}, { signal, mask: false }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: { quiet: true },
  });
  const { state } = useTicket(ticket);
  const status = state?.status;
  const isOver = isError || status === ticketStatus.expired || status === ticketStatus.failed;
  const isEntering = status === ticketStatus.success;
  return (
    <section className="qr-sign-in">
      <h1>{words('qrSignIn')}</h1>
      <div className="qr-sign-in-code">
        {state?.scanCode ? (
          <QrCode text={loginQrText(state.scanCode)} label={words('qrSignInCode')} size={216} />
        ) : (
          <div className="qr-sign-in-waiting" />
        )}
        {isOver && (
          <Veil
            icon="refresh"
            line={
              isError
                ? words('requestFailed')
                : status === ticketStatus.failed
                  ? (state?.value ?? '')
                  : words('qrExpired')
            }
          >
            <Button look="primary" onClick={() => void renew()}>
              {words('qrRenew')}
            </Button>
          </Veil>
        )}
        {state?.isScanned && !isOver && <Veil icon="check" line={words('qrScanned')} />}
        {isEntering && <Veil icon="check" line={words('signingIn')} />}
      </div>
      <ol className="qr-sign-in-steps">
        <li>{words('qrStepOpen', { product: words('productName') })}</li>
        <li>{words('qrStepScan')}</li>
        <li>{words('qrStepConfirm')}</li>
      </ol>
    </section>
  );
}

function Veil({ icon, line, children }: { icon: 'check' | 'refresh'; line: string; children?: ReactNode }) {
  return (
    <div className="qr-sign-in-veil" role="status">
      <Icon name={icon} size={32} />
      <p>{line}</p>
      {children}
    </div>
  );
}
