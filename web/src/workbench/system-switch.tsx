import { changeMajor } from '@fairway/contract/account.ts';
import { useQuery } from '@tanstack/react-query';
import { useLanguage, useWords } from '../language/words.ts';
import { currentUserQuery } from '../session/current-user.ts';
import { ActMenu } from '../ui/act-menu.tsx';
import { Icon, isIconName } from '../ui/icon.tsx';
import { toast } from '../ui/toast.ts';
import { desktop, screenMatches } from '../ui/use-media.ts';
import { useCommand } from '../wire/calls.ts';
import { queryClient } from '../wire/query-client.ts';
import './system-switch.css';

/** In which system one works, and the others with a menu for them; nothing where there is only one. */
export function SystemSwitch() {
  const words = useWords();
  const language = useLanguage();
  const { data } = useQuery(currentUserQuery);
  const switching = useCommand(changeMajor);
  const systems = data?.userInfo.systemIds ?? [];
  const current = systems.find(({ currentSystem }) => currentSystem);
  if (!current || systems.length < 2) return null;
  const nameOf = ({ name, enName }: (typeof systems)[number]) => (language === 'en' && enName) || name;
  const iconOf = ({ icon }: { icon: string }) => (isIconName(icon) ? icon : 'grid');
  const choose = (system: (typeof systems)[number]) =>
    switching.mutate(
      {
        body: { majorId: system.id, majorType: 'System', menuType: screenMatches(desktop) ? 0 : 1 },
      },
      {
        onSuccess: async () => {
          toast(words('systemSwitched', { name: nameOf(system) }));
          await queryClient.invalidateQueries();
        },
      },
    );
  return (
    <div className="system-switch">
      <ActMenu
        label={words('systemSwitch')}
        face={
          <>
            <Icon name={iconOf(current)} size={18} />
            <span className="rail-words">{nameOf(current)}</span>
            <Icon name="swap" size={16} />
          </>
        }
        acts={systems
          .filter(({ currentSystem }) => !currentSystem)
          .map((system) => ({
            ...{ name: nameOf(system), icon: iconOf(system), act: () => choose(system) },
          }))}
      />
    </div>
  );
}
