import { AppError } from '@fairway/contract/app-error.ts';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useLanguage, useWords } from '../language/words.ts';
import { useCan } from '../session/use-can.ts';
import { Button } from '../ui/button.tsx';
import { DetailPane } from '../ui/detail-pane.tsx';
import { Empty } from '../ui/empty.tsx';
import { useKeys } from '../ui/keys/use-keys.ts';
import { Loaded } from '../ui/loaded.tsx';
import { TabPanel, Tabs } from '../ui/tabs.tsx';
import { load } from '../wire/calls.ts';
import { buttonsOf, type EntityDescription, type EntityRow } from './entity-description.ts';
import { EntityFacts } from './entity-facts.tsx';
import { EntityHistory } from './entity-history.tsx';
import './entity-pane.css';
import { EntityState } from './entity-row.tsx';
import { useEntityActs } from './use-entity-acts.ts';

interface EntityPaneProps {
  description: EntityDescription;
  id: string;
  onClose: () => void;
  /** It was removed; the list offers the way back. */
  onRemoved: (row: EntityRow) => void;
}

/** What the pane keeps in the address. */
export const paneParts = ['tab'];
const tabs = ['facts', 'history'] as const;

/** A record beside its list: what is kept of it, what can be done with it, and who changed it. */
export function EntityPane({ description, id, onClose, onRemoved }: EntityPaneProps) {
  const { entity, nameOf } = description;
  const words = useWords();
  const language = useLanguage();
  const tabsId = useId();
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const tab = tabs.find((one) => one === search.get('tab')) ?? 'facts';
  const record = useQuery({ ...load(entity.get, { params: { id } }), meta: { quiet: true } });
  const row = record.data as EntityRow | undefined;
  const show = (next: (typeof tabs)[number]) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (next === 'facts') after.delete('tab');
        else after.set('tab', next);
        return after;
      },
      // Whether back closes the pane is kept there.
      { replace: true, state },
    );
  return (
    <DetailPane title={row ? nameOf(row, language) : words('details')} onClose={onClose}>
      {record.error instanceof AppError && !row ? (
        <Empty
          drawing="search"
          title={words('entityGone')}
          action={<Button onClick={onClose}>{words('back')}</Button>}
        />
      ) : (
        <div className="entity-pane">
          <Loaded query={record}>
            {(data) => (
              <>
                <EntityHead description={description} row={data as EntityRow} onRemoved={onRemoved} />
                <Tabs
                  id={tabsId}
                  label={words('details')}
                  tabs={[
                    { value: 'facts', label: words('entityFacts') },
                    { value: 'history', label: words('entityHistory') },
                  ]}
                  value={tab}
                  onChange={show}
                />
                <TabPanel id={tabsId} value={tab}>
                  {tab === 'facts' ? (
                    <EntityFacts description={description} row={data as EntityRow} />
                  ) : (
                    <EntityHistory description={description} id={id} />
                  )}
                </TabPanel>
              </>
            )}
          </Loaded>
        </div>
      )}
    </DetailPane>
  );
}

interface EntityHeadProps {
  description: EntityDescription;
  row: EntityRow;
  onRemoved: (row: EntityRow) => void;
}

/** Its state, and what this person may do with it. */
function EntityHead({ description, row, onRemoved }: EntityHeadProps) {
  const { modelId } = description.entity;
  const words = useWords();
  const navigate = useNavigate();
  const buttons = buttonsOf(description);
  const canEdit = useCan(modelId, 'button', buttons.change);
  const canRemove = useCan(modelId, 'button', buttons.remove);
  const acts = useEntityActs(description);
  const edit = () => void navigate(description.editPath(row.id));
  useKeys(
    words(description.singular),
    canEdit ? [{ keys: 'e', name: words('edit'), act: edit }] : [],
    'detail',
  );
  const remove = async () => {
    if (await acts.remove(row)) onRemoved(row);
  };
  return (
    <header className="entity-head">
      <EntityState description={description} row={row} />
      {(canEdit || canRemove) && (
        <div className="entity-head-acts">
          {canEdit && (
            <Button look="primary" icon="edit" onClick={edit}>
              {words('edit')}
            </Button>
          )}
          {canEdit && (
            <Button
              icon={row.isEnabled ? 'pause' : 'play'}
              busy={acts.isBusy}
              onClick={() => void acts.setEnabled(row, !row.isEnabled)}
            >
              {words(row.isEnabled ? 'entityRetire' : 'entityEnable')}
            </Button>
          )}
          {canEdit && description.acts?.(row)}
          {canRemove && (
            <Button icon="trash" busy={acts.isBusy} onClick={() => void remove()}>
              {words('delete')}
            </Button>
          )}
        </div>
      )}
    </header>
  );
}
