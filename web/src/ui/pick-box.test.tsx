import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showPart } from '../testing/show-part.tsx';
import { PickBox } from './pick-box.tsx';

test.each([
  ['one chosen thing has its cross at the end of the box', ['王小明'], 0, 48],
  ['several have each their own beside their names', ['王小明', '李四'], 100, 400],
])('%s', async (_, names, least, most) => {
  await showPart(
    <PickBox
      ties={{ 'aria-label': '负责人' }}
      placeholder="请选择"
      chosen={names.map((name) => ({ key: name, name }))}
      onOpen={() => undefined}
      onRemove={() => undefined}
    />,
  );
  const cross = page.getByRole('button', { name: '移除 王小明' }).element().getBoundingClientRect();
  const box = document.querySelector('.pick-box')?.getBoundingClientRect();
  const room = (box?.right ?? 0) - cross.right;
  expect(room).toBeGreaterThanOrEqual(least);
  expect(room).toBeLessThan(most);
});
