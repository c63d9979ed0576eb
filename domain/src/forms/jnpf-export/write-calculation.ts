import type { Expression } from '../expression/expression.ts';
import { parseExpression } from '../expression/parse-expression.ts';
import type { Raw } from '../jnpf-import/raw.ts';

const signs: Record<string, string> = { '+': '+', '-': '-', '*': '×', '/': '÷' };
const strength: Record<string, number> = { '+': 1, '-': 1, '*': 2, '/': 2 };

/**
 * A calculation as the family keeps it: fields, signs and digits one by one. Empty where it says more than sums,
 * products and brackets do. Outside its sub-table a column stands for its sum.
 */
export function tokensOf(calculated: string, table: string | undefined): unknown[] {
  const { expression } = { expression: undefined, ...parseExpression(calculated) };
  return (expression && tokens(expression, table)) ?? [];
}

function tokens(expression: Expression, table: string | undefined): unknown[] | undefined {
  switch (expression.type) {
    case 'number':
      return /^[\d.]+$/.test(expression.value) ? [...expression.value] : undefined;
    case 'field':
      return isElsewhere(expression.path, table) ? undefined : [field(expression.path)];
    case 'call': {
      const [column, ...more] = expression.given;
      const isSum = expression.name === 'SUM' && more.length === 0 && column?.type === 'field';
      return isSum && isElsewhere(column.path, table) ? [field(column.path)] : undefined;
    }
    case 'binary': {
      const sign = signs[expression.operator];
      if (sign === undefined) return undefined;
      const own = strength[expression.operator] ?? 0;
      const left = inBrackets(expression.left, table, (inner) => inner < own);
      const right = inBrackets(expression.right, table, (inner) => inner <= own);
      return left && right && [...left, sign, ...right];
    }
    default:
      return undefined;
  }
}

/** A column that is not of the table it is calculated in. */
const isElsewhere = (path: string, table: string | undefined): boolean =>
  path.includes('.') && !(table !== undefined && path.startsWith(`${table}.`));

const field = (path: string): Raw => ({ __vModel__: path });

function inBrackets(
  part: Expression,
  table: string | undefined,
  isWeak: (strength: number) => boolean,
): unknown[] | undefined {
  const written = tokens(part, table);
  const isInner = part.type === 'binary' && isWeak(strength[part.operator] ?? 0);
  return written && isInner ? ['(', ...written, ')'] : written;
}
