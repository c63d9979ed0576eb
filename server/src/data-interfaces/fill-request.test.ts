import { describe, expect, it } from 'vitest';
import { checkedHeaders, filledAddress, filledBody } from './fill-request.ts';
import { InterfaceError } from './interface-error.ts';

const valuesOf = (a: string | number | null) => new Map([['a', a]]);
const problemOf = (work: () => unknown) => {
  try {
    work();
    return undefined;
  } catch (error) {
    if (error instanceof InterfaceError) return error.problem;
    throw error;
  }
};

describe('the address of a call', () => {
  it.each([
    [
      '海 运/&=?#',
      'https://api.example.com/a/%E6%B5%B7%20%E8%BF%90%2F%26%3D%3F%23?q=%E6%B5%B7%20%E8%BF%90%2F%26%3D%3F%23',
    ],
    ['@evil.example', 'https://api.example.com/a/%40evil.example?q=%40evil.example'],
    ['x\r\nHost: evil', 'https://api.example.com/a/x%0D%0AHost%3A%20evil?q=x%0D%0AHost%3A%20evil'],
    [null, 'https://api.example.com/a/?q='],
    ['...', 'https://api.example.com/a/...?q=...'],
  ])('keeps its values to themselves: %j', (value, expected) => {
    expect(filledAddress('https://api.example.com/a/{a}?q={ a }', valuesOf(value)).href).toBe(expected);
  });

  it.each([
    ['https://api.example.com/a/{a}/b', '..'],
    ['https://api.example.com/a/{a}/b', '.'],
    ['https://api.example.com/a/{a}.', '.'],
    ['https://api.example.com/a/%2e{a}', '.'],
    ['https://api.example.com/../b', 'x'],
    ['https://{a}/b', 'evil.example'],
    ['https://{a}.example.com/', 'x'],
    ['https://api.example.com:{a}/', '22'],
    ['https://api.example.com\\@evil.example/', 'x'],
    ['https://user:password@api.example.com/', 'x'],
    ['https://api.example.com/#{a}', 'x'],
    ['https://api.example.com/{a b}', 'x'],
    ['file:///etc/passwd', 'x'],
    ['ftp://api.example.com/', 'x'],
    ['//api.example.com/', 'x'],
    ['https://', 'x'],
    ['https://a b/', 'x'],
  ])('%s with %s is refused', (template, value) => {
    expect(problemOf(() => filledAddress(template, valuesOf(value)))).toBe('addressWrong');
  });

  it('knows declared names only', () => {
    expect(problemOf(() => filledAddress('https://api.example.com/{b}', valuesOf('x')))).toBe(
      'parameterUnknown',
    );
  });
});

describe('the body of a call', () => {
  it('takes a value as a part of a text, or as JSON of its own', () => {
    const template = '{"q": "code:{a}", "value": {a}, "list": [{ a }], "other": "{b}"}';
    for (const value of ['", "admin": true, "x": "', 'a\\"\n', '海运', 7, null]) {
      expect(JSON.parse(filledBody(template, valuesOf(value)))).toEqual({
        q: `code:${value ?? ''}`,
        value,
        list: [value],
        other: '{b}',
      });
    }
  });

  it('is JSON with declared names, or refused', () => {
    expect(problemOf(() => filledBody('{"a": }', valuesOf('x')))).toBe('bodyNoJson');
    expect(problemOf(() => filledBody('a={a}', valuesOf('x')))).toBe('bodyNoJson');
    expect(problemOf(() => filledBody('{"a": {b}}', valuesOf('x')))).toBe('parameterUnknown');
  });
});

describe('the headers of a call', () => {
  it('are those somebody wrote', () => {
    expect(checkedHeaders([{ name: 'X-Key', value: 'secret' }])).toEqual({ 'x-key': 'secret' });
  });
  it.each([
    ['Host', 'evil.example'],
    ['host', 'evil.example'],
    ['Content-Length', '0'],
    ['Transfer-Encoding', 'chunked'],
    ['Connection', 'upgrade'],
    ['Proxy-Authorization', 'x'],
    ['X-Key\r\nHost', 'x'],
    ['X Key', 'x'],
    ['', 'x'],
    ['X-Key', 'x\r\nHost: evil.example'],
    ['X-Key', 'x\ny'],
    ['X-Key', '密'],
  ])('%j: %j is refused', (name, value) => {
    expect(problemOf(() => checkedHeaders([{ name, value }]))).toBe('headerWrong');
  });
});
