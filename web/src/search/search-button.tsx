import { useWords } from '../language/words.ts';
import { Icon } from '../ui/icon.tsx';
import { KeyCap } from '../ui/keys/key-cap.tsx';
import { useSession } from '../wire/session-store.ts';
import './search-button.css';
import { openSearch } from './search-store.ts';

/** Looks like the field it opens. */
export function SearchButton() {
  const words = useWords();
  const isCustomer = useSession(({ userInfo }) => userInfo?.userKind === 'customer');
  return (
    <button type="button" className="search-button" aria-haspopup="dialog" onClick={openSearch}>
      <Icon name="search" size={16} />
      <span>{words(isCustomer ? 'searchHintCustomer' : 'searchEverythingHint')}</span>
      <KeyCap keys="mod+k" />
    </button>
  );
}
