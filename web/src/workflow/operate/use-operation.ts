import type { FlowAct, FlowNeeds } from '@fairway/contract/workflow.ts';
import { compileForm } from '@fairway/domain/forms/compile-form.ts';
import { newValues } from '@fairway/domain/forms/new-values.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { goToFirstError, toldErrors } from '../../forms/first-error.ts';
import { FormStore } from '../../forms/form-store.ts';
import { useFormSend } from '../../forms/use-send-form.ts';
import { t } from '../../language/words.ts';
import { toast } from '../../ui/toast.ts';
import { useMyId } from '../../wire/session-store.ts';
import type { Flow } from '../flow-page/flow.ts';
import { ownRecord } from '../flow-page/own-record.ts';
import type { PendingForm } from '../flow-page/pending-form.ts';
import type { FlowConfig } from '../flow-path.ts';
import { type ActResult, resultOf } from './act-results.ts';
import { askedDefinition } from './asked-fields.ts';
import { type Choices, needsQuery } from './choices.ts';
import { clearDecisionDraft, decisionDraft, type Picked, saveDecisionDraft } from './decision-draft.ts';
import { keepSignature } from './keep-signature.ts';
import type { MissingNode } from './operate-path.ts';
import { problemsOf } from './problems.ts';
import { tellRefusal, useAct } from './use-act.ts';

/** What is done with a flow, and what for. */
export interface Operating {
  config: FlowConfig;
  act: FlowAct;
  flow: Flow;
  pending: PendingForm;
  missing: readonly MissingNode[];
  isBrief: boolean;
  onDone: (result: ActResult) => void;
  /** Somebody was faster, with why. */
  onStale: (reason: string) => void;
  /** Nobody was found for these steps. */
  onMissing: (missing: MissingNode[]) => void;
  /** There is more that could be said. */
  onMore?: (() => void) | undefined;
}

/** A decision as it is being made: its form, whom one picked, and how it is sent. */
export function useOperation({ choices, ...operating }: Operating & { choices: Choices }) {
  const { config, act, flow, pending, missing, isBrief } = operating;
  const me = useMyId();
  const [store] = useState(() => {
    const definition = askedDefinition({ config, act, flow, choices, missing, isBrief, me });
    const begun = newValues(compileForm(definition), flow.context);
    const values = { ...begun, ...savedOpinion(act, flow), ...decisionDraft(config, act).values };
    return new FormStore({ definition, values, context: flow.context, mode: 'new' });
  });
  const [candidates, setCandidates] = useState(() => decisionDraft(config, act).candidates);
  const [isTried, setIsTried] = useState(false);
  const nodes = useCandidateNodes(operating, choices, store);
  useEffect(() => {
    const keep = () => saveDecisionDraft(config, act, { values: store.values, candidates });
    keep();
    return store.subscribe(keep);
  }, [store, candidates, config, act]);

  const acting = useAct(act, config);
  const form = useFormSend({
    store,
    send: async (values) => {
      const wanted = Object.fromEntries(
        nodes.map(({ nodeId }) => [nodeId, (candidates[nodeId] ?? []).map(({ id }) => id)]),
      );
      const recordId = ownRecord(config, flow, me);
      const said = { config, pending, values, candidates: wanted, missing, recordId };
      const unfound = await acting.send(said);
      if (unfound.length > 0) throw new PeopleMissing(unfound);
      clearDecisionDraft(config, act);
      void keepSignature(values.signature);
    },
    onRefused: (error) => {
      if (error instanceof PeopleMissing) operating.onMissing(error.nodes);
      else tellRefusal(error, operating.onStale);
    },
  });
  const submit = async () => {
    const problems = problemsOf(act, store);
    const isPicked = nodes.every(({ nodeId }) => (candidates[nodeId] ?? []).length > 0);
    setIsTried(true);
    if (Object.keys(problems).length > 0) {
      store.tryToSend();
      store.tell(problems);
      goToFirstError(store, toldErrors(store, problems));
    } else if (!isPicked) toast(t('operateNoCandidates'));
    else if (await form.submit()) operating.onDone(resultOf(act, store.values));
  };
  return {
    store,
    nodes,
    candidates,
    pick: (nodeId: string, people: Picked[]) => setCandidates({ ...candidates, [nodeId]: people }),
    isTried,
    submit: () => void submit(),
    isWaiting: form.isWaiting,
    isSending: form.isSending,
    cancelWaiting: form.cancel,
  };
}

/** What somebody had written when they saved the form for later. */
const savedOpinion = (act: FlowAct, { approversProperties: { savedOpinion: opinion } }: Flow) =>
  (act === 'audit' || act === 'reject') && opinion ? { opinion } : {};

class PeopleMissing extends Error {
  readonly nodes: MissingNode[];
  constructor(nodes: MissingNode[]) {
    super('people are missing');
    this.nodes = nodes;
  }
}

/** The steps people are picked for; another branch may bring others. */
function useCandidateNodes(
  { config, pending }: Operating,
  { needs }: Choices,
  store: FormStore,
): FlowNeeds['list'] {
  const branches = useSyncExternalStore(store.subscribe, () => store.values.branches) as string[] | null;
  const chosen = branches ?? [];
  const { data } = useQuery({
    ...needsQuery(config, pending, chosen),
    enabled: chosen.length > 0,
    placeholderData: keepPreviousData,
  });
  const known = chosen.length > 0 ? [...(needs?.list ?? []), ...(data?.list ?? [])] : (needs?.list ?? []);
  const wanted = known.filter(
    ({ nodeId, isCandidates, isBranchFlow }) => isCandidates && (!isBranchFlow || chosen.includes(nodeId)),
  );
  return wanted.filter((one, place) => wanted.findIndex(({ nodeId }) => nodeId === one.nodeId) === place);
}
