import { AppError } from '@fairway/contract/app-error.ts';
import {
  amendableFields,
  getOrder,
  type OrderDetail,
  requestOrderAmend,
  submitOrder,
} from '@fairway/contract/orders.ts';
import { useMutation } from '@tanstack/react-query';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate, useSearchParams } from 'react-router';
import type { FileValue } from '../../forms/fields/uploads/file-value.ts';
import { FormDraftOffer } from '../../forms/form-draft-offer.tsx';
import { useWords } from '../../language/words.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Page } from '../../ui/page.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast.ts';
import { useLeaveQuestion } from '../../ui/use-leave-question.ts';
import { desktop, useMedia } from '../../ui/use-media.ts';
import { call } from '../../wire/api.ts';
import { load, useCommand } from '../../wire/calls.ts';
import { NetworkError } from '../../wire/failures.ts';
import { queryClient } from '../../wire/query-client.ts';
import { type FieldName, isFieldName } from '../field-value.tsx';
import { orderReads, refreshOrders } from '../order-reads.ts';
import { myOrdersPath, orderEditPath, orderPathOf } from '../paths.ts';
import { CargoPart } from './cargo-part.tsx';
import { OrderConflict } from './conflict-sheet.tsx';
import { type FormPart, RequiredContext } from './form-part.tsx';
import type { FormStart } from './form-start.ts';
import { FormSummary } from './form-summary.tsx';
import { differencesOf, typedFields, writtenFields } from './form-values.ts';
import { MoreFields } from './more-fields.tsx';
import './order-form.css';
import { PartyFields } from './party-fields.tsx';
import { RouteFields } from './route-fields.tsx';
import { saveOrder } from './save-order.ts';
import { useFormProblems } from './use-form-problems.ts';
import { useOrderDraft } from './use-order-draft.ts';
import { keepWaiting, type WaitingOrder } from './waiting-orders.ts';

/** The parts of the form; a phone has one at a time, and at last what it comes to. */
const steps = ['route', 'cargo', 'parties', 'more', 'check'] as const;
type StepName = (typeof steps)[number];
const stepNames = {
  route: 'orderFormRoute',
  cargo: 'orderFormCargo',
  parties: 'orderFormParties',
  more: 'orderFormMore',
  check: 'orderFormCheck',
} as const;

const cargoNames: readonly FieldName[] = [
  ...(['boxes', 'commodity', 'commodityEn', 'hsCode', 'grossKg', 'cbm', 'packages', 'packageType'] as const),
  ...(['marks', 'isDangerous', 'unNo', 'imoClass'] as const),
];
const moreNames: readonly FieldName[] = ['services', 'customerRef', 'poNo', 'remark', 'fileIds'];
const stepOf = (field: FieldName): StepName => {
  if (cargoNames.includes(field)) return 'cargo';
  if (moreNames.includes(field)) return 'more';
  return field === 'shipper' || field === 'consignee' || field === 'notify' ? 'parties' : 'route';
};

const shownLonger = 3_000;
const isAmendable = (field: FieldName): boolean => amendableFields.some((one) => one === field);

interface OrderFormProps {
  start: FormStart;
  /** Under which its draft is kept on the device; that of the order, unless it is kept apart. */
  draftId?: string | undefined;
}

