import type { FlowAct } from '@fairway/contract/workflow.ts';
import { getFlow } from '@fairway/contract/workflow.ts';
import { errorsOf } from '@fairway/domain/forms/form-state.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import type { FormStore } from '../../forms/form-store.ts';
import type { FormDraft } from '../../forms/use-form-draft.ts';
import { useFormSend } from '../../forms/use-send-form.ts';
import { type PlainKey, t, useWords } from '../../language/words.ts';
import { confirm } from '../../ui/confirm.tsx';
import { toast } from '../../ui/toast.ts';
import { useMedia } from '../../ui/use-media.ts';
import { NetworkError } from '../../wire/failures.ts';
import { queryClient } from '../../wire/query-client.ts';
import { seemsConnected } from '../../wire/reachability.ts';
import { useMyId } from '../../wire/session-store.ts';
import { type FlowConfig, flowPath } from '../flow-path.ts';
import { type ActResult, resultOf } from '../operate/act-results.ts';
import { type Choices, choicesQuery, needsNothing } from '../operate/choices.ts';
import { decisionDraft } from '../operate/decision-draft.ts';
import { type MissingNode, operatePath } from '../operate/operate-path.ts';
import { tellRefusal, useAct } from '../operate/use-act.ts';
import { wideScreen } from '../operate/wide-screen.ts';
import type { Flow } from './flow.ts';
import { writtenValues } from './flow-store.ts';
import { currentPeople, namesOfFew, nextPeople } from './next-people.ts';
import { ownRecord } from './own-record.ts';
import { type PendingForm, pendingFormOf, savePendingForm } from './pending-form.ts';
import { previewQuery } from './preview-query.ts';

interface Acting {
  config: FlowConfig;
  flow: Flow;
  store: FormStore;
  draft: FormDraft;
  flowUrgent: number;
  /** It is done, and the page has nothing more to say about it. */
  onResult: (result: ActResult) => void;
  /** Brings the form into sight. */
  onForm?: () => void;
}

/** A decision that is being asked for beside the flow. */
export interface Opened {
  act: FlowAct;
  missing: readonly MissingNode[];
  isBrief: boolean;
  pending: PendingForm;
}

/** Asked once before it is done; nothing else has to be said. */
const questions: Partial<Record<FlowAct, { title: PlainKey; body: PlainKey }>> = {
  press: { title: 'actPress', body: 'actPressUnnamed' },
  claim: { title: 'actClaim', body: 'actClaimConfirm' },
  unclaim: { title: 'actUnclaim', body: 'actUnclaimConfirm' },
  delete: { title: 'actDeleteConfirm', body: 'actDeleteBody' },
};

const staleTime = 4_000;

