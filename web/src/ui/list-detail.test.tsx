import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { setStoragePerson } from '../native/person-storage.ts';
import { accessibilityProblems } from '../testing/accessibility.ts';
import { render } from '../testing/render.ts';
import { DetailPane } from './detail-pane.tsx';
import { ListDetail } from './list-detail.tsx';
import { useOpenRow } from './use-open-row.ts';

afterEach(async () => {
  setStoragePerson('');
  await page.viewport(390, 844);
});

function Example() {
  const { id, open, close } = useOpenRow();
  const { search } = useLocation();
  return (
    <>
      <ListDetail
        list={['a', 'b'].map((row) => (
          <button key={row} type="button" onClick={() => open(row)}>
            打开 {row}
          </button>
        ))}
        detail={
          id && (
            <DetailPane title={`详情 ${id}`} onClose={close}>
              内容
            </DetailPane>
          )
        }
      />
      <output>{search}</output>
    </>
  );
}

const show = (entry = '/list?keyword=x') =>
  render(
    <MemoryRouter initialEntries={[entry]}>
      <Example />
    </MemoryRouter>,
  );
const where = () => document.querySelector('output')?.textContent;
const button = (name: string) => page.getByRole('button', { name });

test('on a desk list and detail stand side by side, the URL names the row, and the cross closes it', async () => {
  await page.viewport(1440, 900);
  await show();
  await expect.element(page.getByText('从左侧选择一条查看详情')).toBeVisible();
  await button('打开 a').click();
  await button('打开 b').click();
  await expect.element(page.getByRole('heading', { name: '详情 b', level: 2 })).toBeVisible();
  await expect.poll(where).toBe('?keyword=x&id=b');
  const list = document.querySelector('.list-detail-list')?.getBoundingClientRect();
  expect(list?.width).toBe(400);
  await button('关闭').click();
  await expect.poll(where).toBe('?keyword=x');
});

test('on a phone the open row takes the place of the list, and one step back brings the list again', async () => {
  await page.viewport(390, 844);
  await show();
  await button('打开 a').click();
  await expect.element(page.getByRole('heading', { name: '详情 a', level: 1 })).toBeVisible();
  await expect.element(button('打开 b')).not.toBeInTheDocument();
  await button('返回').click();
  await expect.element(button('打开 b')).toBeVisible();
  await expect.poll(where).toBe('?keyword=x');
});

test('on a phone Esc leads back to the list', async () => {
  await show();
  await button('打开 a').click();
  await expect.element(page.getByRole('heading', { name: '详情 a' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(button('打开 b')).toBeVisible();
  await expect.poll(where).toBe('?keyword=x');
});

test('a pasted link opens its row, and closing it stays on the list', async () => {
  await show('/list?id=b&keyword=x');
  await expect.element(page.getByRole('heading', { name: '详情 b' })).toBeVisible();
  await button('返回').click();
  await expect.poll(where).toBe('?keyword=x');
});

const edge = () => page.getByRole('separator', { name: '列表宽度' });
const listWidth = () => document.querySelector('.list-detail-list')?.getBoundingClientRect().width;

test('the list is made wider and narrower by keys, within its bounds, and says so', async () => {
  await page.viewport(1440, 900);
  setStoragePerson('u1');
  await show();
  await expect.element(edge()).toHaveAttribute('aria-valuemin', '360');
  await expect.element(edge()).toHaveAttribute('aria-valuemax', '420');
  await expect.element(edge()).toHaveAttribute('aria-valuenow', '400');
  (edge().element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(listWidth).toBe(390);
  await userEvent.keyboard('{End}{ArrowRight}');
  await expect.poll(listWidth).toBe(420);
  await expect.element(edge()).toHaveAttribute('aria-valuenow', '420');
  await userEvent.keyboard('{Home}{ArrowLeft}');
  await expect.poll(listWidth).toBe(360);
  expect(await accessibilityProblems()).toEqual([]);
});

test('the list is dragged, and as wide again for the same person, not for another', async () => {
  await page.viewport(1440, 900);
  setStoragePerson('u1');
  const { unmount } = await show();
  const detail = () => document.querySelector('.list-detail-detail') as HTMLElement;
  const dragTo = (x: number) => userEvent.dragAndDrop(edge(), detail(), { targetPosition: { x, y: 300 } });
  await dragTo(10);
  await expect.element(edge()).toHaveAttribute('aria-valuenow', '411');
  expect(listWidth()).toBe(411);
  await dragTo(300);
  await expect.poll(listWidth).toBe(420);
  await unmount();

  const again = await show();
  await expect.poll(listWidth).toBe(420);
  await again.unmount();
  setStoragePerson('u2');
  const other = await show();
  await expect.poll(listWidth).toBe(400);
  await other.unmount();
  setStoragePerson('u1');
  await show();
  await expect.poll(listWidth).toBe(420);
  await edge().dblClick();
  await expect.poll(listWidth).toBe(400);
});

test('a width that no list has is not taken from the device', async () => {
  await page.viewport(1440, 900);
  localStorage.setItem('of-person', JSON.stringify({ u1: { 'list-pane-width': 9000 } }));
  setStoragePerson('u1');
  await show();
  await expect.poll(listWidth).toBe(400);
});

test('on a phone there is nothing to drag', async () => {
  await show();
  await expect.element(button('打开 a')).toBeVisible();
  await expect.element(edge()).not.toBeInTheDocument();
});
