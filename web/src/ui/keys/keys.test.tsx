import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../testing/render.ts';
import { KeysHelp } from './keys-help.tsx';
import { useKeys } from './use-keys.ts';

function Screen({ done, inner = false }: { done: (what: string) => void; inner?: boolean }) {
  const [count, setCount] = useState(0);
  useKeys('列表', [
    { keys: 'a', name: '同意', act: () => done(`a${count}`) },
    { keys: 'j', name: '下一条', act: () => setCount(count + 1), repeats: true },
    { keys: 'g t', name: '去待办', act: () => done('g t') },
    { keys: 't', name: '别的', act: () => done('t') },
    { keys: 'mod+k', name: '搜索', act: () => done('mod+k') },
  ]);
  return (
    <>
      <input aria-label="field" />
      <div contentEditable suppressContentEditableWarning>
        rich
      </div>
      <button type="button">button</button>
      {inner && <Inner done={done} />}
    </>
  );
}

function Inner({ done }: { done: (what: string) => void }) {
  useKeys('详情', [{ keys: 'a', name: '通过', act: () => done('inner') }], 'detail');
  return null;
}

test('keys act, one after the other too, with what is on screen now', async () => {
  const done = vi.fn();
  await render(<Screen done={done} />);
  await userEvent.keyboard('jja');
  expect(done).toHaveBeenLastCalledWith('a2');
  await userEvent.keyboard('gt');
  expect(done).toHaveBeenLastCalledWith('g t');
  await userEvent.keyboard('t');
  expect(done).toHaveBeenLastCalledWith('t');
  await userEvent.keyboard('ga');
  expect(done).toHaveBeenLastCalledWith('a2');
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(done).toHaveBeenLastCalledWith('mod+k');
});

test('a key never acts while one types; with Ctrl it does', async () => {
  const done = vi.fn();
  await render(<Screen done={done} />);
  await page.getByLabelText('field').click();
  await userEvent.keyboard('agt');
  await page.getByText('rich').click();
  await userEvent.keyboard('a');
  expect(done).not.toHaveBeenCalled();
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(done.mock.calls).toEqual([['mod+k']]);
  await page.getByRole('button').click();
  await userEvent.keyboard('a');
  expect(done).toHaveBeenLastCalledWith('a0');
});

test('an input method that is on keeps the letter but not the key', async () => {
  const done = vi.fn();
  await render(<Screen done={done} />);
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Process', code: 'KeyA', bubbles: true }));
  expect(done).toHaveBeenLastCalledWith('a0');
});

test('a key that is held down acts once, unless it walks', async () => {
  const done = vi.fn();
  await render(<Screen done={done} />);
  const held = (key: string) =>
    document.dispatchEvent(new KeyboardEvent('keydown', { key, repeat: true, bubbles: true }));
  held('a');
  expect(done).not.toHaveBeenCalled();
  held('j');
  await userEvent.keyboard('a');
  expect(done).toHaveBeenLastCalledWith('a1');
});

test('the nearest wins, and is gone with its screen', async () => {
  const done = vi.fn();
  const { rerender } = await render(<Screen done={done} inner />);
  await userEvent.keyboard('a');
  expect(done).toHaveBeenLastCalledWith('inner');
  await rerender(<Screen done={done} />);
  await userEvent.keyboard('a');
  expect(done).toHaveBeenLastCalledWith('a0');
});

test('? shows what keys do here, each once; no key acts behind it', async () => {
  const done = vi.fn();
  await render(
    <>
      <KeysHelp />
      <Screen done={done} inner />
    </>,
  );
  await userEvent.keyboard('?');
  await expect.element(page.getByRole('dialog', { name: '快捷键' })).toBeVisible();
  await expect.element(page.getByText('通过')).toBeVisible();
  expect(page.getByText('同意').elements()).toHaveLength(0);
  await expect.element(page.getByText('去待办')).toBeVisible();
  await userEvent.keyboard('a');
  expect(done).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});