/** Everything that can be done on the page of a flow. */
export function useActs({ config, flow, store, draft, flowUrgent, onResult, onForm }: Acting) {
  const words = useWords();
  const navigate = useNavigate();
  const isWide = useMedia(wideScreen);
  const me = useMyId();
  const [opened, setOpened] = useState<Opened>();
  const [busy, setBusy] = useState<FlowAct>();
  const plain = {
    submit: useAct('submit', config),
    save: useAct('save', config),
    delete: useAct('delete', config),
    press: useAct('press', config),
    claim: useAct('claim', config),
    unclaim: useAct('unclaim', config),
    saveAudit: useAct('saveAudit', config),
  };

  // First closed: a toast goes into the dialog that is open, and would go with it.
  const close = () => flushSync(() => setOpened(undefined));
  const finish = (result: ActResult) => {
    close();
    toast(words(result.words));
    if (result.leads === 'nowhere') return;
    store.settle();
    draft.forget();
    onResult(result);
  };
  /** Somebody was faster: the page shows what is there now, and what was written stays. */
  const follow = (reason: string) => {
    close();
    toast(words('actStale', { reason }), staleTime);
    void queryClient.invalidateQueries({ queryKey: [getFlow.name] });
  };
  const pendingFormOfAct = (act: FlowAct): PendingForm => {
    const pending = pendingFormOf(config, flow, store, flowUrgent);
    // Whoever sends something back is not held up by what is missing in it.
    const isInOrder = act !== 'reject' || errorsOf(store.form, store.derived).length === 0;
    return isInOrder ? pending : { ...pending, formData: {} };
  };
  const open = (act: FlowAct, missing: readonly MissingNode[] = [], isBrief = false) => {
    const pending = pendingFormOfAct(act);
    if (isWide || isBrief) return setOpened({ act, missing, isBrief, pending });
    savePendingForm(config, pendingFormOf(config, flow, store, flowUrgent));
    draft.keepNow();
    // It is on its way with the person: leaving this page loses nothing.
    store.settle();
    void navigate(operatePath({ ...config, act, missing }));
  };
  const send = (act: keyof typeof plain, pending: PendingForm) =>
    plain[act].send({
      ...{ config, pending, candidates: {}, missing: [] },
      values: act === 'saveAudit' ? decisionDraft(config, 'audit').values : {},
      recordId: ownRecord(config, flow, me),
    });

  /** Who decides first; the page has asked already unless somebody has only just typed. */
  const nextNames = async (): Promise<string> => {
    const asked = { ...previewQuery(config, writtenValues(store)), staleTime: Infinity, retry: false };
    const preview = await queryClient.fetchQuery({ ...asked, meta: { quiet: true } }).catch(() => undefined);
    return namesOfFew(nextPeople(preview?.chart ?? []), words);
  };
  const submitOrAsk = async (choices: Choices, pending: PendingForm) => {
    if (!needsNothing(choices)) return open('submit');
    const names = await nextNames();
    const title = names ? words('actSubmitConfirmNext', { names }) : words('actSubmitConfirm');
    if (!(await confirm({ title }))) return;
    const missing = await send('submit', pending);
    if (missing.length > 0) open('submit', missing);
    else finish(resultOf('submit'));
  };
  const auditOrAsk = (choices: Choices) => {
    const isBrief = needsNothing(choices) && !flow.signature && flow.opinion !== 'required';
    open('audit', [], isBrief);
  };
  const main = config.opType === '-1' ? 'submit' : 'audit';
  const beginMain = async () => {
    const pending = pendingFormOfAct(main);
    const asked = choicesQuery(main, config, pending);
    // Asked once: whoever hears nothing for seconds has gone on to something else when the dialog opens.
    const choices = await queryClient.fetchQuery({ ...asked, retry: false }).catch(tellSilence);
    await (main === 'submit' ? submitOrAsk(choices, pending) : auditOrAsk(choices));
    // Sent or not, what becomes of the form was settled above.
    throw new Handled();
  };
  const deciding = useFormSend({
    store,
    send: beginMain,
    onRefused: (error) => error instanceof Handled || tellRefusal(error, follow),
  });
  const decide = async () => {
    setBusy(main);
    if (errorsOf(store.form, store.derived).length > 0) onForm?.();
    if (store.mode === 'read')
      await beginMain().catch((error) => error instanceof Handled || tellRefusal(error, follow));
    else await deciding.submit();
    setBusy(undefined);
  };
  const doPlain = async (act: keyof typeof plain) => {
    const question = questions[act];
    const names = act === 'press' ? namesOfFew(currentPeople(flow.chart), words) : '';
    const asked = question && {
      title: words(question.title),
      body: names ? words('actPressConfirm', { names }) : words(question.body),
    };
    if (asked && !(await confirm({ ...asked, danger: act === 'delete' }))) return;
    setBusy(act);
    try {
      await send(act, pendingFormOfAct(act));
      finish(resultOf(act));
    } catch (error) {
      tellRefusal(error, follow);
    } finally {
      setBusy(undefined);
    }
  };
  const run = (act: FlowAct) => {
    if (busy) return;
    // Nothing can be asked or sent: said at once, and pressed again when there is a network.
    if (!seemsConnected()) return toast(words('networkDown'));
    if (act === main) void decide();
    else if (act === 'submit') void navigate(flowPath({ ...config, opType: '-1' }), { replace: true });
    else if (Object.hasOwn(plain, act)) void doPlain(act as keyof typeof plain);
    else open(act);
  };
  return {
    run,
    busy,
    isWaiting: deciding.isWaiting,
    opened,
    close: () => setOpened(undefined),
    finish,
    follow,
    /** Everything there is to say instead of the opinion alone. */
    sayMore: () => open(opened?.act ?? main),
  };
}

/** The sending itself was taken over: neither sent by the form nor refused. */
class Handled extends Error {}

function tellSilence(error: unknown): never {
  if (error instanceof NetworkError) toast(t('networkDown'));
  throw error;
}
