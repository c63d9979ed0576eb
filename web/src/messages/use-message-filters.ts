import { useUrlFilters } from '../ui/use-url-filters.ts';
import { messageTypes } from './message-kinds.ts';

/** What a list can be narrowed to; what is unsettled asks for something and is not done, read or not. */
export const shownMessages = ['all', 'unread', 'unsettled', 'read'] as const;
export type ShownMessages = (typeof shownMessages)[number];

type Flag = '' | '0' | '1';
const conditionsOf: Record<ShownMessages, { isRead: Flag; isSettled: Flag }> = {
  all: { isRead: '', isSettled: '' },
  unread: { isRead: '0', isSettled: '' },
  unsettled: { isRead: '', isSettled: '0' },
  read: { isRead: '1', isSettled: '' },
};

/** Which messages are listed, kept in the URL. What somebody wrote there by hand and we do not know is no filter. */
export function useMessageFilters() {
  const { values, change } = useUrlFilters(['type', 'isRead', 'isSettled', 'keyword']);
  const type = messageTypes.map(String).includes(values.type) ? values.type : '';
  const { keyword } = values;
  const shown =
    shownMessages.find((one) => {
      const { isRead, isSettled } = conditionsOf[one];
      return one !== 'all' && isRead === values.isRead && isSettled === values.isSettled;
    }) ?? 'all';
  return {
    conditions: { type, ...conditionsOf[shown], keyword },
    shown,
    show: (next: ShownMessages) => change(conditionsOf[next]),
    change,
    /** Takes back what narrows the tab. */
    clear: shown !== 'all' || keyword !== '' ? () => change({ ...conditionsOf.all, keyword: '' }) : undefined,
  };
}
