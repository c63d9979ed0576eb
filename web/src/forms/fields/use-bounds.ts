import { evaluateSingle } from '@fairway/domain/forms/expression/evaluate.ts';
import type { Expression } from '@fairway/domain/forms/expression/expression.ts';
import { isEmpty, numberOf } from '@fairway/domain/forms/expression/value.ts';
import { scopeAt } from '../form-scope.ts';
import type { Place } from '../part.ts';
import { useForm, useFromForm } from '../use-form.ts';

/** The first and the last instant a date may be, as the form says now. */
export function useBounds(place: Place): { first: number | undefined; last: number | undefined } {
  const field = useForm().form.byPath.get(place.path);
  return { first: useBound(place, field?.earliest), last: useBound(place, field?.latest) };
}

function useBound(place: Place, expression: Expression | undefined): number | undefined {
  return useFromForm((store) => {
    if (!expression) return undefined;
    const limit = evaluateSingle(expression, scopeAt(store, place));
    return isEmpty(limit) ? undefined : numberOf(limit)?.toNumber();
  }, expression !== undefined);
}
