import type { UsualScope } from '@fairway/contract/permission.ts';
import { type Grantable, getRightsMatrix, type RoleRights } from '@fairway/contract/rights.ts';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { useWords } from '../language/words.ts';
import type { Act } from '../ui/act-menu.tsx';
import { ActionBar } from '../ui/action-bar.tsx';
import { Button } from '../ui/button.tsx';
import { confirm } from '../ui/confirm.tsx';
import { Empty } from '../ui/empty.tsx';
import { useKeys } from '../ui/keys/use-keys.ts';
import { Loaded } from '../ui/loaded.tsx';
import { Page } from '../ui/page.tsx';
import { SearchBox } from '../ui/search-box.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { Switch } from '../ui/switch.tsx';
import { useLeaveQuestion } from '../ui/use-leave-question.ts';
import { desktop, useMedia } from '../ui/use-media.ts';
import { load } from '../wire/calls.ts';
import { homePath } from '../wire/navigation/home-path.ts';
import { RightsMatrix } from './rights-matrix.tsx';
import { RightsOfRole } from './rights-of-role.tsx';
import './rights-page.css';
import { rightsRows, type ScopeOfModule } from './rights-rows.ts';
import { ScopeSheet } from './scope-sheet.tsx';
import { isSameScope } from './scope-words.ts';
import { useRightsEditor } from './use-rights-editor.ts';

/** What each role may see and do. */
export function RightsPage() {
  const words = useWords();
  const query = useQuery({ ...load(getRightsMatrix, {}), meta: { quiet: true } });
  if (!query.data || query.data.roles.length === 0)
    return (
      <Page title={words('rightsTitle')} back={homePath}>
        <Loaded query={query}>
          {() => <Empty drawing="sea" title={words('rightsNoRoles')} line={words('rightsNoRolesLine')} />}
        </Loaded>
      </Page>
    );
  return <Rights {...query.data} />;
}

interface RightsProps {
  modules: readonly Grantable[];
  roles: readonly RoleRights[];
  organisations: readonly { id: string; fullName: string }[];
  mayChange: boolean;
}

