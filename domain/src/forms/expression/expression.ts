/** An expression, read and found harmless: nothing in it can reach further than the fields and functions it names. */
export type Expression =
  | { type: 'text'; value: string }
  /** Decimal text: a number is never a float on its way. */
  | { type: 'number'; value: string }
  | { type: 'boolean'; value: boolean }
  | { type: 'empty' }
  /** A field, or a column of a sub-table as `table.column`. */
  | { type: 'field'; path: string }
  | { type: 'unary'; operator: UnaryOperator; operand: Expression }
  | { type: 'binary'; operator: BinaryOperator; left: Expression; right: Expression }
  | { type: 'call'; name: string; given: Expression[] };

export type UnaryOperator = '-' | '+' | '!';
export type BinaryOperator =
  | '+'
  | '-'
  | '*'
  | '/'
  | '%'
  | '^'
  | '&'
  | '='
  | '<>'
  | '<'
  | '<='
  | '>'
  | '>='
  | 'and'
  | 'or';

/** Far beyond what anybody writes, and far below what could keep a server busy. */
export const limits = { letters: 4_000, nodes: 500, depth: 30, rows: 2_000 } as const;

/** The fields an expression looks at, each once. */
export function fieldsIn(expression: Expression): string[] {
  const found = new Set<string>();
  const open = [expression];
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    if (part.type === 'field') found.add(part.path);
    open.push(...partsOf(part));
  }
  return [...found];
}

export function partsOf(expression: Expression): readonly Expression[] {
  switch (expression.type) {
    case 'unary':
      return [expression.operand];
    case 'binary':
      return [expression.left, expression.right];
    case 'call':
      return expression.given;
    default:
      return [];
  }
}
