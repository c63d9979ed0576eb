import type { FieldRights } from '@fairway/contract/forms.ts';
import type { CompiledField } from '@fairway/domain/forms/compile-form.ts';
import { maskedFields, revealedFields } from '@fairway/domain/forms/reveal.ts';
import { type ShownAt, shownAt } from '@fairway/domain/forms/visible-values.ts';
import type { FlowContext } from '@fairway/domain/workflow/engine/run.ts';
import { revealedAtSteps } from '@fairway/domain/workflow/views/step-reveals.ts';
import type { OpenFlow } from '../open-flow.ts';

/** The masked fields of a request that somebody may look at from where they stand, and where they are shown. */
export function revealsFrom(
  { state, published: { flow } }: OpenFlow,
  context: FlowContext,
  userId: string,
  rights: readonly FieldRights[],
): { fields: CompiledField[]; isShown: ShownAt } {
  const { form } = flow;
  if (!form || maskedFields(form).length === 0) return { fields: [], isShown: () => false };
  const places = rights.map((one) => shownAt(form, state.form, { rights: one, context: context.asking }));
  const isShown: ShownAt = (field, row) => places.some((shown) => shown(field, row));
  const person = context.directory.users.get(userId);
  const who = {
    ...{ userId, roleIds: person?.roleIds ?? [], positionIds: person?.positionIds ?? [] },
    isFiller: userId === state.initiator || userId === state.submittedBy,
    atSteps: revealedAtSteps(flow, state, context, userId),
  };
  return { fields: revealedFields(form, state.form, { who, isShown }), isShown };
}
