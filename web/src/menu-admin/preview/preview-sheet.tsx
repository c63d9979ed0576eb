import { type MenuDevice, previewMenu } from '@fairway/contract/menus.ts';
import { getRightsMatrix } from '@fairway/contract/rights.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { UserSelect } from '../../people/select/user-select.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Empty } from '../../ui/empty.tsx';
import '../../ui/form.css';
import { Loaded } from '../../ui/loaded.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { load } from '../../wire/calls.ts';
import { MenuGroup } from '../../workbench/menu-group.tsx';
import { RailGroups } from '../../workbench/rail-menu.tsx';
import { useGroupsOf } from '../../workbench/use-menu-groups.ts';
import { useNameOf } from '../menu-words.ts';
import './preview-sheet.css';

type Preview = Awaited<ReturnType<NonNullable<ReturnType<typeof load<typeof previewMenu>>['queryFn']>>>;

/** How the menu looks for a role or a person, on a phone and on a desk. */
export function PreviewSheet({ onClose }: { onClose: () => void }) {
  const words = useWords();
  const [device, setDevice] = useState<MenuDevice>('desk');
  const [roleId, setRoleId] = useState('');
  const [userId, setUserId] = useState('');
  const roles = useQuery({ ...load(getRightsMatrix, {}), meta: { quiet: true } });
  const whose = userId ? { userId } : { roleId };
  const isAsked = userId !== '' || roleId !== '';
  const query = useQuery({
    ...load(previewMenu, { query: { ...whose, device } }),
    ...{ enabled: isAsked, meta: { quiet: true } },
  });
  return (
    <Sheet title={words('menuPreview')} open wide onClose={onClose}>
      <div className="form-stack">
        <SelectField
          label={words('menuPreviewRole')}
          placeholder={words('menuChoose')}
          value={roleId}
          options={(roles.data?.roles ?? []).map(({ id, fullName }) => ({ value: id, label: fullName }))}
          onChange={({ target }) => {
            setRoleId(target.value);
            setUserId('');
          }}
        />
        <UserSelect
          label={words('menuPreviewPerson')}
          value={userId}
          onChange={(id) => {
            setUserId(id);
            setRoleId('');
          }}
        />
        <Choice
          label={words('menuPreviewDevice')}
          value={device}
          options={[
            { value: 'desk', label: words('menuPreviewDesk') },
            { value: 'phone', label: words('menuPreviewPhone') },
          ]}
          onChange={setDevice}
        />
        {isAsked ? (
          <Loaded query={query}>{(shown) => <Previewed shown={shown} device={device} />}</Loaded>
        ) : (
          <p className="menu-preview-line">{words('menuPreviewLine')}</p>
        )}
      </div>
    </Sheet>
  );
}

function Previewed({ shown, device }: { shown: Preview; device: MenuDevice }) {
  const words = useWords();
  const nameOf = useNameOf();
  const [systemId, setSystemId] = useState('');
  const system = shown.systems.find(({ id }) => id === systemId) ?? shown.systems[0];
  const groups = useGroupsOf(system?.menuList, shown.isCustomer);
  if (!system || !groups) return <Empty title={words('menuPreviewNone')} line={words('noMenus')} />;
  return (
    <>
      {shown.systems.length > 1 && (
        <Choice
          label={words('menuSystem')}
          value={system.id}
          options={shown.systems.map((one) => ({ value: one.id, label: nameOf(one) }))}
          onChange={setSystemId}
        />
      )}
      {/* To be looked at: a press goes nowhere. */}
      <div
        className={`menu-preview menu-preview-${device}`}
        inert
        role="img"
        aria-label={words('menuPreview')}
      >
        {device === 'desk' ? (
          <RailGroups groups={groups} isFolded={false} />
        ) : (
          groups.map((group) => <MenuGroup key={group.id} group={group} />)
        )}
      </div>
    </>
  );
}
