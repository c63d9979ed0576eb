import { transportModes } from '@fairway/contract/freight-rates.ts';
import { useId, useState } from 'react';
import { EntityPicker } from '../../entities/entity-picker.tsx';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/dates/date-field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { TabPanel, Tabs } from '../../ui/tabs.tsx';
import { desktop, useMedia } from '../../ui/use-media.ts';
import { useSession } from '../../wire/session-store.ts';
import { CargoChoice } from '../cargo/cargo-choice.tsx';
import { cargoText } from '../cargo/cargo-text.ts';
import { usePortPlaces } from '../port-places.ts';
import { companyToday, monthDay } from '../rate-dates.ts';
import { modeWords } from '../rate-words.ts';
import { RecentChoices } from '../recent-choices.tsx';
import './lane-form.css';
import type { LaneSearch } from './lane-search.ts';
import { type Lane, useRecentLanes } from './recent-lanes.ts';

interface LaneFormProps {
  search: LaneSearch;
  onChange: (changes: Partial<LaneSearch>) => void;
}

/** From where to where, when and what: a line on a desk; on a phone a card that folds to a line once it is filled in. */
export function LaneForm({ search, onChange }: LaneFormProps) {
  const words = useWords();
  const id = useId();
  const isDesk = useMedia(desktop);
  const { mode, polId, podId } = search;
  const recent = useRecentLanes(search);
  const isFolded = !isDesk && polId !== '' && podId !== '';
  return (
    <div className="lane-form">
      <Tabs
        id={id}
        label={words('rateModes')}
        tabs={transportModes.map((value) => ({ value, label: words(modeWords[value]) }))}
        value={mode}
        onChange={(to) => onChange({ mode: to })}
      />
      <TabPanel id={id} value={mode}>
        {isFolded ? (
          <FoldedForm search={search} onChange={onChange} />
        ) : (
          <Fields search={search} onChange={onChange} withCustomer={isDesk} />
        )}
        {(isDesk || !isFolded) && (
          <RecentLanes
            lanes={recent}
            open={search}
            onChoose={(lane) => onChange({ ...lane, isOfPast: false })}
          />
        )}
      </TabPanel>
    </div>
  );
}

function Fields({ search, onChange, withCustomer }: LaneFormProps & { withCustomer: boolean }) {
  const words = useWords();
  const { polId, podId, etd } = search;
  const isStaff = useSession(({ userInfo }) => userInfo?.userKind !== 'customer');
  return (
    <div className="lane-fields">
      <div className="lane-ports">
        <EntityPicker
          entity="Port"
          label={words('ratePol')}
          values={polId ? [polId] : []}
          onChange={([next = '']) => onChange({ polId: next, isOfPast: false })}
        />
        <IconButton
          icon="swap"
          label={words('rateSwap')}
          className="lane-swap"
          onClick={() => onChange({ polId: podId, podId: polId, isOfPast: false })}
        />
        <EntityPicker
          entity="Port"
          label={words('ratePod')}
          values={podId ? [podId] : []}
          onChange={([next = '']) => onChange({ podId: next, isOfPast: false })}
        />
      </div>
      <div className="lane-when">
        <DateField
          label={words('rateSailingDay')}
          kind="day"
          value={etd}
          onChange={(day) => onChange({ etd: day || companyToday() })}
        />
        <CargoChoice mode={search.mode} value={search.cargo} onChange={(cargo) => onChange({ cargo })} />
      </div>
      {isStaff && withCustomer && (
        <div className="lane-customer">
          <EntityPicker
            entity="Customer"
            label={words('rateForCustomer')}
            placeholder={words('rateForAnybody')}
            values={search.customerId ? [search.customerId] : []}
            onChange={([next = '']) => onChange({ customerId: next })}
          />
        </div>
      )}
    </div>
  );
}

/** The question in a line; a press opens it. */
function FoldedForm({ search, onChange }: LaneFormProps) {
  const words = useWords();
  const [isOpen, setIsOpen] = useState(false);
  const { mode, polId, podId, etd, cargo } = search;
  const places = usePortPlaces([polId, podId]);
  const name = (id: string) => places.get(id)?.fullName ?? '…';
  return (
    <div className="lane-folded">
      <button
        type="button"
        className="lane-folded-open"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <span className="lane-folded-lane">
          {name(polId)} → {name(podId)}
        </span>
        <span className="lane-folded-rest number">
          {cargoText(mode, cargo, words)} · {monthDay(etd)}
        </span>
        <span className="visually-hidden">{words('rateChangeSearch')}</span>
        <Icon name="edit" size={16} />
      </button>
      <IconButton
        icon="swap"
        label={words('rateSwap')}
        onClick={() => onChange({ polId: podId, podId: polId, isOfPast: false })}
      />
      <Sheet
        title={words('rateChangeSearch')}
        open={isOpen}
        onClose={() => setIsOpen(false)}
        actions={
          <Button look="primary" onClick={() => setIsOpen(false)}>
            {words('rateShowRates')}
          </Button>
        }
      >
        <Fields search={search} onChange={onChange} withCustomer />
      </Sheet>
    </div>
  );
}

interface RecentLanesProps {
  lanes: readonly Lane[];
  open: Lane;
  onChoose: (lane: Lane) => void;
}

function RecentLanes({ lanes, open, onChoose }: RecentLanesProps) {
  const words = useWords();
  const places = usePortPlaces(lanes.flatMap(({ polId, podId }) => [polId, podId]));
  const others = lanes.filter(
    ({ mode, polId, podId }) => mode !== open.mode || polId !== open.polId || podId !== open.podId,
  );
  const named = others.filter(({ polId, podId }) => places.has(polId) && places.has(podId));
  return (
    <RecentChoices
      label={words('rateRecentLanes')}
      choices={named.map((lane) => ({
        key: `${lane.mode} ${lane.polId} ${lane.podId}`,
        choose: () => onChoose(lane),
        name: (
          <>
            {lane.mode !== 'FCL' && (
              <span className="recent-choices-mode">{words(modeWords[lane.mode])}</span>
            )}
            {places.get(lane.polId)?.fullName} → {places.get(lane.podId)?.fullName}
          </>
        ),
      }))}
    />
  );
}
