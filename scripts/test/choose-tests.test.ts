import { describe, expect, it } from 'vitest';
import { type Repository, testsOfChange, testsOfFeatures } from './choose-tests.ts';
import { everyFeature } from './features.ts';
import { readRepository } from './repository.ts';
import { root } from './run-node.ts';

const imports = {
  'contract/src/chat.ts': [],
  'contract/src/endpoints.ts': ['contract/src/chat.ts'],
  'domain/src/money/add.ts': [],
  'domain/src/money/add.test.ts': ['domain/src/money/add.ts'],
  'server/src/app.ts': ['server/src/chat/routes.ts', 'server/src/bill/routes.ts', 'server/src/http/serve.ts'],
  'server/src/http/serve.ts': ['contract/src/endpoints.ts'],
  'server/src/testing/test-app.ts': ['server/src/app.ts'],
  'server/src/chat/routes.ts': ['contract/src/chat.ts'],
  'server/src/chat/send.test.ts': ['server/src/testing/test-app.ts'],
  'server/src/bill/routes.ts': ['domain/src/money/add.ts'],
  'server/src/bill/pay.test.ts': ['server/src/testing/test-app.ts', 'contract/src/chat.ts'],
  'web/src/chat/chat-page.tsx': ['contract/src/chat.ts', 'web/src/ui/button.tsx', 'web/src/chat/chat.css'],
  'web/src/chat/chat-page.test.tsx': ['web/src/chat/chat-page.tsx'],
  'web/src/ui/button.tsx': [],
  'web/src/ui/button.test.tsx': ['web/src/ui/button.tsx'],
  'scripts/promises.test.ts': [],
  'e2e/talk.test.ts': ['e2e/browser.ts'],
  'e2e/pay.test.ts': ['e2e/browser.ts'],
  'e2e/screens.test.ts': ['e2e/browser.ts'],
  'e2e/browser.ts': [],
};
const repository: Repository = {
  features: ['chat', 'bill', 'money'],
  imports: new Map(Object.entries(imports)),
  journeys: new Map([
    ['e2e/talk.test.ts', ['chat']],
    ['e2e/pay.test.ts', ['bill']],
    ['e2e/screens.test.ts', [everyFeature]],
  ]),
};
const every = Object.keys(imports).filter((path) => path.includes('.test.'));

it('the tests of a feature are beside its modules and in the journeys that name it', () => {
  expect(testsOfFeatures(repository, ['chat'])).toEqual([
    'server/src/chat/send.test.ts',
    'web/src/chat/chat-page.test.tsx',
    'e2e/talk.test.ts',
  ]);
  expect(testsOfFeatures(repository, ['ui', 'money'])).toEqual([
    'domain/src/money/add.test.ts',
    'web/src/ui/button.test.tsx',
  ]);
});

const always = 'scripts/promises.test.ts';
describe.each<[string, string[], string[]]>([
  ['nothing', [], []],
  ['documents', ['docs/chat.md', 'README.md'], []],
  [
    'a feature of the server',
    ['server/src/chat/routes.ts'],
    [
      'server/src/chat/send.test.ts',
      'web/src/chat/chat-page.test.tsx',
      always,
      'e2e/talk.test.ts',
      'e2e/screens.test.ts',
    ],
  ],
  [
    'a page of the contract',
    ['contract/src/chat.ts'],
    [
      'server/src/chat/send.test.ts',
      'server/src/bill/pay.test.ts',
      'web/src/chat/chat-page.test.tsx',
      always,
      'e2e/talk.test.ts',
      'e2e/screens.test.ts',
    ],
  ],
  [
    'a rule that another feature imports',
    ['domain/src/money/add.ts'],
    ['domain/src/money/add.test.ts', always, 'e2e/pay.test.ts', 'e2e/screens.test.ts'],
  ],
  [
    'what every feature stands on',
    ['server/src/http/serve.ts'],
    [
      'server/src/chat/send.test.ts',
      'server/src/bill/pay.test.ts',
      always,
      'e2e/talk.test.ts',
      'e2e/pay.test.ts',
      'e2e/screens.test.ts',
    ],
  ],
  ['a test', ['server/src/bill/pay.test.ts'], ['server/src/bill/pay.test.ts', always]],
  [
    'a style that a page imports',
    ['web/src/chat/chat.css'],
    [
      'server/src/chat/send.test.ts',
      'web/src/chat/chat-page.test.tsx',
      always,
      'e2e/talk.test.ts',
      'e2e/screens.test.ts',
    ],
  ],
  [
    'what journeys start with',
    ['e2e/browser.ts'],
    [always, 'e2e/talk.test.ts', 'e2e/pay.test.ts', 'e2e/screens.test.ts'],
  ],
  ['a file that nothing imports', ['package-lock.json'], every],
])('a change of %s', (_what, changed, tests) => {
  it('runs what it touches', () => expect(testsOfChange(repository, changed)).toEqual(tests));
});

it('every journey says what it is about, by names that exist', () => {
  const { features, journeys } = readRepository(root);
  const names = new Set([...features, everyFeature]);
  for (const [file, named] of journeys) {
    expect(named, file).not.toEqual([]);
    for (const name of named) expect(names.has(name), `${name} of ${file}`).toBe(true);
  }
});
