import type { OrderDetail, OrderWarning } from '@fairway/contract/orders.ts';
import type { Say } from '../language/words.ts';
import { warningWords } from './order-words.ts';

const priceWarnings: readonly OrderWarning[] = ['priceLockOver', 'priceLeftValidity', 'priceOtherBoxes'];

/** What is to be looked at and, where somebody has to act, what its reader can do about it or who does. */
export function warningText(
  order: Pick<OrderDetail, 'can' | 'salesName' | 'status'>,
  warning: OrderWarning,
  isStaff: boolean,
  words: Say,
): string {
  const said = words(warningWords[warning]);
  if (!priceWarnings.includes(warning)) return said;
  const { can, salesName, status } = order;
  const ways = [
    can.includes('reprice') && words('orderWayReprice'),
    warning === 'priceLeftValidity' && can.includes('failSpace') && words('orderWayFail'),
    warning === 'priceLeftValidity' && can.includes('book') && words('orderWayBook'),
    isStaff && status === 'converted' && words('orderWayCharges'),
  ].filter((way) => way !== false);
  if (ways.length > 0) return words('orderWarnWays', { said, ways: ways.join(words('orderWayOr')) });
  if (isStaff) return words('orderWarnByStaff', { said, name: salesName });
  return salesName
    ? words('orderWarnByUs', { said, name: salesName })
    : words('orderWarnByUsPlain', { said });
}
