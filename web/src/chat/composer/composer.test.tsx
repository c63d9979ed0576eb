import { uploadFile } from '@fairway/contract/files.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityProblems } from '../../testing/accessibility.ts';
import { success } from '../../testing/answers.ts';
import { openApp } from '../../testing/open-app.tsx';
import type { Room } from '../../testing/room.ts';
import { clearSession } from '../../wire/session-store.ts';
import { direct, entry, group, places } from '../testing/conversations.ts';
import { base, emptyOutbox, framesOf, openChat } from '../testing/open-chat.ts';

beforeEach(emptyOutbox);
afterEach(async () => {
  vi.restoreAllMocks();
  await page.viewport(390, 844);
  await emptyOutbox();
});

const box = () => page.getByLabelText('输入消息');
const uploadCall = `POST ${uploadFile.path.replace(':type', 'IM')}`;
const uploads = {
  [uploadCall]: [success({ name: 'f1', url: '', fileVersionId: 'f1', fileSize: 3, fileExtension: 'png' })],
};
const firstFrame = async (room: Room) => (await framesOf(room, 'SendMessage'))[0];
const rest = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
const toastWords = () => document.querySelector('.toast:popover-open')?.textContent;

async function pictureFile(name = '装箱.png', width = 60, height = 40): Promise<File> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  canvas.getContext('2d')?.fillRect(0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return new File([blob ?? ''], name, { type: 'image/png' });
}

test('emoji go where the caret is; what is too long is not sent and says so', async () => {
  const room = await openChat();
  await box().fill('前后');
  await box().click();
  (box().element() as HTMLTextAreaElement).setSelectionRange(1, 1);
  await page.getByRole('button', { name: '表情' }).click();
  expect(await accessibilityProblems(document.documentElement)).toEqual([]);
  await page.getByRole('button', { name: '👍' }).click();
  await expect.element(box()).toHaveValue('前👍后');
  await box().fill('长'.repeat(2_001));
  await expect.element(page.getByText('消息过长，请分开发送（2001/2000）')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await rest(200);
  expect(await framesOf(room, 'SendMessage')).toEqual([]);
  await expect.element(box()).toHaveValue('长'.repeat(2_001));
});

test('pictures are shown at once, uploaded and sent with their size; a tap enlarges', async () => {
  const room = await openChat({ answers: uploads });
  await page.getByRole('button', { name: '更多' }).click();
  expect(await accessibilityProblems(document.documentElement)).toEqual([]);
  await userEvent.upload(page.getByLabelText('图片', { exact: true }).first(), await pictureFile());
  await expect
    .poll(() => firstFrame(room))
    .toMatchObject({ messageType: 'image', messageContent: { name: 'f1', width: 60, height: 40 } });
  const [upload] = await room.heard(uploadCall);
  expect(upload?.body).toContain('filename="装箱.png"');
  await expect.poll(() => document.querySelector('.bubble-picture img')).not.toBeNull();
  await page.getByRole('button', { name: '我发送的图片 查看大图' }).click();
  const enlarged = page.getByRole('dialog').getByRole('img', { name: '我发送的图片' });
  await expect.element(enlarged).toBeVisible();
});

test('the key that ends the composing of a word sends nothing, also where the browser says so by its number only', async () => {
  const room = await openChat();
  await box().fill('ni hao');
  const key = { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true };
  box().element().dispatchEvent(new KeyboardEvent('keydown', key));
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}{Backspace}!{Enter}');
  await expect.poll(() => firstFrame(room)).toMatchObject({ messageContent: 'ni hao!' });
});

test('a typed name means whom it fits; everybody only when everybody is meant', async () => {
  const room = await openChat({ detail: group });
  await box().click();
  await userEvent.keyboard('@');
  await expect.element(page.getByRole('option').first()).toHaveTextContent('所有人');
  await userEvent.keyboard('{ArrowDown}李');
  expect(page.getByRole('option').elements()).toHaveLength(1);
  await userEvent.keyboard('{Enter}@所{Enter}@无此人{Enter}');
  await expect
    .poll(() => firstFrame(room))
    .toMatchObject({ messageContent: '@李雷 @所有人 @无此人', mentionIds: ['u2', 'all'] });
});

