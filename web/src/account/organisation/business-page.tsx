import {
  type Belonging,
  changeMajor,
  listMyOrganisations,
  listMyPositions,
} from '@fairway/contract/account.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StateLabel } from '../../ui/state-label.tsx';
import { toast } from '../../ui/toast.ts';
import { load, useCommand } from '../../wire/calls.ts';
import { queryClient } from '../../wire/query-client.ts';
import './business-page.css';
import { myPath } from '../paths.ts';

type Kind = 'organize' | 'position';
const lists = { organize: listMyOrganisations, position: listMyPositions };
const majorTypes = { organize: 'Organize', position: 'Position' } as const;

/** Where and as what I work; another one is a tap away, and the menus follow. */
export function BusinessPage() {
  const words = useWords();
  const [search, setSearch] = useSearchParams();
  const kind: Kind = search.get('type') === 'position' ? 'position' : 'organize';
  const { data: belongings, isError, refetch } = useQuery(load(lists[kind], {}));
  const switching = useCommand(changeMajor);
  const choose = ({ id }: Belonging) =>
    switching.mutate(
      { body: { majorId: id, majorType: majorTypes[kind], menuType: 1 } },
      {
        onSuccess: async () => {
          toast(words('majorChanged'));
          // What one may see depends on where one works: all of it is asked for again, the menus too.
          await queryClient.invalidateQueries();
        },
      },
    );
  const mark = words(kind === 'position' ? 'mainPosition' : 'mainOrganisation');
  return (
    <Page title={words(kind === 'position' ? 'myPositions' : 'myOrganisations')} back={myPath}>
      <Choice
        label={words('business')}
        value={kind}
        options={[
          { value: 'organize', label: words('myOrganisations') },
          { value: 'position', label: words('myPositions') },
        ]}
        onChange={(type) => setSearch({ type }, { replace: true })}
      />
      {!belongings && !isError && <Skeleton count={2} />}
      {!belongings && isError && (
        <Empty
          drawing="broken"
          title={words('loadFailed')}
          action={<Button onClick={() => void refetch()}>{words('retry')}</Button>}
        />
      )}
      {belongings?.length === 0 && (
        <Empty title={words(kind === 'position' ? 'noPositions' : 'noOrganisations')} />
      )}
      <ul className="business">
        {belongings?.map((belonging) => (
          <li key={belonging.id}>
            <button
              type="button"
              aria-pressed={belonging.isDefault}
              disabled={switching.isPending}
              onClick={() => !belonging.isDefault && choose(belonging)}
            >
              <Icon name={kind === 'position' ? 'tag' : 'building'} />
              <span>{belonging.fullName}</span>
              {belonging.isDefault && <StateLabel tone="good">{mark}</StateLabel>}
            </button>
          </li>
        ))}
      </ul>
    </Page>
  );
}
