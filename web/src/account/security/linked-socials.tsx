import { listMySocials, untieSocial } from '@fairway/contract/account.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { confirm } from '../../ui/confirm.tsx';
import { Icon } from '../../ui/icon.tsx';
import { toast } from '../../ui/toast.ts';
import { load, useCommand } from '../../wire/calls.ts';
import './devices.css';

/** The ways in from outside that are tied to me; nothing where the company offers none. */
export function LinkedSocials() {
  const words = useWords();
  const { data: socials } = useQuery(load(listMySocials, {}));
  const untying = useCommand(untieSocial, { refreshes: [listMySocials] });
  if (!socials?.length) return null;
  const untie = async (id: string, name: string) => {
    const agreed = await confirm({
      title: words('socialUntieConfirm', { name }),
      body: words('socialUntieBody'),
      agree: words('socialUntie'),
      danger: true,
    });
    if (agreed) untying.mutate({ params: { id } }, { onSuccess: () => toast(words('socialUntied')) });
  };
  return (
    <Card title={words('socials')}>
      <ul className="devices">
        {socials.map(({ enname, name, logo, entity }) => (
          <li key={enname}>
            {logo ? <img src={logo} alt="" width={24} height={24} /> : <Icon name="globe" size={24} />}
            <div className="devices-words">
              <p>{name}</p>
              <p className="devices-line">
                {entity
                  ? words('socialTied', { name: entity.socialName, date: formatDate(entity.creatorTime) })
                  : words('socialNotTied')}
              </p>
            </div>
            {entity && (
              <Button look="quiet" onClick={() => void untie(entity.id, name)}>
                {words('socialUntie')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
