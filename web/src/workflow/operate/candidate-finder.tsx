import { listCandidates } from '@fairway/contract/workflow.ts';
import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { PersonAvatar } from '../../people/person-avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckMark } from '../../ui/check-mark.tsx';
import { Empty } from '../../ui/empty.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useList } from '../../wire/use-list.ts';
import type { PendingForm } from '../flow-page/pending-form.ts';
import type { FlowConfig } from '../flow-path.ts';
import { personName } from '../person-name.ts';
import './candidate-finder.css';
import { needsInput } from './choices.ts';
import type { Picked } from './decision-draft.ts';

interface CandidateFinderProps {
  config: FlowConfig;
  pending: PendingForm;
  nodeCode: string;
  branches: readonly string[];
  chosen: readonly Picked[];
  onChange: (people: Picked[]) => void;
}

/** Whom one may pick for a step: sought by name, page by page; above them whom one has picked. */
export function CandidateFinder(props: CandidateFinderProps) {
  const { config, pending, nodeCode, branches, chosen, onChange } = props;
  const words = useWords();
  const [keyword, setKeyword] = useState('');
  const { params, body } = needsInput(config, pending, branches);
  const list = useList(listCandidates, { ...body, nodeCode, keyword }, { params });
  const isChosen = (id: string) => chosen.some((one) => one.id === id);
  const toggle = ({ id, fullName, headIcon }: Picked) =>
    onChange(isChosen(id) ? chosen.filter((one) => one.id !== id) : [...chosen, { id, fullName, headIcon }]);
  return (
    <div className="candidates">
      <SearchBox value={keyword} onSearch={setKeyword} />
      {chosen.length > 0 && (
        <div className="candidates-chosen">
          <span>{words('candidatesChosen', { count: chosen.length })}</span>
          <span className="candidates-names">
            {chosen.map(({ fullName }) => personName(fullName)).join(words('listComma'))}
          </span>
          <Button look="quiet" onClick={() => onChange([])}>
            {words('candidatesClear')}
          </Button>
        </div>
      )}
      {!list.rows && !list.problem && <Skeleton count={4} />}
      {!list.rows && list.problem && (
        <Empty
          drawing="broken"
          title={words('loadFailed')}
          action={<Button onClick={() => void list.refresh()}>{words('retry')}</Button>}
        />
      )}
      {list.rows?.length === 0 && <Empty drawing="search" title={words('candidatesNone')} />}
      <ul className="candidates-rows" aria-label={words('candidatesAll')}>
        {list.rows?.map((person) => (
          <li key={person.id}>
            <button type="button" aria-pressed={isChosen(person.id)} onClick={() => toggle(person)}>
              <CheckMark state={isChosen(person.id) ? 'on' : 'off'} />
              <PersonAvatar name={personName(person.fullName)} headIcon={person.headIcon} size={36} />
              <span className="candidates-person">
                <span>{personName(person.fullName)}</span>
                <span>{person.organize}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {list.hasMore && (
        <Button busy={list.isLoadingMore} onClick={list.loadMore}>
          {words('loadMore')}
        </Button>
      )}
    </div>
  );
}
