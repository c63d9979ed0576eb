import { evaluateSingle } from '@fairway/domain/forms/expression/evaluate.ts';
import type { Expression } from '@fairway/domain/forms/expression/expression.ts';
import { isEmpty, numberOf } from '@fairway/domain/forms/expression/value.ts';
import { scopeAt } from '../form-scope.ts';
import type { FormStore } from '../form-store.ts';
import type { Place } from '../part.ts';
import { useFromForm } from '../use-form.ts';

/** The first and the last instant a date may be, as the form says now. */
export function useBounds(place: Place): { first: number | undefined; last: number | undefined } {
  const first = useFromForm((store) => bound(store, place, store.form.byPath.get(place.path)?.earliest));
  const last = useFromForm((store) => bound(store, place, store.form.byPath.get(place.path)?.latest));
  return { first, last };
}

function bound(store: FormStore, place: Place, expression: Expression | undefined): number | undefined {
  if (!expression) return undefined;
  const limit = evaluateSingle(expression, scopeAt(store, place));
  return isEmpty(limit) ? undefined : numberOf(limit)?.toNumber();
}