test('a name that is written out or pasted counts as well', async () => {
  const room = await openChat({ detail: group });
  await box().fill('@韩梅梅 请看，@所有人');
  await userEvent.keyboard('{Escape}{Enter}');
  await expect.poll(() => firstFrame(room)).toMatchObject({ mentionIds: ['u3', 'all'] });
});

test('who does not see the list of names hears which one is chosen', async () => {
  await openChat({ detail: group });
  await box().click();
  await userEvent.keyboard('@{ArrowDown}');
  await expect.element(page.getByRole('status').getByText('3 条建议')).toBeInTheDocument();
  const chosen = () =>
    document.getElementById(box().element().getAttribute('aria-activedescendant') ?? '')?.textContent;
  await expect.poll(chosen).toContain('李雷');
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(chosen).toContain('韩梅梅');
  const list = page.getByRole('listbox', { name: '选择要提醒的人' }).element();
  expect(box().element().getAttribute('aria-controls')).toBe(list.id);
  expect(await accessibilityProblems(document.documentElement)).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(box()).not.toHaveAttribute('aria-controls');
});

/** False when the paste was taken from the browser. */
function paste(files: File[], text = ''): boolean {
  const clipboardData = new DataTransfer();
  if (text) clipboardData.setData('text/plain', text);
  for (const file of files) clipboardData.items.add(file);
  const event = { clipboardData, bubbles: true, cancelable: true };
  return box().element().dispatchEvent(new ClipboardEvent('paste', event));
}

test('cells of a table come with a picture of themselves: the browser pastes their words', async () => {
  await openChat();
  await box().click();
  expect(paste([await pictureFile()], '柜号\tTEU')).toBe(true);
  await rest(100);
  expect(page.getByRole('alertdialog').elements()).toEqual([]);
  expect(paste([await pictureFile()])).toBe(false);
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: '取消' }).click();
});

test('what is pasted is asked about first, and what is no picture goes as a file', async () => {
  const room = await openChat({ answers: uploads });
  await box().click();
  paste([new File(['%PDF-1.4'], '提单.pdf', { type: 'application/pdf' })]);
  await expect.element(page.getByRole('alertdialog').getByText('发送“提单.pdf”？')).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: '取消' }).click();
  await rest(200);
  expect(await room.heard(uploadCall)).toEqual([]);
  paste([new File(['%PDF-1.4'], '提单.pdf', { type: 'application/pdf' }), await pictureFile()]);
  await page.getByRole('alertdialog').getByRole('button', { name: '发送' }).click();
  await expect
    .poll(() => firstFrame(room))
    .toMatchObject({ messageType: 'file', messageContent: { name: 'f1' } });
  await expect.element(page.getByText('提单.pdf', { exact: true }).first()).toBeVisible();
});

test('files can be dropped into the conversation', async () => {
  const room = await openChat({ answers: uploads, list: [entry(1)] });
  await expect.element(page.getByText('第1句')).toBeVisible();
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File(['a,b'], '柜量.csv', { type: 'text/csv' }));
  const log = document.querySelector('.message-log');
  log?.dispatchEvent(new DragEvent('dragenter', { dataTransfer, bubbles: true }));
  await expect.element(page.getByText('松开即可发送到“李雷”')).toBeVisible();
  log?.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  await page.getByRole('alertdialog').getByRole('button', { name: '发送' }).click();
  await expect.poll(() => firstFrame(room)).toMatchObject({ messageType: 'file' });
});

test('where the device is can be sent, after a look', async () => {
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((found) =>
    found({ coords: { latitude: 29.87, longitude: 121.55, accuracy: 12 } } as GeolocationPosition),
  );
  const room = await openChat();
  await page.getByRole('button', { name: '更多' }).click();
  await page.getByRole('button', { name: '位置', exact: true }).click();
  await page.getByRole('button', { name: '定位我的位置' }).click();
  await page.getByLabelText('地点名称').fill('北仑港');
  expect(await accessibilityProblems(document.documentElement)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: '发送' }).click();
  await expect
    .poll(() => firstFrame(room))
    .toMatchObject({
      messageType: 'location',
      messageContent: { latitude: 29.87, longitude: 121.55, title: '北仑港', address: '' },
    });
  await expect.element(page.getByRole('link', { name: /北仑港.*在地图中打开/ })).toBeVisible();
});

