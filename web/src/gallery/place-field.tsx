import type { GalleryPlace, Placed, PlaceWay } from '@fairway/contract/gallery.ts';
import { type PlainKey, useWords } from '../language/words.ts';
import { UsersSelect } from '../people/select/users-select.tsx';
import { Choice } from '../ui/choice.tsx';

const wayWords: Readonly<Record<PlaceWay, PlainKey>> = {
  ...{ members: 'galleryWayMembers', manager: 'galleryWayManager', departmentHead: 'galleryWayHead' },
  administrators: 'galleryWayAdministrators',
};

interface PlaceFieldProps {
  place: GalleryPlace;
  value: Placed;
  error: string | undefined;
  onChange: (value: Placed) => void;
}

/** Who stands in a place of a flow here: people or whoever has a role, or whoever leads the one who asks. */
export function PlaceField({ place, value, error, onChange }: PlaceFieldProps) {
  const words = useWords();
  const { label, steps, ways } = place;
  return (
    <section className="gallery-place" aria-label={label}>
      <header>
        <strong>{label}</strong>
        <small>{words('galleryPlaceSteps', { names: steps.join(words('listComma')) })}</small>
      </header>
      {ways.length > 1 && (
        <Choice
          label={label}
          value={value.by}
          options={ways.map((way) => ({ value: way, label: words(wayWords[way]) }))}
          onChange={(by) => onChange({ ...value, by })}
        />
      )}
      {value.by === 'members' && (
        <UsersSelect
          label={words('galleryWho')}
          placeholder={words('galleryChoose')}
          value={value.ids}
          error={error}
          onChange={(ids) => onChange({ by: 'members', ids })}
        />
      )}
    </section>
  );
}