/** An order that is written, or changes of one that are asked for. */
export function OrderForm({ start, draftId = start.order?.id }: OrderFormProps) {
  const words = useWords();
  const navigate = useNavigate();
  const isDesk = useMedia(desktop);
  const body = useRef<HTMLDivElement>(null);
  const { isAmend } = start;
  /** What the server had when this person began; what others did meanwhile it tells when it is saved. */
  const [order, setOrder] = useState(start.order);
  const [clientId, setClientId] = useState(start.clientId);
  const [base, setBase] = useState(start.fields);
  const [{ fields, files }, setWritten] = useState({ fields: start.fields, files: start.files });
  const [remark, setRemark] = useState('');
  const [isTried, setIsTried] = useState(false);
  /** What the server found wrong, until it is written otherwise. */
  const [refused, setRefused] = useState<Partial<Record<FieldName, string>>>({});
  const [isDone, setIsDone] = useState(false);
  const [conflict, setConflict] = useState<{ newest: OrderDetail; thenSubmit: boolean }>();
  const { step, goTo: goToStep, isLast } = useStep();
  const { problems, readyLate, required } = useFormProblems(fields, { isAmend });
  const changes = differencesOf(base, fields);
  const isChanged = changes.length > 0 && !isDone;
  const draft = useOrderDraft({
    ...{ orderId: draftId, isChanged: isChanged && !isAmend },
    now: { clientId, version: order?.version ?? null, base, fields, files },
    onTake: (kept) => {
      setClientId(kept.clientId);
      setWritten({ fields: kept.fields, files: kept.files });
    },
  });
  useLeaveQuestion(isChanged, isAmend ? 'leaveLosesChanges' : 'leaveKeepsDraft');
  const saving = useMutation({ mutationFn: saveOrder, meta: { quiet: isOfFields, isKept: true } });
  const submitting = useCommand(submitOrder, { refreshes: orderReads, isKept: true });
  const amending = useCommand(requestOrderAmend, { refreshes: orderReads, quiet: isOfFields });
  const isBusy = saving.isPending || submitting.isPending || amending.isPending;
  // Every part begins at its top.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a part that is shown anew, whichever it is
  useLayoutEffect(() => {
    if (!isDesk) body.current?.closest('.page-scroll')?.scrollTo({ top: 0 });
  }, [step]);

  const shownProblems = problems.filter(({ isMissing }) => isTried || !isMissing);
  const part: FormPart = {
    fields,
    change: (next) => {
      setWritten((now) => ({ ...now, fields: { ...now.fields, ...next } }));
      setRefused((now) => ({
        ...now,
        ...Object.fromEntries(Object.keys(next).map((name) => [name, undefined])),
      }));
    },
    errors: { ...refused, ...Object.fromEntries(shownProblems.map(({ field, text }) => [field, text])) },
    isFixed: (field) => isAmend && !isAmendable(field),
  };
  const changeFiles = (next: (now: readonly FileValue[]) => FileValue[]) =>
    setWritten((now) => {
      const left = next(now.files);
      return { files: left, fields: { ...now.fields, fileIds: left.map(({ fileId }) => fileId) } };
    });
  const goTo = (field: FieldName) => {
    flushSync(() => {
      setIsTried(true);
      if (!isDesk && stepOf(field) !== step) goToStep(stepOf(field));
    });
    const place = body.current?.querySelector<HTMLElement>(`[data-place="${field}"]`);
    place?.scrollIntoView({ block: 'center' });
    place?.querySelector<HTMLElement>('input, button, select, textarea')?.focus({ preventScroll: true });
  };
  /** What is missing or wrong in a part is said before the next one; the bar of steps leads anywhere. */
  const goOn = () => {
    const faulty = problems.find(({ field }) => stepOf(field) === step && !part.isFixed(field));
    if (faulty) goTo(faulty.field);
    else goToStep(stepBeside(step, 1));
  };
  /** Nobody is asked about what is saved. */
  const leaveTo = (path: string) => {
    draft.forget();
    flushSync(() => setIsDone(true));
    void navigate(path, { replace: true });
  };

  const wait = (order: WaitingOrder) => {
    keepWaiting(order);
    leaveTo(myOrdersPath);
    toast(words('orderFormOffline'), shownLonger);
  };
  /** At the fields, by their names on the screen. */
  const showRefused = (error: unknown) => {
    const wrong = refusedFields(error);
    const [first] = Object.keys(wrong);
    if (first === undefined) return;
    flushSync(() => setRefused(wrong));
    goTo(first as FieldName);
  };
  const keep = async (
    wantsSubmit: boolean,
    over: { order: OrderDetail | undefined; fields: typeof fields },
  ) => {
    const saved = over.order && {
      ...{ id: over.order.id, version: over.order.version, base: typedFields(over.order.fields) },
    };
    try {
      return await saving.mutateAsync({ clientId, saved, fields: over.fields });
    } catch (error) {
      if (error instanceof NetworkError) wait({ clientId, saved, fields: over.fields, wantsSubmit });
      showRefused(error);
      return undefined;
    }
  };
  /** One that is open here already goes on in its place: under the version that was just kept. */
  const goOnWith = async (id: string) => {
    if (order?.id !== id) return leaveTo(orderEditPath(id));
    const newest = await call(getOrder, { params: { id } });
    draft.forget();
    takeNewest(newest, typedFields(newest.fields));
  };
  const save = async (wantsSubmit: boolean, over = { order, fields }) => {
    const wrong = problems.find(({ isWrong }) => isWrong || wantsSubmit);
    if (wrong && over.fields === fields) return goTo(wrong.field);
    const kept = await keep(wantsSubmit, over);
    if (!kept) return;
    refreshOrders();
    if (kept.is === 'changed') return setConflict({ newest: kept.newest, thenSubmit: wantsSubmit });
    const { id, version } = kept;
    if (!wantsSubmit) {
      leaveTo(orderPathOf(id));
      return toast(words('orderFormSaved'));
    }
    try {
      await submitting.mutateAsync({ params: { id }, body: { version } });
      leaveTo(orderPathOf(id));
      toast(words('orderSubmitDone'), shownLonger);
    } catch (error) {
      // It is kept: why it was not sent was said, and the form goes on with what the server has.
      if (error instanceof AppError) await goOnWith(id);
      else wait({ clientId, saved: { id, version, base: over.fields }, fields: over.fields, wantsSubmit });
    }
  };
  const amend = async () => {
    if (!order) return;
    const wrong = problems[0];
    if (wrong) return goTo(wrong.field);
    const input = { version: order.version, fields: writtenFields(fields), remark: remark.trim() };
    const done = await amending.mutateAsync({ params: { id: order.id }, body: input }).catch(showRefused);
    if (!done) return;
    leaveTo(orderPathOf(order.id));
    toast(words('orderAskAmendDone'));
  };
  const saveByKey = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || isAmend) return;
    event.preventDefault();
    void save(false);
  };
  const takeNewest = (newest: OrderDetail, next: typeof fields) => {
    void queryClient.setQueryData(load(getOrder, { params: { id: newest.id } }).queryKey, newest);
    setOrder(newest);
    setBase(typedFields(newest.fields));
    setWritten({ fields: next, files: newest.files });
    setConflict(undefined);
  };

  const ends = isAmend ? (
    <Button
      look="primary"
      busy={isBusy}
      disabled={changes.length === 0 || remark.length > 500}
      onClick={() => void amend()}
    >
      {words('orderAskAmendSend')}
    </Button>
  ) : (
    <>
      <Button busy={saving.isPending} onClick={() => void save(false)}>
        {words('orderFormSave')}
      </Button>
      <Button look="primary" icon="forward" busy={isBusy} onClick={() => void save(true)}>
        {words('orderSubmit')}
      </Button>
    </>
  );
  const summary = (
    <FormSummary start={start} fields={fields} problems={problems} readyLate={readyLate} onGoTo={goTo} />
  );
  const isShown = (name: StepName) => isDesk || step === name;
  const title = isAmend ? 'orderAmendTitle' : start.order ? 'orderEdit' : 'orderNew';
  return (
    <Page
      title={`${words(title)} ${order?.orderNo ?? ''}`.trim()}
      back={order ? orderPathOf(order.id) : myOrdersPath}
      width={isDesk ? 'whole' : 'column'}
      actions={isDesk && <span className="order-acts">{ends}</span>}
      lead={!isDesk && <StepBar step={step} onGoTo={goToStep} />}
      foot={
        !isDesk && (
          <ActionBar>
            {step !== 'route' && (
              <Button onClick={() => goToStep(stepBeside(step, -1))}>{words('orderFormBack')}</Button>
            )}
            {isLast ? (
              ends
            ) : (
              <Button look="primary" onClick={goOn}>
                {words('orderFormNext')}
              </Button>
            )}
          </ActionBar>
        )
      }
      aside={isDesk && <div className="page-aside-cards">{summary}</div>}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: one key for everything inside it */}
      <div ref={body} className="order-form" onKeyDown={saveByKey}>
        <FormDraftOffer draft={draft} />
        {step !== 'check' && <p className="order-form-note">{words('orderFormRequired')}</p>}
        {isAmend && <p className="order-form-note">{words('orderAskAmendHint')}</p>}
        <RequiredContext value={required}>
          {isShown('route') && (
            <Card title={words('orderRoute')}>
              <RouteFields {...part} />
            </Card>
          )}
          {isShown('cargo') && (
            <Card title={words('orderCargo')}>
              <CargoPart {...part} />
            </Card>
          )}
          {isShown('parties') && (
            <Card title={words('orderParties')}>
              <PartyFields {...part} />
            </Card>
          )}
          {isShown('more') && (
            <Card title={words('orderReferences')}>
              <MoreFields {...part} files={files} onFiles={changeFiles} />
            </Card>
          )}
        </RequiredContext>
        {isAmend && isShown('check') && (
          <Card title={words('orderChangesCount', { count: changes.length })}>
            <TextArea
              label={words('orderAskAmendRemark')}
              value={remark}
              most={500}
              onChange={(event) => setRemark(event.target.value)}
            />
          </Card>
        )}
        {!isDesk && step === 'check' && summary}
      </div>
      {conflict && (
        <OrderConflict
          base={base}
          mine={fields}
          newest={conflict.newest}
          onTake={() => takeNewest(conflict.newest, typedFields(conflict.newest.fields))}
          onKeep={(next) => {
            const { newest, thenSubmit } = conflict;
            takeNewest(newest, next);
            void save(thenSubmit, { order: newest, fields: next });
          }}
          onClose={() => setConflict(undefined)}
        />
      )}
    </Page>
  );
}

