import { endSeeAs } from '@fairway/contract/users.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useWords } from '../../language/words.ts';
import { stored } from '../../native/device-storage.ts';
import { personRightsScreen } from '../../rights/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { call } from '../../wire/api.ts';
import { type Seeing, stopSeeing } from '../../wire/seeing.ts';
import './seeing-banner.css';

/** Who is looked as, until when, why things are visible, and the way back to oneself. */
export function SeeingBanner({ seeing: { token, endsAt, userInfo } }: { seeing: Seeing }) {
  const words = useWords();
  const navigate = useNavigate();
  useEffect(() => {
    const over = setTimeout(stopSeeing, endsAt - Date.now());
    return () => clearTimeout(over);
  }, [endsAt]);
  const end = async () => {
    const own = stored<string>('token');
    // It ends by itself soon: nobody is kept here because the network is away.
    if (own) await call(endSeeAs, { body: { token } }, { token: own, mask: false }).catch(() => undefined);
    stopSeeing();
  };
  return (
    <div className="seeing-banner" role="status">
      <Icon name="eye" size={18} />
      <p>{words('seeingAs', { name: userInfo.userName, time: formatDate(endsAt, 'HH:mm') })}</p>
      <Button onClick={() => void navigate(personRightsScreen)}>{words('seeingWhy')}</Button>
      <Button look="primary" onClick={() => void end()}>
        {words('seeingEnd')}
      </Button>
    </div>
  );
}
