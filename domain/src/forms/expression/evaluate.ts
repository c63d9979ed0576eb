import type { BinaryOperator, Expression } from './expression.ts';
import { functions } from './functions.ts';
import type { Scope } from './scope.ts';
import { Column, compare, isSame, Num, numberOf, type Single, textOf, truthOf, type Value } from './value.ts';

/** What an expression comes to. It never throws: what cannot be calculated comes to nothing. */
export function evaluate(expression: Expression, scope: Scope): Value {
  switch (expression.type) {
    case 'text':
      return expression.value;
    case 'number':
      return new Num(expression.value);
    case 'boolean':
      return expression.value;
    case 'empty':
      return null;
    case 'field':
      return scope.read(expression.path);
    case 'unary': {
      const operand = evaluate(expression.operand, scope);
      const { operator } = expression;
      return eachCell([operand], ([value = null]) =>
        operator === '!' ? !truthOf(value) : signed(operator, value),
      );
    }
    case 'binary':
      return binary(expression.operator, expression.left, expression.right, scope);
    case 'call':
      return call(expression.name, expression.given, scope);
  }
}

/** The same as one value: a column comes to the sum of its numbers, as in the family's calculations. */
export function evaluateSingle(expression: Expression, scope: Scope): Single {
  const value = evaluate(expression, scope);
  return value instanceof Column ? sumOf(value.cells) : value;
}

export const isTrue = (expression: Expression, scope: Scope): boolean =>
  truthOf(evaluateSingle(expression, scope));

function sumOf(cells: readonly Single[]): Single {
  let sum = new Num(0);
  for (const cell of cells) sum = sum.plus(numberOf(cell) ?? 0);
  return sum;
}

function binary(operator: BinaryOperator, left: Expression, right: Expression, scope: Scope): Value {
  if (operator === 'and' || operator === 'or') {
    const isLeftTrue = isTrue(left, scope);
    if (isLeftTrue === (operator === 'or')) return isLeftTrue;
    return isTrue(right, scope);
  }
  return eachCell([evaluate(left, scope), evaluate(right, scope)], ([one = null, other = null]) =>
    combine(operator, one, other),
  );
}

function combine(operator: BinaryOperator, one: Single, other: Single): Single {
  switch (operator) {
    case '&':
      return textOf(one) + textOf(other);
    case '=':
      return isSame(one, other);
    case '<>':
      return !isSame(one, other);
    case '<':
      return compare(one, other) < 0;
    case '<=':
      return compare(one, other) <= 0;
    case '>':
      return compare(one, other) > 0;
    case '>=':
      return compare(one, other) >= 0;
    default:
      return calculate(operator, numberOf(one), numberOf(other));
  }
}

/** Powers beyond this are no calculation anybody does in a form. */
const largestPower = 100;

function calculate(operator: BinaryOperator, one: Num | null, other: Num | null): Num | null {
  if (one === null || other === null) return null;
  switch (operator) {
    case '+':
      return finite(one.plus(other));
    case '-':
      return finite(one.minus(other));
    case '*':
      return finite(one.times(other));
    case '/':
      return other.isZero() ? null : finite(one.dividedBy(other));
    case '%':
      return other.isZero() ? null : finite(one.modulo(other));
    case '^':
      return other.abs().greaterThan(largestPower) ? null : finite(one.pow(other));
    default:
      return null;
  }
}

const finite = (number: Num): Num | null => (number.isFinite() ? number : null);

function signed(operator: '-' | '+', value: Single): Num | null {
  const number = numberOf(value);
  return number === null || operator === '+' ? number : number.negated();
}

function call(name: string, given: readonly Expression[], scope: Scope): Value {
  // Its branches are worked out only when they are wanted.
  if (name === 'IF') {
    const [test, then, otherwise] = given;
    const wanted = test && isTrue(test, scope) ? then : otherwise;
    return wanted ? evaluate(wanted, scope) : null;
  }
  const known = Object.hasOwn(functions, name) ? functions[name] : undefined;
  if (!known) return null;
  const values = given.map((part) => evaluate(part, scope));
  if (known.over === 'columns') return known.work(values, scope);
  return eachCell(values, (singles) => known.work(singles, scope));
}

/** Works on each row where a column is given; what is single stands beside every row. */
function eachCell(values: readonly Value[], work: (singles: Single[]) => Single): Value {
  const columns = values.filter((value) => value instanceof Column);
  if (columns.length === 0) return work(values as Single[]);
  const rows = Math.min(...columns.map(({ cells }) => cells.length));
  const cellOf = (value: Value, row: number) =>
    value instanceof Column ? (value.cells[row] ?? null) : value;
  return new Column(
    Array.from({ length: rows }, (_, row) => work(values.map((value) => cellOf(value, row)))),
  );
}