const isOfFields = (error: AppError): boolean => Object.keys(refusedFields(error)).length > 0;

/** Which fields of the form a refusal is about: a call names the parts of a field too. */
function refusedFields(error: unknown): Partial<Record<FieldName, string>> {
  if (!(error instanceof AppError)) return {};
  const found = Object.entries(error.fields ?? {}).flatMap(([path, problem]) => {
    const name = path.split('.').find(isFieldName);
    return name ? [[name, problem] as const] : [];
  });
  return Object.fromEntries(found);
}

const stepBeside = (step: StepName, by: 1 | -1): StepName => steps[steps.indexOf(step) + by] ?? step;

/** Which part a phone shows stands in the address: back leads to the one before. */
function useStep() {
  const [address, setAddress] = useSearchParams();
  const step = steps.find((one) => one === address.get('step')) ?? 'route';
  const goTo = (name: StepName) =>
    setAddress((before) => {
      const next = new URLSearchParams(before);
      next.set('step', name);
      return next;
    });
  return { step, goTo, isLast: step === steps.at(-1) };
}

function StepBar({ step, onGoTo }: { step: StepName; onGoTo: (step: StepName) => void }) {
  const words = useWords();
  return (
    <nav className="form-steps" aria-label={words('orderFormSteps')}>
      {steps.map((name, place) => (
        <button
          key={name}
          type="button"
          aria-current={name === step ? 'step' : undefined}
          onClick={() => onGoTo(name)}
        >
          <span className="form-step-sign number">{place + 1}</span>
          {words(stepNames[name])}
        </button>
      ))}
    </nav>
  );
}
