import { listSignInMethods } from '@fairway/contract/sign-in-settings.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useWords } from '../language/words.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { ListDetail } from '../ui/list-detail.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { MenuRows } from '../ui/menu-rows.tsx';
import { Page } from '../ui/page.tsx';
import { StateLabel } from '../ui/state-label.tsx';
import { useOpenRow } from '../ui/use-open-row.ts';
import { load } from '../wire/calls.ts';
import { homePath } from '../wire/navigation/home-path.ts';
import { useSession } from '../wire/session-store.ts';
import { AddMethodSheet } from './add-method-sheet.tsx';
import { MethodPane } from './method-pane.tsx';
import { kindIcons, methodName, standingOf } from './method-words.ts';
import './sign-in-settings.css';

/** How people may sign in, beside the password. */
export function SignInSettingsPage() {
  const words = useWords();
  const query = useQuery({ ...load(listSignInMethods, {}), meta: { quiet: true } });
  const { id, open, close } = useOpenRow();
  const [isAdding, setIsAdding] = useState(false);
  const mayEdit = useSession(({ userInfo }) => userInfo?.isAdministrator === true);
  /** Whether the open method may be left: what is typed there is not saved by itself. */
  const mayLeave = useRef<() => Promise<boolean>>(undefined);
  const turnTo = async (one: string) => {
    if (one === id || (await (mayLeave.current?.() ?? true))) open(one);
  };
  const method = query.data?.list.find((one) => one.id === id);
  return (
    <>
      <ListDetail
        list={
          <Page
            title={words('signInSettingsTitle')}
            back={homePath}
            actions={
              mayEdit && (
                <IconButton icon="plus" label={words('signInAdd')} onClick={() => setIsAdding(true)} />
              )
            }
          >
            <Loaded query={query}>
              {({ list }) => (
                <>
                  <MenuRows
                    rows={list.map((one) => {
                      const { tone, words: key } = standingOf(one);
                      return {
                        ...{ icon: kindIcons[one.kind], name: methodName(words, one) },
                        value: <StateLabel tone={tone}>{words(key)}</StateLabel>,
                        opens: () => void turnTo(one.id),
                      };
                    })}
                  />
                  <p className="sign-in-hint sign-in-note">{words('signInPasswordNote')}</p>
                </>
              )}
            </Loaded>
          </Page>
        }
        detail={
          method && (
            <MethodPane
              key={method.id}
              method={method}
              keepsSecrets={query.data?.keepsSecrets ?? false}
              mayLeave={mayLeave}
              onClose={close}
            />
          )
        }
        onClose={close}
      />
      {isAdding && (
        <AddMethodSheet
          taken={query.data?.list.map((one) => one.id) ?? []}
          onAdded={(added) => void turnTo(added)}
          onClose={() => setIsAdding(false)}
        />
      )}
    </>
  );
}
