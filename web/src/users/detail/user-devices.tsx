import { endUserDevice, listUserDevices } from '@fairway/contract/users.ts';
import { agentName } from '@fairway/domain/session/agent-name.ts';
import { useQuery } from '@tanstack/react-query';
import { formatAgo } from '../../language/measures.ts';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { confirm } from '../../ui/confirm.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { toast } from '../../ui/toast.ts';
import { load, useCommand } from '../../wire/calls.ts';
import './user-body.css';

/** Where somebody is signed in; each of these can be ended, and all of them with the act of the same name. */
export function UserDevices({ id }: { id: string }) {
  const words = useWords();
  const query = useQuery({ ...load(listUserDevices, { params: { id } }), meta: { quiet: true } });
  const ending = useCommand(endUserDevice, { refreshes: [listUserDevices] });
  const end = async (deviceId: string, name: string) => {
    const isSure = await confirm({
      title: words('deviceSignOutConfirm', { name }),
      body: words('userEndDeviceBody'),
      agree: words('deviceSignOut'),
      danger: true,
    });
    if (isSure)
      ending.mutate({ params: { id, deviceId } }, { onSuccess: () => toast(words('deviceSignedOut')) });
  };
  return (
    <Card title={words('userDevices')}>
      <Loaded query={query}>
        {({ list }) =>
          list.length === 0 ? (
            <p className="user-none">{words('userNoDevices')}</p>
          ) : (
            <ul className="user-lines">
              {list.map(({ id: deviceId, agent, address, lastSeenAt }) => (
                <li key={deviceId} className="user-device">
                  <div>
                    <strong>{agentName(agent)}</strong>
                    <span>
                      {[address, words('deviceSeen', { ago: formatAgo(words, lastSeenAt) })]
                        .filter(Boolean)
                        .join(' · ')}
                    </span>
                  </div>
                  <Button look="quiet" onClick={() => void end(deviceId, agentName(agent))}>
                    {words('deviceSignOut')}
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}
