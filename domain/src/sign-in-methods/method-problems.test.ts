import { expect, test } from 'vitest';
import { methodProblems } from './method-problems.ts';

const provider = {
  ...{ isOn: true, name: 'SSO', clientId: 'fairway' },
  authorizeUrl: 'https://sso.example.com/authorize',
  tokenUrl: 'https://sso.example.com/token',
  userinfoUrl: 'https://sso.example.com/userinfo',
};
const before = { ...provider, authorizeUrl: '', tokenUrl: '', userinfoUrl: '' };
const never = () => false;
/** As a browser reads them, as far as these cases need it. */
const read = (text: string) => {
  const [, protocol, login, hostname, port = '', path = ''] =
    /^(\w+:)\/\/(?:(\w+:\w+)@)?([\w.]*)(:\d+)?(\/\S*)?$/.exec(text) ?? [];
  if (!protocol || hostname === undefined) return undefined;
  const [username = '', password = ''] = login?.split(':') ?? [];
  return {
    protocol,
    hostname,
    origin: `${protocol}//${hostname}${port}`,
    hash: path.split('#')[1] ?? '',
    username,
    password,
  };
};

test.each([
  ['whole', provider, 'typed', {}],
  ['no address', { ...provider, tokenUrl: '' }, 'typed', { tokenUrl: 'needed' }],
  ['no secret', provider, 'none', { secret: 'secretNeeded' }],
  ['off and empty', { isOn: false }, 'none', {}],
  ['no address at all', { ...provider, tokenUrl: 'token' }, 'typed', { tokenUrl: 'notAnAddress' }],
  ['a file', { ...provider, tokenUrl: 'file:///etc/passwd' }, 'typed', { tokenUrl: 'notAnAddress' }],
  ['plain', { ...provider, tokenUrl: 'http://sso.example.com/' }, 'typed', { tokenUrl: 'notEncrypted' }],
  [
    'a password',
    { ...provider, tokenUrl: 'https://a:b@sso.example.com/' },
    'typed',
    { tokenUrl: 'withPassword' },
  ],
  ['another host', provider, 'kept', { secret: 'secretForOther' }],
] as const)('a provider: %s', (_, after, secret, problems) => {
  expect(methodProblems({ kind: 'oauth', before, after, secret, read, mayBePlain: never })).toEqual(problems);
});

test('a secret stays where only the path changes, and a listed host may be plain', () => {
  const after = { ...provider, tokenUrl: 'https://sso.example.com/v2/token' };
  const kept = { kind: 'oauth', before: provider, secret: 'kept' } as const;
  expect(methodProblems({ ...kept, after, read, mayBePlain: never })).toEqual({});
  const plain = { ...provider, userinfoUrl: 'http://sso.inside/me' };
  expect(methodProblems({ ...kept, after: plain, read, mayBePlain: () => true })).toEqual({});
});

test.each([
  ['https://fairway.example.com', {}],
  ['http://localhost:8080', {}],
  ['http://fairway.example.com', { publicUrl: 'notEncrypted' }],
  ['https://fairway.example.com/below', { publicUrl: 'notAnOrigin' }],
])('our own address %s', (publicUrl, problems) => {
  const written = { kind: 'address', before: {}, secret: 'none', read, mayBePlain: never } as const;
  expect(methodProblems({ ...written, after: { publicUrl } })).toEqual(problems);
});
