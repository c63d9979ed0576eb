import type { Comparison, Condition, PlainValue } from '@fairway/contract/flow-template.ts';
import type { FormValues } from '@fairway/contract/forms.ts';
import type { CompiledForm } from '../../forms/compile-form.ts';
import { isTrue } from '../../forms/expression/evaluate.ts';
import type { BinaryOperator, Expression } from '../../forms/expression/expression.ts';
import { type ExpressionProblem, parseExpression } from '../../forms/expression/parse-expression.ts';
import type { FormContext } from '../../forms/expression/scope.ts';
import { Column, seenValue, type Value } from '../../forms/expression/value.ts';
import { ownValue } from '../../forms/own-value.ts';
import { isRow } from '../../forms/value-shape.ts';

export type CompiledCondition =
  | { expression: Expression; problem?: undefined }
  | { problem: ExpressionProblem & { text: string } };

const never: Expression = { type: 'boolean', value: false };

/** A condition in the language of forms. What cannot be read is a problem, and never true. */
export function compileCondition(condition: Condition): CompiledCondition {
  if ('expression' in condition) {
    const parsed = parseExpression(condition.expression);
    return parsed.problem ? { problem: { ...parsed.problem, text: condition.expression } } : parsed;
  }
  if ('field' in condition) return { expression: comparisonOf(condition) };
  const isAll = 'all' in condition;
  const parts = (isAll ? condition.all : condition.any).map(compileCondition);
  const wrong = parts.find(({ problem }) => problem);
  if (wrong) return wrong;
  const [first, ...rest] = parts.map((part) => ('expression' in part ? part.expression : never));
  const joined = rest.reduce<Expression | undefined>(
    (left, right) => left && { type: 'binary', operator: isAll ? 'and' : 'or', left, right },
    first,
  );
  return { expression: joined ?? never };
}

/** Whether a condition says nothing at all. */
export function isEmptyCondition(condition: Condition): boolean {
  if ('expression' in condition) return condition.expression.trim() === '';
  if ('field' in condition) return false;
  const parts = 'all' in condition ? condition.all : condition.any;
  return parts.length === 0 || parts.some(isEmptyCondition);
}

interface Compared {
  field: string;
  is: Comparison;
  value?: PlainValue | PlainValue[] | undefined;
  other?: string | undefined;
}

function comparisonOf({ field, is, value, other }: Compared): Expression {
  const left: Expression = { type: 'field', path: field };
  const right = other === undefined ? literal([value ?? null].flat()[0] ?? null) : fieldOf(other);
  const listed = other === undefined ? [value ?? null].flat().map(literal) : [fieldOf(other)];
  switch (is) {
    case 'contains':
      return call('CONTAINS', left, right);
    case 'notContains':
      return call('NOT', call('CONTAINS', left, right));
    case 'in':
      return call('IN', left, ...listed);
    case 'notIn':
      return call('NOT', call('IN', left, ...listed));
    case 'empty':
      return call('ISEMPTY', left);
    case 'notEmpty':
      return call('NOT', call('ISEMPTY', left));
    default:
      return { type: 'binary', operator: is satisfies BinaryOperator, left, right };
  }
}

const fieldOf = (path: string): Expression => ({ type: 'field', path });
const call = (name: string, ...given: Expression[]): Expression => ({ type: 'call', name, given });

function literal(value: PlainValue): Expression {
  if (typeof value === 'string') return { type: 'text', value };
  if (typeof value === 'boolean') return { type: 'boolean', value };
  if (typeof value === 'number' && Number.isFinite(value)) return { type: 'number', value: String(value) };
  return { type: 'empty' };
}

/** Whether it is so with these values; what cannot be worked out is not so. */
export function holds(
  compiled: CompiledCondition,
  values: FormValues,
  context: FormContext,
  form?: CompiledForm,
): boolean {
  if (compiled.problem) return false;
  return isTrue(compiled.expression, { read: (path) => readPath(values, path, form), context });
}

/** A field as an expression sees it: a sub-table by its name is how many rows it has. */
function readPath(values: FormValues, path: string, form?: CompiledForm): Value {
  const dot = path.indexOf('.');
  const value = ownValue(values, dot < 0 ? path : path.slice(0, dot));
  const isTable = Array.isArray(value) && value.length > 0 && value.every(isRow);
  if (dot < 0) {
    if (form?.columns.has(path)) return seenValue(isTable ? value.length : 0);
    return isTable ? seenValue(value.length) : seenValue(value);
  }
  const column = path.slice(dot + 1);
  return new Column(isTable ? value.map((row) => seenValue(ownValue(row, column))) : []);
}