/** A microphone that hears a tone. */
function hearTone() {
  return vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async () => {
    const context = new AudioContext();
    const tone = context.createOscillator();
    const microphone = context.createMediaStreamDestination();
    tone.connect(microphone);
    tone.start();
    return microphone.stream;
  });
}

const voiceButton = () => document.querySelector('.voice-button') as HTMLElement;
function point(type: string, clientY = 800): void {
  const event = { pointerId: 1, button: 0, clientX: 200, clientY, bubbles: true, cancelable: true };
  voiceButton().dispatchEvent(new PointerEvent(type, event));
}

test('hold to talk: sent when released, as a file every device plays; too short and slid up are not', async () => {
  hearTone();
  vi.spyOn(Element.prototype, 'setPointerCapture').mockReturnValue();
  const room = await openChat({ answers: uploads });
  await page.getByRole('button', { name: '语音输入' }).click();
  await expect.element(page.getByRole('button', { name: '按住 说话' })).toBeVisible();

  point('pointerdown');
  await expect.element(page.getByRole('button', { name: '松开 结束' })).toBeVisible();
  point('pointerup');
  await expect.poll(toastWords).toBe('说话时间太短');

  point('pointerdown');
  await expect.element(page.getByRole('button', { name: '松开 结束' })).toBeVisible();
  point('pointermove', 600);
  await expect.element(page.getByRole('button', { name: '松开手指，取消发送' })).toBeVisible();
  await rest(1_100);
  point('pointerup', 600);
  await expect.element(page.getByRole('button', { name: '按住 说话' })).toBeVisible();
  await rest(300);
  expect(await room.heard(uploadCall)).toEqual([]);

  point('pointerdown');
  await expect.element(page.getByRole('button', { name: '松开 结束' })).toBeVisible();
  await rest(2_200);
  point('pointerup');
  await expect.poll(() => firstFrame(room)).toMatchObject({ messageType: 'voice' });
  const { messageContent } = (await firstFrame(room)) ?? {};
  expect((messageContent as { length: number }).length).toBe(2);
  const [upload] = await room.heard(uploadCall);
  expect(upload?.body).toContain('filename="voice.wav"');
  expect(upload?.body).toContain('WAVEfmt');
  await expect.element(page.getByRole('button', { name: '播放语音，2 秒' })).toBeVisible();
});

test('with a keyboard one press begins and the next ends; without a microphone it is said', async () => {
  const microphone = hearTone();
  const room = await openChat({ answers: uploads });
  await page.getByRole('button', { name: '语音输入' }).click();
  voiceButton().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: '按下 结束' })).toBeVisible();
  await rest(1_300);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => firstFrame(room)).toMatchObject({ messageType: 'voice' });
  microphone.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await userEvent.keyboard('{Enter}');
  await expect.poll(toastWords).toBe('没有麦克风权限，请在浏览器设置中允许');
});

test('what was being written is not left behind by who signs out', async () => {
  await openChat();
  await box().fill('只给李雷看');
  await expect.poll(() => localStorage.getItem('drafts')).toContain('只给李雷看');
  await box().fill('只给李雷看的');
  clearSession(true);
  await expect.element(box()).not.toBeInTheDocument();
  expect(localStorage.getItem('drafts')).toBeNull();
});

test('on a desk Esc closes the panel first, then the conversation', async () => {
  await page.viewport(1440, 900);
  await openApp('/pages/index/index?id=u2', {
    answers: {
      [`GET ${base}`]: [success({ list: [], pagination: { currentPage: 1, pageSize: 20, total: 0 } })],
      [`GET ${base}/u2`]: [success(direct)],
      [`GET ${base}/c1/messages`]: [success(places([entry(1)]))],
    },
  });
  for (const name of ['表情', '更多']) {
    const button = page.getByRole('button', { name, exact: true });
    await button.click();
    await expect.element(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  }
  await userEvent.keyboard('{Escape}');
  await expect.element(box()).not.toBeInTheDocument();
});
