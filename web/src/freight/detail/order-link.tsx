import type { RateRow } from '@fairway/contract/freight-rates.ts';
import { useWords } from '../../language/words.ts';
import { useCan } from '../../session/use-can.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { useLinks } from '../../wire/navigation/links.ts';
import { isQuotable } from './quote-link.tsx';

interface OrderLinkProps {
  rate: Pick<RateRow, 'id' | 'status' | 'validTo'>;
  /** What is to be carried and for whom, as an address says it. */
  asked: URLSearchParams;
  className?: string;
}

/** From a rate to an order by it; nothing for who does not order. */
export function OrderLink({ rate, asked, className = 'button button-plain' }: OrderLinkProps) {
  const words = useWords();
  const links = useLinks();
  const canOrder = useCan('onlineOrder', 'button', 'btn_add');
  if (!canOrder || !isQuotable(rate)) return null;
  return (
    <Link className={className} to={links.newOrder({ rateId: rate.id }, asked)}>
      <Icon name="order" size={16} />
      <span>{words('rateOrder')}</span>
    </Link>
  );
}
