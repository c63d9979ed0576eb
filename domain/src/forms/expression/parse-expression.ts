import jsep from 'jsep';
import { ownValue } from '../own-value.ts';
import { type BinaryOperator, type Expression, limits, type UnaryOperator } from './expression.ts';
import { functions } from './functions.ts';

/** What is wrong with an expression, and at which letter, counted from 0. */
export interface ExpressionProblem {
  problem:
    | 'unreadable'
    | 'tooLong'
    | 'tooDeep'
    | 'notAllowed'
    | 'unknownFunction'
    | 'wrongCount'
    | 'unknownName';
  at: number;
  /** The word it is about, as it was written. */
  word: string;
}

export type Parsed = { expression: Expression; problem?: undefined } | { problem: ExpressionProblem };

/** Reads an expression such as `IF({amount} > 10000, "经理", "主管")`. It never throws, whatever the text. */
export function parseExpression(text: string): Parsed {
  if (text.length > limits.letters) return problemAt('tooLong', limits.letters);
  try {
    return { expression: new Walker().walk(jsep(text) as Node, 1) };
  } catch (error) {
    if (error instanceof Refused) return { problem: error.problem };
    const { index = 0 } = error as { index?: number };
    return problemAt('unreadable', index, text.slice(index, index + 20));
  }
}

const problemAt = (problem: ExpressionProblem['problem'], at: number, word = ''): Parsed => ({
  problem: { problem, at, word },
});

interface Node extends jsep.Expression {
  start?: number;
}

class Refused extends Error {
  readonly problem: ExpressionProblem;
  constructor(problem: ExpressionProblem['problem'], word: string, at = 0) {
    super(problem);
    this.problem = { problem, at, word };
  }
}

const binaryOperators: Record<string, BinaryOperator> = {
  '+': '+',
  '-': '-',
  '*': '*',
  '/': '/',
  '%': '%',
  '^': '^',
  '&': '&',
  '=': '=',
  '==': '=',
  '<>': '<>',
  '!=': '<>',
  '<': '<',
  '<=': '<=',
  '>': '>',
  '>=': '>=',
  '&&': 'and',
  '||': 'or',
};
const unaryOperators: Record<string, UnaryOperator> = { '-': '-', '+': '+', '!': '!' };
const words: Record<string, Expression> = {
  TRUE: { type: 'boolean', value: true },
  FALSE: { type: 'boolean', value: false },
  NULL: { type: 'empty' },
};

/** Turns the parser's tree into ours, node by node; what is not named here does not exist. */
class Walker {
  #nodes = 0;

  walk(node: Node, depth: number): Expression {
    this.#nodes += 1;
    if (depth > limits.depth || this.#nodes > limits.nodes) throw new Refused('tooDeep', '');
    const below = (part: unknown) => this.walk(part as Node, depth + 1);
    switch (node.type) {
      case 'Literal':
        return literalOf(node as jsep.Literal);
      case 'FieldRef':
        return { type: 'field', path: String(node.path) };
      case 'Identifier':
        return wordOf(String(node.name));
      case 'UnaryExpression': {
        const operator = ownValue(unaryOperators, String(node.operator));
        if (!operator) throw new Refused('notAllowed', String(node.operator));
        return { type: 'unary', operator, operand: below(node.argument) };
      }
      case 'BinaryExpression': {
        const operator = ownValue(binaryOperators, String(node.operator));
        if (!operator) throw new Refused('notAllowed', String(node.operator));
        return { type: 'binary', operator, left: below(node.left), right: below(node.right) };
      }
      case 'ConditionalExpression':
        return {
          type: 'call',
          name: 'IF',
          given: [below(node.test), below(node.consequent), below(node.alternate)],
        };
      case 'CallExpression':
        return this.#call(node as unknown as jsep.CallExpression, below);
      default:
        throw new Refused('notAllowed', node.type === 'Compound' ? '' : node.type);
    }
  }

  #call({ callee, arguments: given }: jsep.CallExpression, below: (part: unknown) => Expression): Expression {
    const written = callee.type === 'Identifier' ? String(callee.name) : '';
    const name = written.toUpperCase();
    const known = ownValue(functions, name);
    if (!known) throw new Refused('unknownFunction', written);
    if (given.length < known.least || given.length > known.most) throw new Refused('wrongCount', written);
    return { type: 'call', name, given: given.map(below) };
  }
}

function literalOf({ value, raw }: jsep.Literal): Expression {
  if (typeof value === 'string') return { type: 'text', value };
  if (typeof value === 'boolean') return { type: 'boolean', value };
  if (value === null) return { type: 'empty' };
  if (typeof value === 'number' && Number.isFinite(value)) return { type: 'number', value: raw };
  throw new Refused('notAllowed', raw);
}

function wordOf(written: string): Expression {
  const word = ownValue(words, written.toUpperCase());
  if (!word) throw new Refused('unknownName', written);
  return word;
}

// The parser is ours alone; its own operators speak JavaScript, ours speak like a spreadsheet.
jsep.removeAllBinaryOps();
jsep.removeAllUnaryOps();
const precedence: Record<string, number> = {
  '||': 1,
  '&&': 2,
  '=': 6,
  '==': 6,
  '<>': 6,
  '!=': 6,
  '<': 7,
  '<=': 7,
  '>': 7,
  '>=': 7,
  '&': 8,
  '+': 9,
  '-': 9,
  '*': 10,
  '/': 10,
  '%': 10,
};
for (const [operator, rank] of Object.entries(precedence)) jsep.addBinaryOp(operator, rank);
jsep.addBinaryOp('^', 11, true);
for (const operator of Object.keys(unaryOperators)) jsep.addUnaryOp(operator);

const openBrace = 123;
const closeBrace = 125;

// `{amount}` is a field; the parser asks here before it reads a token itself.
jsep.hooks.add('gobble-token', function (this: Reading, env: { node?: Node }) {
  if (this.code !== openBrace) return;
  const start = this.index + 1;
  let end = start;
  while (end < this.expr.length && this.expr.charCodeAt(end) !== closeBrace) end += 1;
  const path = this.expr.slice(start, end).trim();
  if (end >= this.expr.length || !fieldPath.test(path)) this.throwError('a field is written as {name}');
  this.index = end + 1;
  env.node = { type: 'FieldRef', path };
});

interface Reading {
  readonly code: number;
  readonly expr: string;
  index: number;
  throwError: (message: string) => never;
}

/** A model, or a sub-table and one of its columns. */
const fieldPath = /^[\p{L}_][\p{L}\p{N}_]*(?:\.[\p{L}_][\p{L}\p{N}_]*)?$/u;
