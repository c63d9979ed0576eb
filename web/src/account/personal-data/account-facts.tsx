import type { BaseInfo } from '@fairway/contract/account.ts';
import { namesWithoutAccounts } from '@fairway/domain/people/person-name.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useWords } from '../../language/words.ts';
import { Card } from '../../ui/card.tsx';
import { Facts } from '../../ui/facts.tsx';
import './account-facts.css';
import { PortraitButton } from '../portrait/portrait-button.tsx';

interface AccountFactsProps {
  info: BaseInfo;
}

/** What the company says of me; only the portrait is mine to change here. */
export function AccountFacts({ info }: AccountFactsProps) {
  const words = useWords();
  const none = words('none');
  const time = (at: number | null, format = 'yyyy-MM-dd HH:mm') =>
    at === null ? none : formatDate(at, format);
  return (
    <>
      <Card>
        <div className="personal-data-who">
          <PortraitButton size={72} />
          <div>
            <p className="personal-data-name">{info.realName}</p>
            {info.signature && <p className="personal-data-motto">{info.signature}</p>}
          </div>
        </div>
      </Card>
      <Card>
        <Facts
          facts={[
            [words('personalAccount'), info.account],
            [words('personalOrganisation'), info.organize || none],
            [words('personalManager'), namesWithoutAccounts(info.manager) || none],
            [words('personalPosition'), info.position || none],
            [words('personalRank'), info.ranks || none],
            [words('personalRoles'), info.roleId || none],
            [words('personalCreated'), time(info.creatorTime)],
            [words('personalEntry'), time(info.entryDate, 'yyyy-MM-dd')],
            [words('personalLastLogin'), time(info.prevLogTime)],
          ]}
        />
      </Card>
    </>
  );
}
