import type { FormField as Field } from '@fairway/contract/forms.ts';
import { isContainer } from '@fairway/domain/forms/form-tree.ts';
import { Fragment, type KeyboardEvent, useEffect, useRef } from 'react';
import { FormField } from '../../forms/form-field.tsx';
import { FormContext } from '../../forms/use-form.ts';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { desktop } from '../../ui/use-media.ts';
import { CandidatesField } from './candidates-field.tsx';
import type { Choices } from './choices.ts';
import type { OperationFrame } from './operation.tsx';
import { PhrasePicker } from './phrase-picker.tsx';
import './operation.css';
import { RevokeLine } from './revoke-line.tsx';
import { type Operating, useOperation } from './use-operation.ts';

interface OperationFormProps extends Operating {
  choices: Choices;
  title: string;
  frame: OperationFrame;
  onClose: () => void;
}

export function OperationForm({ title, frame: Frame, onClose, ...operating }: OperationFormProps) {
  const words = useWords();
  const { act, missing, isBrief, onMore } = operating;
  const operation = useOperation(operating);
  const { store, isWaiting, isSending } = operation;
  const fields = store.definition.nodes.filter((node): node is Field => !isContainer(node));
  const branches = fields.filter(({ model }) => model === 'branches');
  const others = fields.filter(({ model }) => model !== 'branches');
  const place = useRef<HTMLDivElement>(null);
  const asksNothing = isBrief === true && act === 'audit';
  useEffect(() => {
    // A phone would open its keyboard over the question.
    if (!matchMedia(desktop).matches) return;
    const yes = place.current
      ?.closest('dialog')
      ?.querySelector<HTMLElement>('.sheet-actions .button-primary');
    // What is chosen already need not be passed on the way to what must be said.
    const field =
      place.current?.querySelector<HTMLElement>('textarea, .pick-box-open, input:not([type])') ??
      place.current?.querySelector<HTMLElement>('input, button');
    (asksNothing ? yes : field)?.focus();
  }, [asksNothing]);
  const confirmByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    operation.submit();
  };
  const draw = (field: Field) => (
    <Fragment key={field.id}>
      <FormField field={field} place={{ path: field.model ?? '' }} />
      {field.model === 'opinion' && <PhrasePicker store={store} />}
    </Fragment>
  );
  return (
    <Frame
      title={title}
      onClose={onClose}
      buttons={
        <>
          <Button onClick={isWaiting ? operation.cancelWaiting : onClose}>
            {words(isWaiting ? 'formUploadingCancel' : 'cancel')}
          </Button>
          <Button
            look="primary"
            busy={isSending || isWaiting}
            onClick={operation.submit}
            onKeyDown={confirmByKey}
          >
            {words('confirm')}
          </Button>
        </>
      }
    >
      <FormContext value={store}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the button beside it does the same */}
        <div ref={place} className="operation" onKeyDown={confirmByKey}>
          {asksNothing && <p className="operation-line">{words('actAuditQuestion')}</p>}
          {act === 'revokeApproved' && <RevokeLine until={operating.flow.revokeUntil} />}
          {missing.length > 0 && (
            <p className="operation-line" role="status">
              {words('operateMissingLine')}
            </p>
          )}
          {branches.map(draw)}
          {operation.nodes.map((node) => (
            <CandidatesField
              key={node.nodeId}
              operating={operating}
              node={node}
              branches={(store.values.branches as string[] | null) ?? []}
              chosen={operation.candidates[node.nodeId] ?? []}
              isTried={operation.isTried}
              onChange={(people) => operation.pick(node.nodeId, people)}
            />
          ))}
          {others.map(draw)}
          {onMore && (
            <Button look="quiet" className="operation-more" onClick={onMore}>
              {words('operateMoreToSay')}
            </Button>
          )}
        </div>
      </FormContext>
    </Frame>
  );
}
