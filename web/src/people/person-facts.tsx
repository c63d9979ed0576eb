import type { Reply } from '@fairway/contract/endpoint.ts';
import type { getUserCard } from '@fairway/contract/organisation.ts';
import { useWords } from '../language/words.ts';
import { copyText } from '../native/copy-text.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { toast } from '../ui/toast.ts';
import './person-facts.css';

export type UserCard = Reply<typeof getUserCard>;

interface PersonFactsProps {
  person: UserCard;
}

interface Fact {
  icon: IconName;
  name: string;
  value: string;
  /** Worth taking along to somewhere else. */
  copies?: true;
  /** Calls or writes. */
  link?: { href: string; label: string };
}

export function PersonFacts({ person }: PersonFactsProps) {
  const words = useWords();
  const { organizeName, positionName, mobilePhone, landline, telePhone, email, account } = person;
  const call = (number: string) => ({
    href: `tel:${number.replace(/[^\d+*#,;]/g, '')}`,
    label: words('personCall', { number }),
  });
  const desk = landline || telePhone;
  const facts: Fact[] = [
    { icon: 'building', name: words('personOrganisation'), value: organizeName },
    { icon: 'tag', name: words('personPosition'), value: positionName },
    { icon: 'phone', name: words('personMobile'), value: mobilePhone, copies: true, link: call(mobilePhone) },
    { icon: 'call', name: words('personLandline'), value: desk, copies: true, link: call(desk) },
    {
      icon: 'mail',
      name: words('personEmail'),
      value: email,
      copies: true,
      link: {
        href: `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`,
        label: words('personWrite', { address: email }),
      },
    },
    { icon: 'user', name: words('personAccount'), value: account, copies: true },
  ];
  return (
    <dl className="person-facts">
      {facts.map((fact) => (
        <div key={fact.name}>
          <dt>
            <Icon name={fact.icon} />
            {fact.name}
          </dt>
          <dd>
            {fact.value ? (
              <GivenFact {...fact} />
            ) : (
              <span className="person-missing">{words('personNotGiven')}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function GivenFact({ name, value, copies, link }: Fact) {
  const words = useWords();
  const copy = async () => toast(words((await copyText(value)) ? 'copied' : 'copyFailed'));
  return (
    <>
      {link ? (
        <a href={link.href} aria-label={link.label}>
          {value}
        </a>
      ) : (
        <span>{value}</span>
      )}
      {copies && (
        <IconButton icon="copy" label={words('personCopy', { what: name })} onClick={() => void copy()} />
      )}
    </>
  );
}
