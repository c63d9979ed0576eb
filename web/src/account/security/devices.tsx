import { type Device, listMyDevices, signOutDevice, signOutOtherDevices } from '@fairway/contract/account.ts';
import { agentName } from '@fairway/domain/session/agent-name.ts';
import { useQuery } from '@tanstack/react-query';
import { formatAgo } from '../../language/measures.ts';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { confirm } from '../../ui/confirm.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StateLabel } from '../../ui/state-label.tsx';
import { toast } from '../../ui/toast.ts';
import { load, useCommand } from '../../wire/calls.ts';
import './devices.css';

/** Where I am signed in; each of them can be shut out from here. */
export function Devices() {
  const words = useWords();
  const { data, isError, refetch } = useQuery(load(listMyDevices, {}));
  const endOne = useCommand(signOutDevice, { refreshes: [listMyDevices] });
  const endOthers = useCommand(signOutOtherDevices, { refreshes: [listMyDevices] });
  const others = data?.list.filter(({ isCurrent }) => !isCurrent) ?? [];
  const done = { onSuccess: () => toast(words('deviceSignedOut')) };

  const shutOut = async (device: Device) => {
    const agreed = await confirm({
      title: words('deviceSignOutConfirm', { name: agentName(device.agent) }),
      body: words('deviceSignOutBody'),
      agree: words('deviceSignOut'),
      danger: true,
    });
    if (agreed) endOne.mutate({ params: { id: device.id } }, done);
  };
  const shutOthersOut = async () => {
    const agreed = await confirm({
      title: words('devicesSignOutConfirm', { count: others.length }),
      body: words('deviceSignOutBody'),
      agree: words('deviceSignOut'),
      danger: true,
    });
    if (agreed) endOthers.mutate({}, done);
  };
  return (
    <Card title={words('devices')}>
      {!data && !isError && <Skeleton shape="line" count={2} />}
      {!data && isError && <Button onClick={() => void refetch()}>{words('retry')}</Button>}
      <ul className="devices">
        {data?.list.map((device) => (
          <li key={device.id}>
            <Icon name={isPhone(device) ? 'phone' : 'device'} size={24} />
            <div className="devices-words">
              <p className="devices-name">
                <span>{agentName(device.agent)}</span>
                {device.isCurrent && <StateLabel tone="good">{words('deviceCurrent')}</StateLabel>}
              </p>
              <p className="devices-line">
                {device.address} · {words('deviceSeen', { ago: formatAgo(words, device.lastSeenAt) })}
              </p>
            </div>
            {!device.isCurrent && (
              <Button look="quiet" busy={endOne.isPending} onClick={() => void shutOut(device)}>
                {words('deviceSignOut')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 1 && (
        <Button wide busy={endOthers.isPending} onClick={() => void shutOthersOut()}>
          {words('devicesSignOut')}
        </Button>
      )}
    </Card>
  );
}

const isPhone = ({ agent }: Device) => /mobile|android|iphone|harmonyos/i.test(agent);
