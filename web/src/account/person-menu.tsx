import { useNavigate } from 'react-router';
import { usePicture } from '../files/use-picture.ts';
import { useWords } from '../language/words.ts';
import { ActMenu } from '../ui/act-menu.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { useSession } from '../wire/session-store.ts';
import * as paths from './paths.ts';
import { useSignOut } from './use-sign-out.ts';

/** Who is signed in, at the right of a desk's bar, and what concerns them. */
export function PersonMenu() {
  const words = useWords();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const userInfo = useSession((session) => session.userInfo);
  const picture = usePicture(userInfo?.headIcon);
  const name = userInfo?.userName ?? '';
  const goTo = (path: string) => () => void navigate(path);
  return (
    <ActMenu
      label={words('personMenu')}
      face={
        <>
          <Avatar name={name} picture={picture} size={28} />
          <span>{name}</span>
        </>
      }
      acts={[
        { icon: 'user', name: words('personalInformation'), act: goTo(paths.personalDataPath) },
        { icon: 'lock', name: words('accountSecurity'), act: goTo(paths.accountSecurityPath) },
        { icon: 'settings', name: words('settings'), act: goTo(paths.settingsPath) },
        { icon: 'signOut', name: words('accountSignOut'), act: () => void signOut() },
      ]}
    />
  );
}
