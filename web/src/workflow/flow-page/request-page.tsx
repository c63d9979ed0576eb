import { useState } from 'react';
import { FormDraftOffer } from '../../forms/form-draft-offer.tsx';
import { FormView } from '../../forms/form-view.tsx';
import { useFormDraft } from '../../forms/use-form-draft.ts';
import { useFormLeave } from '../../forms/use-form-leave.ts';
import { useWords } from '../../language/words.ts';
import { Choice } from '../../ui/choice.tsx';
import { Page } from '../../ui/page.tsx';
import type { FlowConfig } from '../flow-path.ts';
import { urgencies } from '../flow-status.ts';
import type { ActResult } from '../operate/act-results.ts';
import { personName } from '../person-name.ts';
import { ActBar } from './act-bar.tsx';
import { useShownActs } from './act-looks.ts';
import { draftKeyOf, type Flow } from './flow.ts';
import { FlowHead } from './flow-head.tsx';
import { FlowNews } from './flow-news.tsx';
import { listPathOf } from './list-path.ts';
import { OpenedOperation } from './opened-operation.tsx';
import { PathPreview } from './path-preview.tsx';
import { pendingFormFor } from './pending-form.ts';
import './request-page.css';
import { RevocationLink } from './revocation-link.tsx';
import { SavedOffer } from './saved-offer.tsx';
import { SubjectLink } from './subject-link.tsx';
import { useActs } from './use-acts.ts';
import { useAskedAct } from './use-asked-act.ts';
import { useFlowForm } from './use-flow-form.ts';

interface RequestPageProps {
  config: FlowConfig;
  flow: Flow;
  onResult: (result: ActResult) => void;
}

/** A request that is filled in and submitted, with who will decide about it beside the form. */
export function RequestPage({ config, flow, onResult }: RequestPageProps) {
  const words = useWords();
  const [flowUrgent, setFlowUrgent] = useState<number>(
    () => pendingFormFor(config)?.flowUrgent ?? flow.flowTaskInfo?.flowUrgent ?? 1,
  );
  const { store, news, seenNews } = useFlowForm(config, flow);
  const draft = useFormDraft({
    store,
    draftKey: draftKeyOf(config),
    formVersion: Number(flow.flowTemplateInfo.version) || 1,
    ...(config.id && { base: { version: flow.formRev, values: flow.formData } }),
  });
  useFormLeave(store, draft);
  const acts = useActs({ config, flow, store, draft, flowUrgent, onResult });
  const shown = useShownActs(flow);
  useAskedAct(flow, acts.run);
  const name =
    flow.flowTaskInfo?.fullName ?? words('flowPageNewRequest', { name: flow.flowTemplateInfo.fullName });
  return (
    <Page
      title={name}
      back={listPathOf(config)}
      width="whole"
      foot={
        <ActBar
          acts={shown.filter(({ act }) => act !== 'comment' && act !== 'print')}
          busy={acts.busy}
          line={acts.isWaiting && words('formUploading')}
          onAct={acts.run}
        />
      }
    >
      <div className="request">
        <div className="request-form">
          <FlowHead flow={flow} />
          <RevocationLink config={config} flow={flow} />
          <SubjectLink subject={flow.subject} />
          {config.id === '' && flow.onBehalfOf && (
            <p className="request-for">{words('flowPageFor', { name: personName(flow.onBehalfOf) })}</p>
          )}
          <FlowNews news={news} isKept={store.isTouched} onSeen={seenNews} />
          <FormDraftOffer draft={draft} />
          <SavedOffer flow={flow} store={store} />
          <div className="request-urgency">
            <span aria-hidden="true">{words('flowPageUrgent')}</span>
            <Choice
              label={words('flowPageUrgent')}
              value={String(flowUrgent)}
              onChange={(value) => setFlowUrgent(Number(value))}
              options={Object.entries(urgencies).map(([value, key]) => ({ value, label: words(key) }))}
            />
          </div>
          <FormView store={store} />
        </div>
        <aside className="request-preview">
          <PathPreview config={config} store={store} />
        </aside>
      </div>
      <OpenedOperation config={config} flow={flow} acts={acts} />
    </Page>
  );
}
