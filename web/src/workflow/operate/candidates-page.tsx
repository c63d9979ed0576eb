import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useWords } from '../../language/words.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { hasEarlierScreen } from '../../ui/nav-bar.tsx';
import { NotFound } from '../../ui/not-found.tsx';
import { Page } from '../../ui/page.tsx';
import { homePath } from '../../wire/navigation/home-path.ts';
import { pendingFormFor } from '../flow-page/pending-form.ts';
import { CandidateFinder } from './candidate-finder.tsx';
import { decisionDraft, saveDecisionDraft } from './decision-draft.ts';
import { type CandidatesConfig, operatePath, readCandidatesConfig } from './operate-path.ts';

/** People for a step, on a page of its own; what is chosen goes back into the decision that was being made. */
export function CandidatesPage() {
  const [search] = useSearchParams();
  const text = search.get('config');
  const config = readCandidatesConfig(text);
  return config ? <OpenPage key={text} config={config} /> : <NotFound home={homePath} />;
}

function OpenPage({ config }: { config: CandidatesConfig }) {
  const words = useWords();
  const navigate = useNavigate();
  const { act, missing, nodeId, nodeName, branchList, ...flow } = config;
  const [chosen, setChosen] = useState(() => decisionDraft(flow, act).candidates[nodeId] ?? []);
  const decision = operatePath({ ...flow, act, missing });
  const leave = () => void (hasEarlierScreen() ? navigate(-1) : navigate(decision, { replace: true }));
  const confirm = () => {
    const said = decisionDraft(flow, act);
    saveDecisionDraft(flow, act, { ...said, candidates: { ...said.candidates, [nodeId]: chosen } });
    leave();
  };
  return (
    <Page
      title={words('operateCandidates', { node: nodeName })}
      back={decision}
      foot={
        <ActionBar>
          <Button onClick={leave}>{words('cancel')}</Button>
          <Button look="primary" onClick={confirm}>
            {words('confirm')}
          </Button>
        </ActionBar>
      }
    >
      <CandidateFinder
        config={flow}
        pending={pendingFormFor(flow) ?? { formData: {}, flowUrgent: 1 }}
        nodeCode={nodeId}
        branches={branchList}
        chosen={chosen}
        onChange={setChosen}
      />
    </Page>
  );
}
