import { formatDate } from '@fairway/domain/time/format-date.ts';
import type { Ref } from 'react';
import { useNavigate } from 'react-router';
import { useWords } from '../../language/words.ts';
import { useScan } from '../../scan/use-scan.ts';
import { useGreeting } from '../../session/use-greeting.ts';
import { type Act, ActMenu } from '../../ui/act-menu.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { useSession } from '../../wire/session-store.ts';
import { createGroupPath } from '../group/paths.ts';
import { chatSearchPath } from '../search/paths.ts';
import { useToday } from './use-today.ts';

/** A short greeting, what can be begun, and the way to the search. */
export function HomePageHead({ searchBox }: { searchBox: Ref<HTMLAnchorElement> }) {
  const words = useWords();
  const navigate = useNavigate();
  const scan = useScan();
  const greeting = useGreeting();
  const today = useToday();
  const userInfo = useSession((session) => session.userInfo);
  const last = userInfo?.prevLoginTime;
  const createGroup: Act = {
    name: words('groupCreate'),
    icon: 'users',
    act: () => void navigate(createGroupPath()),
  };
  return (
    <header className="home-head">
      <h1 className="visually-hidden">{words('tabHome')}</h1>
      <div className="home-head-first">
        <div className="home-head-words">
          <p className="home-head-greeting">{greeting}</p>
          <p className="home-head-line">
            <span>{today}</span>
            {userInfo?.prevLogin === 1 && (
              <span className="number">
                {last ? words('lastSignIn', { time: formatDate(last) }) : words('firstSignIn')}
              </span>
            )}
          </p>
        </div>
        <ActMenu
          icon="plus"
          label={words('homeAdd')}
          acts={[
            // Who is no member writes only where somebody wrote to them.
            ...(userInfo?.userKind === 'member' ? [createGroup] : []),
            { name: words('scan'), icon: 'scan', act: () => void scan() },
          ]}
        />
      </div>
      <Link ref={searchBox} className="home-search" to={chatSearchPath()}>
        <Icon name="search" size={18} />
        {words('homeSearch')}
      </Link>
    </header>
  );
}
