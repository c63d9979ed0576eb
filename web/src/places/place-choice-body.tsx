import { useState } from 'react';
import { useWords } from '../language/words.ts';
import { Button } from '../ui/button.tsx';
import { SearchBox } from '../ui/search-box.tsx';
import { Switch } from '../ui/switch.tsx';
import { TextField } from '../ui/text-field.tsx';
import { lengthText } from './far-words.ts';
import './place-choice-body.css';
import { PlacePlan, type PlanTarget } from './place-plan.tsx';
import { FoundRows, MyRows, useFoundPlaces, useMyPlaces } from './place-rows.tsx';
import type { PlaceChoice } from './use-place-choice.ts';

/** Nobody reads more pins than these. */
const mostPins = 6;

export function PlaceChoiceBody({ choice }: { choice: PlaceChoice }) {
  const words = useWords();
  const [keyword, setKeyword] = useState('');
  const { draft, change, keeps, setKeeps, position, seeking, spot } = choice;
  const targets = useTargets(choice, keyword);
  const isWrong = draft.coordinates.trim() !== '' && !spot;
  const isNamed = draft.name.trim() !== '' || draft.address.trim() !== '';
  return (
    <div className="place-choice">
      <div className="place-choice-search">
        <SearchBox value={keyword} onSearch={setKeyword} placeholder={words('placeSearch')} />
      </div>
      <div className="place-choice-plan">
        <div className="place-choice-here">
          <Button icon="place" busy={seeking.isSeeking} onClick={seeking.seek}>
            {words(seeking.isSeeking ? 'locationSeeking' : 'placeFindMe')}
          </Button>
          {position && (
            <>
              <span className="place-choice-note" role="status">
                {words('placeAccuracy', { length: lengthText(words, position.accuracy) })}
              </span>
              <Button look="quiet" onClick={choice.takePosition}>
                {words('placeTakeMine')}
              </Button>
            </>
          )}
        </div>
        {seeking.problem && (
          <p className="place-choice-problem" role="alert">
            {words(seeking.problem)}
          </p>
        )}
        <PlacePlan position={position} targets={targets} onPoint={choice.pointAt} />
        {targets.length > 0 && <p className="place-choice-note">{words('placePlanHint')}</p>}
      </div>
      <div className="place-choice-list">
        {keyword ? <FoundRows choice={choice} keyword={keyword} /> : <MyRows choice={choice} />}
        <fieldset className="place-choice-fields">
          <legend>{words('placeChosen')}</legend>
          <TextField
            label={words('placeCoordinates')}
            placeholder="31.2304, 121.4737"
            hint={words('placeCoordinatesHint')}
            error={isWrong ? words('placeCoordinatesWrong') : undefined}
            maxLength={80}
            value={draft.coordinates}
            onChange={(event) => change({ coordinates: event.target.value })}
          />
          <TextField
            label={words('placeName')}
            maxLength={100}
            value={draft.name}
            onChange={(event) => change({ name: event.target.value, customerId: undefined })}
          />
          <TextField
            label={words('placeAddress')}
            maxLength={300}
            value={draft.address}
            onChange={(event) => change({ address: event.target.value })}
          />
          {isNamed && !spot && <p className="place-choice-note">{words('placeLocateIt')}</p>}
          <Switch
            label={words('placeSaveIt')}
            checked={keeps.saved}
            onChange={(saved) => setKeeps({ ...keeps, saved })}
          />
          {choice.mayLocate && (
            <Switch
              label={words('placeOfCustomer', { name: draft.name })}
              hint={words('placeOfCustomerHint')}
              checked={keeps.ofCustomer}
              onChange={(ofCustomer) => setKeeps({ ...keeps, ofCustomer })}
            />
          )}
        </fieldset>
      </div>
    </div>
  );
}

/** What the plan shows: the chosen place, and what is in the list. */
function useTargets({ draft, spot }: PlaceChoice, keyword: string): PlanTarget[] {
  const words = useWords();
  const found = useFoundPlaces(keyword).data?.list ?? [];
  const mine = useMyPlaces().data?.list ?? [];
  const listed = (keyword ? found : mine).flatMap(({ id, name, lat, lng }) =>
    lat === null || lng === null || (lat === spot?.lat && lng === spot.lng) ? [] : [{ id, name, lat, lng }],
  );
  const chosen = spot && {
    ...{ ...spot, id: 'chosen', isChosen: true },
    name: draft.name.trim() || words('placeChosen'),
  };
  return [...(chosen ? [chosen] : []), ...listed].slice(0, mostPins);
}
