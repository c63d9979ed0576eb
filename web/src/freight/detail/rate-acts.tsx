import type { RateRow } from '@fairway/contract/freight-rates.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useWords } from '../../language/words.ts';
import { useCan } from '../../session/use-can.ts';
import { type Act, ActMenu } from '../../ui/act-menu.tsx';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { useKeys } from '../../ui/keys/use-keys.ts';
import { useLinks } from '../../wire/navigation/links.ts';
import { rateEditPath } from '../paths.ts';
import { isOver } from '../rate-dates.ts';
import { CopyRateSheet } from './copy-rate-sheet.tsx';
import { isQuotable } from './quote-link.tsx';
import './rate-acts.css';
import { useRateActs } from './use-rate-acts.ts';

interface RateActsProps {
  rate: RateRow;
  /** Below the page on a phone, in its head on a desk. */
  place: 'foot' | 'head';
  /** What is to be carried and for whom, as an address says it. */
  asked: URLSearchParams;
  /** Beside a list: what follows when it was deleted. */
  onGone?: () => void;
}

/** What this person may do with a rate: the first act in full, the others in a menu. */
export function RateActs({ rate, place, asked, onGone }: RateActsProps) {
  const words = useWords();
  const navigate = useNavigate();
  const links = useLinks();
  const isKeeper = useCan('freight', 'button', 'btn_publish');
  const canQuote = useCan('freight', 'button', 'btn_quote') && isQuotable(rate);
  const canOrder = useCan('onlineOrder', 'button', 'btn_add') && isQuotable(rate);
  const [isCopying, setIsCopying] = useState(false);
  const acts = useRateActs(rate, onGone);
  const edit = () => void navigate(rateEditPath(rate.id));
  const canEdit = isKeeper && rate.flowId === null && !isOver(rate);
  const quote = () => void navigate(links.newQuote(rate.id, asked));
  const order = () => void navigate(links.newOrder({ rateId: rate.id }, asked));
  useKeys(
    words('rateTitle'),
    [
      ...(canEdit ? [{ keys: 'e', name: words('edit'), act: edit }] : []),
      ...(canQuote ? [{ keys: 'q', name: words('rateQuote'), act: quote }] : []),
      ...(canOrder ? [{ keys: 'o', name: words('rateOrder'), act: order }] : []),
    ],
    'detail',
  );
  const quoting: Act[] = canQuote ? [{ name: words('rateQuote'), icon: 'invoice', act: quote }] : [];
  const ordering: Act[] = canOrder ? [{ name: words('rateOrder'), icon: 'order', act: order }] : [];
  const keeping = offeredActs(rate, {
    edit: {
      name: words(rate.status === 'draft' ? 'edit' : 'rateChangePrice'),
      ...{ icon: 'edit' as const, act: edit },
    },
    publish: { name: words('ratePublish'), icon: 'check', act: () => void acts.publish() },
    suspend: { name: words('rateSuspend'), icon: 'pause', tone: 'danger', act: () => void acts.suspend() },
    resume: { name: words('rateResume'), icon: 'play', act: () => void acts.resume() },
    copy: { name: words('rateCopy'), icon: 'copy', act: () => setIsCopying(true) },
    remove: { name: words('delete'), icon: 'trash', tone: 'danger', act: () => void acts.remove() },
  });
  const [main, ...others] = [...quoting, ...ordering, ...(isKeeper ? keeping : [])];
  if (!main) return null;
  const buttons = (
    <>
      {others.length > 0 && <ActMenu label={words('rateMoreActs')} acts={others} />}
      <Button look="primary" icon={main.icon} busy={acts.isBusy} onClick={main.act}>
        {main.name}
      </Button>
    </>
  );
  return (
    <>
      {place === 'foot' ? <ActionBar>{buttons}</ActionBar> : <span className="rate-acts">{buttons}</span>}
      {isCopying && <CopyRateSheet rate={rate} onCopy={acts.copy} onClose={() => setIsCopying(false)} />}
    </>
  );
}

type Name = 'edit' | 'publish' | 'suspend' | 'resume' | 'copy' | 'remove';

/** By state, the one that comes next first. While a publication is asked for nothing changes. */
function offeredActs(rate: RateRow, all: Readonly<Record<Name, Act>>): Act[] {
  if (isOver(rate)) return [all.copy];
  if (rate.flowId !== null) return rate.status === 'draft' ? [] : [all.copy];
  const byState = {
    draft: [all.publish, all.edit, all.copy, all.remove],
    published: [all.edit, all.copy, all.suspend],
    suspended: [all.resume, all.edit, all.copy],
    expired: [all.copy],
  };
  return byState[rate.status];
}
