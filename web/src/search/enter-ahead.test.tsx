import { useLocation } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showPart } from '../testing/show-part.tsx';
import { type Finder, FindersContext, type Found } from '../wire/find.ts';
import { SearchOpener } from './search-opener.tsx';
import { closeSearch, openNew, openSearch } from './search-store.ts';

/** What is found by `gang`, and the order in which everything that finds answers: each waits until it is let go. */
const isFound = (keyword: string, name: string): Found[] =>
  keyword !== '' && 'gang'.startsWith(keyword) ? [{ key: name, icon: 'grid', name, path: `/${name}` }] : [];
const gate = () => Promise.withResolvers<void>();

const field = page.getByRole('combobox');
const place = () => document.querySelector('output')?.textContent;
const press = (init: KeyboardEventInit, on: Element = document.body) =>
  on.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true }));
const type = (text: string) => {
  for (const key of text) press({ key });
};
/** Longer than typing has to pause before the server is asked. */
const typingHasPaused = () => new Promise((resolve) => setTimeout(resolve, 300));

const show = (loadFinders: () => Promise<Finder[]>) =>
  showPart(
    <FindersContext value={loadFinders}>
      <SearchOpener />
      <Where />
    </FindersContext>,
  );

function Where() {
  return <output>{useLocation().pathname}</output>;
}

afterEach(() => {
  vi.restoreAllMocks();
  closeSearch();
});

test.each([
  ['gang', ''],
  ['ga', 'ng'],
])('%s is typed ahead, then %s and Enter come in the moment in which the field does', async (ahead, then) => {
  const showModal = HTMLDialogElement.prototype.showModal;
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function (this: HTMLDialogElement) {
    showModal.call(this);
    // The very next that happens: keys go before what the page has put off.
    queueMicrotask(() => {
      for (const letter of then) document.execCommand('insertText', false, letter);
      press({ key: 'Enter' }, document.activeElement ?? undefined);
    });
  });
  const answered = gate();
  await show(async () => [
    {
      heading: 'searchPorts',
      onDevice: async () => {
        await answered.promise;
        return (keyword) => (keyword === 'gang' ? isFound(keyword, 'ports') : []);
      },
    },
  ]);
  openSearch();
  type(ahead);
  await expect.element(field).toHaveValue('gang');
  answered.resolve();
  await expect.poll(place).toBe('/ports');
  await expect.element(field).not.toBeInTheDocument();
});

test.each([
  ['everything', openSearch],
  ['what can be begun', openNew],
])('Enter is kept while the finders of %s are fetched', async (_, open) => {
  const loaded = gate();
  const answered = gate();
  await show(async () => {
    await loaded.promise;
    return [
      {
        heading: 'searchForms',
        isNew: true,
        onDevice: async () => {
          await answered.promise;
          return (keyword) => isFound(keyword, 'forms');
        },
      },
    ];
  });
  open();
  type('gang');
  press({ key: 'Enter' });
  await expect.element(field).toHaveValue('gang');
  await typingHasPaused();
  loaded.resolve();
  await typingHasPaused();
  answered.resolve();
  await expect.poll(place).toBe('/forms');
});

test('what stands first is opened when nothing can come before it any more', async () => {
  const people = gate();
  const ports = gate();
  const rates = gate();
  await show(async () => [
    {
      heading: 'searchPeople',
      ask: async () => {
        await people.promise;
        return [];
      },
    },
    {
      heading: 'searchPorts',
      ask: async (keyword) => {
        await ports.promise;
        return isFound(keyword, 'ports');
      },
    },
    { heading: 'searchScreens', onDevice: async () => (keyword) => isFound(keyword, 'screens') },
    {
      heading: 'searchRates',
      ask: async () => {
        await rates.promise;
        return [];
      },
    },
  ]);
  openSearch();
  type('gang');
  press({ key: 'Enter' });
  await expect.element(page.getByRole('option', { name: 'screens' })).toBeVisible();
  await typingHasPaused();
  people.resolve();
  await typingHasPaused();
  expect(place()).toBe('/');
  ports.resolve();
  await expect.poll(place).toBe('/ports');
});

test('who types on has not pressed Enter, and what was found for less opens nothing', async () => {
  const answers = { ga: gate(), gan: gate() };
  await show(async () => [
    {
      heading: 'searchPorts',
      ask: async (keyword) => {
        await answers[keyword as 'ga' | 'gan'].promise;
        return isFound(keyword, keyword);
      },
    },
  ]);
  openSearch();
  await field.fill('ga');
  await userEvent.keyboard('{Enter}');
  await typingHasPaused();
  await userEvent.keyboard('n');
  answers.ga.resolve();
  await typingHasPaused();
  answers.gan.resolve();
  await expect.element(page.getByRole('option', { name: 'gan' })).toBeVisible();
  expect(place()).toBe('/');
  await userEvent.keyboard('{Enter}');
  await expect.poll(place).toBe('/gan');
});

test('Enter is forgotten where nothing is found, and by a letter that is typed ahead after it', async () => {
  await show(async () => [{ heading: 'searchPorts', ask: async (keyword) => isFound(keyword, 'ports') }]);
  openSearch();
  type('gan');
  press({ key: 'Enter' });
  type('g');
  await expect.element(page.getByRole('option', { name: 'ports' })).toBeVisible();
  await userEvent.keyboard('s{Enter}');
  await expect.element(page.getByText('没有找到“gangs”')).toBeVisible();
  await userEvent.keyboard('{Backspace}');
  await expect.element(page.getByRole('option', { name: 'ports' })).toBeVisible();
  await typingHasPaused();
  expect(place()).toBe('/');
});

test('what cannot answer keeps nobody waiting', async () => {
  await show(async () => [
    { heading: 'searchPeople', onDevice: () => Promise.reject(new Error('not today')) },
    { heading: 'searchPorts', onDevice: async () => (keyword) => isFound(keyword, 'ports') },
  ]);
  openSearch();
  type('gang');
  press({ key: 'Enter' });
  await expect.poll(place).toBe('/ports');
});
