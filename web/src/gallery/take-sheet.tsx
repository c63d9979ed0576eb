import { AppError } from '@fairway/contract/app-error.ts';
import { getFirstHour } from '@fairway/contract/first-hour.ts';
import { type Placed, takeFromGallery } from '@fairway/contract/gallery.ts';
import { mixedIdOf, splitMixedId } from '@fairway/domain/people/mixed-id.ts';
import { useState } from 'react';
import { useWords } from '../language/words.ts';
import { RoleSelect } from '../people/select/role-select.tsx';
import { UsersSelect } from '../people/select/users-select.tsx';
import { Button } from '../ui/button.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { TextField } from '../ui/text-field.tsx';
import { toast } from '../ui/toast.ts';
import { useCommand } from '../wire/calls.ts';
import type { OpenItem } from './gallery-pane.tsx';
import { galleryReads } from './gallery-reads.ts';
import { PlaceField } from './place-field.tsx';

interface TakeSheetProps {
  item: OpenItem;
  /** The company has one already. */
  isCopy: boolean;
  onClose: () => void;
}

const longer = 4_000;

/** Only what nobody can know: who stands in the places of a flow, and lists that are the company's own. */
export function TakeSheet({ item, isCopy, onClose }: TakeSheetProps) {
  const words = useWords();
  const [fullName, setFullName] = useState(isCopy ? words('galleryCopyOf', { name: item.fullName }) : '');
  const [places, setPlaces] = useState<Record<string, Placed>>(() =>
    Object.fromEntries(item.places.map(({ key, suggestion }) => [key, suggestion])),
  );
  const [lists, setLists] = useState<Record<string, string>>(() =>
    Object.fromEntries(item.lists.map(({ code, sample }) => [code, sample])),
  );
  const [users, setUsers] = useState<readonly string[]>(item.users);
  const taking = useCommand(takeFromGallery, { refreshes: [...galleryReads, getFirstHour], quiet: true });
  const problems = taking.error instanceof AppError ? (taking.error.fields ?? {}) : {};

  const take = () =>
    taking.mutate(
      {
        params: { code: item.code },
        body: { places, lists, users: [...users], fullName: isCopy ? fullName : '' },
      },
      {
        onSuccess: () => {
          toast(words('galleryAdded', { name: fullName || item.fullName }), longer);
          onClose();
        },
        onError: (error) => toast(error.message, longer),
      },
    );
  return (
    <Sheet
      open
      title={words('galleryTakeTitle', { name: item.fullName })}
      onClose={onClose}
      actions={
        <Button look="primary" wide busy={taking.isPending} onClick={take}>
          {words('galleryTakeNow')}
        </Button>
      }
    >
      <div className="gallery-take">
        {isCopy && (
          <TextField
            label={words('galleryCopyName')}
            value={fullName}
            error={problems.fullName}
            onChange={({ target }) => setFullName(target.value)}
          />
        )}
        {item.places.length > 0 && <p className="gallery-line">{words('galleryPlacesLine')}</p>}
        {item.places.map((place) => (
          <PlaceField
            key={place.key}
            place={place}
            value={places[place.key] ?? place.suggestion}
            error={problems[`places.${place.key}`]}
            onChange={(value) => setPlaces((before) => ({ ...before, [place.key]: value }))}
          />
        ))}
        {item.lists.map((list) => (
          <TextArea
            key={list.code}
            label={list.fullName}
            hint={list.hint}
            rows={4}
            value={lists[list.code] ?? ''}
            error={problems[`lists.${list.code}`]}
            onChange={({ target }) => setLists((before) => ({ ...before, [list.code]: target.value }))}
          />
        ))}
        {item.kind === 'flow' ? (
          <UsersSelect
            label={words('galleryStarters')}
            placeholder={words('galleryEverybody')}
            value={users}
            error={problems.users}
            onChange={setUsers}
          />
        ) : (
          <RoleSelect
            multiple
            label={words('galleryFormRoles')}
            placeholder={words('galleryNobodyYet')}
            value={users.map((mixed) => splitMixedId(mixed).id)}
            error={problems.users}
            onChange={(ids: string[]) => setUsers(ids.map((id) => mixedIdOf({ id, type: 'role' })))}
          />
        )}
      </div>
    </Sheet>
  );
}