function Rights({ modules, roles, organisations, mayChange }: RightsProps) {
  const words = useWords();
  const isDesk = useMedia(desktop);
  const editor = useRightsEditor({ modules, roles });
  const [keyword, setKeyword] = useState('');
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [firstId, setFirstId] = useState('');
  const [secondId, setSecondId] = useState('');
  const [isOnlyDifferent, setIsOnlyDifferent] = useState(true);
  const searched = useDeferredValue(keyword);
  const roleOf = (id: string) => roles.find((role) => role.id === id);
  const [first, second] = [roleOf(firstId), roleOf(secondId)];
  const isCompared = first !== undefined && second !== undefined;
  const [had, wanted] = [editor.granted.get(firstId), editor.granted.get(secondId)];
  const scopeName = words('rightsScopeName');
  const isFiltered = isCompared && isOnlyDifferent;
  const rows = useMemo(
    () =>
      rightsRows(modules, {
        ...{ keyword: searched, opened, scopeName },
        ...(isFiltered && {
          isSame: (id: string) => had?.has(id) === wanted?.has(id),
          isSameScope: (id: string, rule: UsualScope) => isSameScope(id, rule, had, wanted),
        }),
      }),
    [modules, searched, opened, isFiltered, had, wanted, scopeName],
  );
  const [asked, setAsked] = useState<{ roleId: string; scope: ScopeOfModule }>();
  const askedRole = asked && roleOf(asked.roleId);
  const onScope = (role: RoleRights, scope: ScopeOfModule) => setAsked({ roleId: role.id, scope });
  const names = useMemo(
    () => new Map(organisations.map(({ id, fullName }) => [id, fullName])),
    [organisations],
  );
  const organisationName = (id: string) => names.get(id);
  const onOpen = (id: string) =>
    setOpened((before) =>
      before.has(id) ? new Set([...before].filter((one) => one !== id)) : new Set([...before, id]),
    );
  const isChanged = editor.changeCount > 0;
  useLeaveQuestion(isChanged);
  useKeys(words('rightsTitle'), [
    ...(isChanged ? [{ keys: 'mod+s', name: words('rightsSave'), act: () => void editor.save() }] : []),
    ...(editor.canUndo ? [{ keys: 'mod+z', name: words('rightsUndo'), act: editor.undo }] : []),
  ]);
  const discard = async () => {
    const title = words('rightsDiscardAsk');
    const body = words('rightsDiscardLine', { count: editor.changeCount });
    if (await confirm({ title, body, agree: words('rightsDiscard'), danger: true })) editor.discard();
  };
  const allIds = modules.flatMap(({ id, items }) => [id, ...items.map((item) => item.id)]);
  const actsOf = (role: RoleRights): Act[] => [
    {
      ...{ name: words('rightsCompareWith'), icon: 'swap' as const },
      act: () => {
        setFirstId(role.id);
        setSecondId(roles.find(({ id }) => id !== role.id)?.id ?? '');
      },
    },
    ...(mayChange
      ? [
          ...roles
            .filter(({ id }) => isCompared && id !== role.id && (id === firstId || id === secondId))
            .map(
              ({ id, fullName }): Act => ({
                ...{ name: words('rightsCopyFrom', { name: fullName }), icon: 'copy' as const },
                act: () => {
                  const source = editor.granted.get(id) ?? new Set<string>();
                  editor.change(role, { take: allIds, give: [...source] });
                },
              }),
            ),
          {
            ...{ name: words('rightsGiveAll'), icon: 'check' as const },
            act: () => editor.change(role, { give: allIds }),
          },
          {
            ...{ name: words('rightsTakeAll'), icon: 'close' as const, tone: 'danger' as const },
            act: () => editor.change(role, { take: allIds }),
          },
        ]
      : []),
  ];
  const choices = roles.map(({ id, fullName }) => ({ value: id, label: fullName }));
  const only = first ?? roles[0];
  const shown = isCompared ? [first, second] : roles;
  return (
    <Page
      title={words('rightsTitle')}
      back={homePath}
      width="whole"
      lead={
        <div className="rights-lead">
          <SearchBox value={keyword} wait={0} placeholder={words('rightsSearch')} onSearch={setKeyword} />
          <SelectField
            label={words(isDesk ? 'rightsCompare' : 'rightsRole')}
            value={isDesk ? firstId : (only?.id ?? '')}
            placeholder={words(isDesk ? 'rightsAllRoles' : 'rightsRole')}
            options={choices}
            onChange={({ target }) => setFirstId(target.value)}
          />
          {(isDesk ? firstId !== '' : true) && (
            <SelectField
              label={words('rightsCompareWith')}
              value={secondId}
              placeholder={words('rightsCompareNone')}
              options={choices.filter(({ value }) => value !== (isDesk ? firstId : only?.id))}
              onChange={({ target }) => {
                setSecondId(target.value);
                if (only && firstId === '') setFirstId(only.id);
              }}
            />
          )}
          {isCompared && (
            <Switch
              label={words('rightsOnlyDifferent')}
              checked={isOnlyDifferent}
              onChange={setIsOnlyDifferent}
            />
          )}
        </div>
      }
      foot={
        isChanged ? (
          <ActionBar line={words('rightsChanges', { roles: editor.roleCount, count: editor.changeCount })}>
            <Button disabled={!editor.canUndo} onClick={editor.undo}>
              {words('rightsUndo')}
            </Button>
            <Button onClick={() => void discard()}>{words('rightsDiscard')}</Button>
            <Button look="primary" busy={editor.isSaving} onClick={() => void editor.save()}>
              {words('rightsSave')}
            </Button>
          </ActionBar>
        ) : (
          editor.savedCount > 0 && (
            <ActionBar line={words('rightsSavedRoles', { count: editor.savedCount })}>
              <Button icon="undo" busy={editor.isSaving} onClick={() => void editor.undoSaved()}>
                {words('rightsTakeBack')}
              </Button>
            </ActionBar>
          )
        )
      }
    >
      {!mayChange && <p className="rights-note">{words('rightsReadOnly')}</p>}
      {rows.length === 0 ? (
        <Empty
          drawing={keyword ? 'search' : 'sea'}
          title={words(keyword ? 'rightsNoneFound' : 'rightsNoDifference')}
        />
      ) : isDesk || isCompared ? (
        <RightsMatrix
          {...{ modules, rows, editor, mayChange, actsOf, onOpen, onScope, organisationName }}
          roles={shown}
        />
      ) : (
        only && (
          <RightsOfRole
            {...{ modules, rows, editor, mayChange, onOpen, onScope, organisationName }}
            role={only}
          />
        )
      )}
      {asked && askedRole && (
        <ScopeSheet
          role={askedRole}
          scope={asked.scope}
          granted={editor.granted.get(askedRole.id) ?? new Set()}
          onChange={(change) => editor.change(askedRole, change)}
          onClose={() => setAsked(undefined)}
        />
      )}
      {mayChange && isDesk && <p className="rights-note">{words('rightsKeys')}</p>}
    </Page>
  );
}
