import { AppError } from '@fairway/contract/app-error.ts';
import type { ManagedMenu } from '@fairway/contract/menus.ts';
import { changeRights, getRightsMatrix } from '@fairway/contract/rights.ts';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../../language/words.ts';
import { Card } from '../../ui/card.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Switch } from '../../ui/switch.tsx';
import { toast } from '../../ui/toast.ts';
import { load, useCommand } from '../../wire/calls.ts';
import { menuReads } from '../menu-reads.ts';

const shownLonger = 4_000;

interface MenuRolesProps {
  menu: ManagedMenu;
  mayChange: boolean;
}

/** Which roles see an entry: the same grants as in the matrix of rights, each given or taken at once. */
export function MenuRoles({ menu, mayChange }: MenuRolesProps) {
  const words = useWords();
  const { grantId } = menu;
  const isCatalogue = grantId === null;
  const query = useQuery({
    ...load(getRightsMatrix, {}),
    ...{ enabled: !isCatalogue, meta: { quiet: true } },
  });
  const changing = useCommand(changeRights, { refreshes: [...menuReads, getRightsMatrix], quiet: true });
  if (isCatalogue)
    return (
      <Card title={words('menuRoles')}>
        <p className="menu-roles-line">{words('menuRolesCatalogue')}</p>
      </Card>
    );
  const give = async (role: { id: string; version: number }, isGiven: boolean) => {
    try {
      await changing.mutateAsync({
        params: { id: role.id },
        body: { version: role.version, ...(isGiven ? { give: [grantId] } : { take: [grantId] }) },
      });
    } catch (error) {
      if (error instanceof AppError) toast(error.message, shownLonger);
    }
  };
  return (
    <Card title={words('menuRoles')}>
      <Loaded query={query}>
        {({ roles, modules }) => {
          const isPart = (modules.find(({ id }) => id === grantId)?.items.length ?? 0) > 0;
          return (
            <>
              {grantId !== menu.id && <p className="menu-roles-line">{words('menuRolesForm')}</p>}
              {isPart && <p className="menu-roles-line">{words('menuRolesParts')}</p>}
              <div>
                {roles.map((role) => (
                  <Switch
                    key={role.id}
                    label={role.fullName}
                    checked={role.granted.includes(grantId)}
                    disabled={!mayChange || changing.isPending}
                    onChange={(isGiven) => void give(role, isGiven)}
                  />
                ))}
              </div>
            </>
          );
        }}
      </Loaded>
    </Card>
  );
}
