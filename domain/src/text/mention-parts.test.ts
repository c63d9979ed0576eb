import { expect, test } from 'vitest';
import { mentionParts, stillMentioned } from './mention-parts.ts';

const written = (text: string, ...names: string[]) =>
  mentionParts(text, names).map(({ words, isName }) => (isName ? `[${words}]` : words));

test.each([
  ['请看一下', ['李雷'], ['请看一下']],
  ['@李雷 请看', ['李雷'], ['[@李雷]', ' 请看']],
  ['问 @李雷 和@韩梅梅', ['李雷', '韩梅梅'], ['问 ', '[@李雷]', ' 和', '[@韩梅梅]']],
  ['@李雷雷', ['李雷', '李雷雷'], ['[@李雷雷]']],
  ['@李雷@李雷', ['李雷'], ['[@李雷]', '[@李雷]']],
  ['a@b.com @', ['李雷', ''], ['a@b.com @']],
  ['', ['李雷'], []],
])('%s with %j', (text, names, parts) => {
  expect(written(text, ...names)).toEqual(parts);
});

test('a name that was deleted again calls nobody, and two of one name are both called', () => {
  const people = [
    { id: '1', name: '李雷' },
    { id: '2', name: '韩梅梅' },
    { id: '3', name: '李雷' },
  ];
  expect(stillMentioned('@李雷 好', people).map(({ id }) => id)).toEqual(['1', '3']);
  expect(stillMentioned('好', people)).toEqual([]);
});
