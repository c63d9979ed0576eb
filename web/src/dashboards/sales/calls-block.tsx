import {
  type CallReason,
  type CustomerToCall,
  callReasons,
  listCustomersToCall,
} from '@fairway/contract/dashboards.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { customersPath } from '../../customers/paths.ts';
import { laneRatesPath, ratePath } from '../../freight/paths.ts';
import { useWords } from '../../language/words.ts';
import { useCan } from '../../session/use-can.ts';
import { Choice } from '../../ui/choice.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Link } from '../../ui/link.tsx';
import { StateLabel } from '../../ui/state-label.tsx';
import { desktop, useMedia } from '../../ui/use-media.ts';
import { useLinks } from '../../wire/navigation/links.ts';
import { useList } from '../../wire/use-list.ts';
import { DashBlock } from '../dash-block.tsx';
import { ListRows } from '../list-rows.tsx';
import { callTones, callWords } from '../step-words.ts';
import './calls-block.css';

const shown = 8;

/** Customers that ship nothing any more or whose agreement ends, with what to do about it. */
export function CallsBlock() {
  const words = useWords();
  const [reason, setReason] = useState<CallReason | 'all'>('all');
  const list = useList(listCustomersToCall, reason === 'all' ? {} : { reason }, { pageSize: shown });
  const counts = list.first?.counts;
  const label = (one: CallReason) => `${words(callWords[one])} ${counts?.[one] ?? ''}`.trim();
  return (
    <DashBlock
      title={words('dashCalls')}
      width="half"
      tools={
        <Choice
          label={words('dashCallReason')}
          value={reason}
          options={[
            { value: 'all' as const, label: words('dashCallAll') },
            ...callReasons.map((value) => ({ value, label: label(value) })),
          ]}
          onChange={setReason}
        />
      }
    >
      <ListRows list={list} none={words('dashCallsNone')} rowKey={({ id }) => id}>
        {(customer) => <ToCall customer={customer} />}
      </ListRows>
    </DashBlock>
  );
}

function ToCall({ customer }: { customer: CustomerToCall }) {
  const words = useWords();
  const { id, name, shortName, reasons, lastOn, daysQuiet, rate, termsEndOn } = customer;
  return (
    <>
      <span className="dash-row-head">
        <Link to={customersPath(id)} title={name}>
          {shortName || name}
        </Link>
        <Acts customer={customer} />
      </span>
      <span className="dash-row-facts">
        {reasons.map((reason) => (
          <StateLabel key={reason} tone={callTones[reason]}>
            {words(callWords[reason])}
          </StateLabel>
        ))}
        <span className="number">
          {lastOn === null
            ? words('dashNeverShipped')
            : words('dashLastOn', { day: lastOn, count: daysQuiet ?? 0 })}
        </span>
        {rate && reasons.includes('rate') && (
          <Link to={ratePath(rate.id)}>
            {words('dashRateEndsOn', { lane: rate.lane, no: rate.rateNo, day: rate.endsOn })}
          </Link>
        )}
        {termsEndOn && <span>{words('dashTermsEndOn', { day: termsEndOn })}</span>}
      </span>
    </>
  );
}

/** To call, to write, to make a quote: those that this customer and this person have. */
function Acts({
  customer: { id, shortName, name, contactName, mobile, chatWith },
}: {
  customer: CustomerToCall;
}) {
  const words = useWords();
  const navigate = useNavigate();
  const isDesk = useMedia(desktop);
  const links = useLinks();
  const mayQuote = useCan('freight', 'button', 'btn_quote');
  const chat = () =>
    chatWith &&
    void navigate(links.chatWith({ id: chatWith.userId, name: chatWith.name, headIcon: '' }, isDesk));
  return (
    <span className="to-call-acts">
      {mobile && (
        <a
          className="icon-button"
          href={`tel:${mobile.replace(/[^\d+]/g, '')}`}
          aria-label={words('dashCall', { name: contactName || shortName })}
          title={`${contactName} ${mobile}`}
        >
          <Icon name="call" size={20} />
        </a>
      )}
      {chatWith && (
        <IconButton icon="message" label={words('dashChat', { name: chatWith.name })} onClick={chat} />
      )}
      {mayQuote && (
        <IconButton
          icon="tag"
          label={words('dashMakeQuote', { name: shortName || name })}
          onClick={() => void navigate(laneRatesPath({ customer: id }))}
        />
      )}
    </span>
  );
}
