import { useUrlFilters } from '../ui/use-url-filters.ts';
import { messageTypes } from './message-kinds.ts';

export type ReadFilter = '' | '0' | '1';

/** Which messages are listed, kept in the URL. What somebody wrote there by hand and we do not know is no filter. */
export function useMessageFilters() {
  const { values, change } = useUrlFilters(['type', 'isRead', 'keyword']);
  const type = messageTypes.map(String).includes(values.type) ? values.type : '';
  const isRead: ReadFilter = values.isRead === '0' || values.isRead === '1' ? values.isRead : '';
  const { keyword } = values;
  return {
    conditions: { type, isRead, keyword },
    change,
    /** Takes back what narrows the tab. */
    clear: isRead !== '' || keyword !== '' ? () => change({ isRead: '', keyword: '' }) : undefined,
  };
}
