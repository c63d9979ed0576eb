import type { Reply } from '@fairway/contract/endpoint.ts';
import { giveRole, listFirstRoles } from '@fairway/contract/first-hour.ts';
import type { DefaultRole } from '@fairway/contract/modules.ts';
import { changeUnit } from '@fairway/contract/organisation-admin.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type PlainKey, useWords } from '../../language/words.ts';
import { unitReads } from '../../organisation-admin/unit-reads.ts';
import { UserSelect } from '../../people/select/user-select.tsx';
import { rightsScreen } from '../../rights/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Switch } from '../../ui/switch.tsx';
import { toast } from '../../ui/toast.ts';
import { userReads } from '../../users/user-reads.ts';
import { load, useCommand } from '../../wire/calls.ts';
import { firstHourReads } from '../first-hour-reads.ts';

type Role = Reply<typeof listFirstRoles>['list'][number];

/** What a role of the template may do, in words. */
const may: Readonly<Record<DefaultRole, PlainKey>> = {
  ...{ sales: 'firstMaySales', operations: 'firstMayOperations', documents: 'firstMayDocuments' },
  ...{ finance: 'firstMayFinance', manager: 'firstMayManager', pricing: 'firstMayPricing' },
  ...{ customer: 'firstMayCustomer', overseasAgent: 'firstMayAgent' },
};

export function RolesStep() {
  const words = useWords();
  const query = useQuery({ ...load(listFirstRoles, {}), meta: { quiet: true } });
  return (
    <>
      <Loaded query={query}>
        {({ list }) => list.map((role) => <RoleCard key={role.id} role={role} />)}
      </Loaded>
      <Link to={rightsScreen}>{words('firstRolesMore')}</Link>
    </>
  );
}

function RoleCard({ role }: { role: Role }) {
  const words = useWords();
  const [isGiving, setIsGiving] = useState(false);
  const [userIds, setUserIds] = useState<string[]>([]);
  const refreshes = [...firstHourReads, ...unitReads, ...userReads];
  const closing = useCommand(changeUnit, { refreshes });
  const giving = useCommand(giveRole, { refreshes });
  const { id, version, fullName, isEnabled, count, names } = role;
  const give = () =>
    giving.mutate(
      { params: { id }, body: { userIds } },
      {
        onSuccess: ({ users }) => {
          toast(words('firstRoleGiven', { count: users.length }));
          setIsGiving(false);
          setUserIds([]);
        },
      },
    );
  return (
    <Card>
      <Switch
        label={fullName}
        hint={words(may[id as DefaultRole])}
        checked={isEnabled}
        disabled={closing.isPending}
        onChange={(checked) =>
          closing.mutate({ params: { id }, body: { version, changes: { isEnabled: checked } } })
        }
      />
      {isEnabled && (
        <div className="first-role">
          <span>
            {count === 0
              ? words('firstRoleNobody')
              : words('firstRolePeople', { count, names: names.join(words('listComma')) })}
          </span>
          {id !== 'customer' && (
            <Button icon="user" onClick={() => setIsGiving(true)}>
              {words('firstRoleGive')}
              <span className="visually-hidden"> {fullName}</span>
            </Button>
          )}
        </div>
      )}
      {isGiving && (
        <Sheet
          open
          title={words('firstRoleGiveTitle', { role: fullName })}
          onClose={() => setIsGiving(false)}
          actions={
            <Button
              look="primary"
              wide
              busy={giving.isPending}
              disabled={userIds.length === 0}
              onClick={give}
            >
              {words('firstRoleGive')}
            </Button>
          }
        >
          <UserSelect multiple label={words('firstRoleWho')} value={userIds} onChange={setUserIds} />
        </Sheet>
      )}
    </Card>
  );
}
