import { useWords } from '../../language/words.ts';
import { openPlacePath } from '../../places/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import type { EditProps, FieldPart, ViewProps } from '../part.ts';
import { SheetCell, tiesInSheet } from './cells/sheet-cell.tsx';
import './location.css';
import { LocationFields } from './places/location-fields.tsx';
import { placeIn } from './places/place-value.ts';
import { ShownText } from './shown-text.tsx';

function EditLocation({ field, value, place: where, onChange, ties, compact }: EditProps) {
  const words = useWords();
  if (!compact) return <LocationFields value={value} place={where} onChange={onChange} ties={ties} />;
  const place = placeIn(value);
  const text = place ? place.address || words('locationCoordinates', place) : words('locationEdit');
  return (
    <SheetCell field={field} ties={ties} icon="anchor" text={text}>
      <LocationFields value={value} place={where} onChange={onChange} ties={tiesInSheet(ties)} />
    </SheetCell>
  );
}

function ViewLocation({ value, compact }: ViewProps) {
  const words = useWords();
  const place = placeIn(value);
  if (!place) return <ShownText text="" compact={compact} />;
  const coordinates = words('locationCoordinates', place);
  if (compact) return <ShownText text={place.address || coordinates} compact />;
  return (
    <span className="location-view">
      <Icon name="anchor" size={18} />
      <span>
        {place.address && <span className="location-address">{place.address}</span>}
        <span className="location-coordinates number">{coordinates}</span>
        <Link className="location-open" to={openPlacePath({ name: '', ...place })}>
          {words('locationOpen')}
        </Link>
      </span>
    </span>
  );
}

export const locationPart: FieldPart = { Edit: EditLocation, View: ViewLocation };
