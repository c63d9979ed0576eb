import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityProblems } from '../testing/accessibility.ts';
import { type Heard, refused, success } from '../testing/answers.ts';
import { openApp } from '../testing/open-app.tsx';
import { chooseTheme } from '../ui/theme.ts';
import { punchScreen } from './paths.ts';
import { answers, calls, emptyQueue, hidePosition, punch, standAt, start, user } from './testing/punches.ts';

beforeEach(emptyQueue);
afterEach(async () => {
  vi.restoreAllMocks();
  await emptyQueue();
  await page.viewport(390, 844);
});

const open = (more = {}) => openApp(punchScreen, { user: user(), answers: { ...answers, ...more } });
const bodyOf = (heard: Heard | undefined) => JSON.parse(heard?.body ?? '{}');
const button = (name: RegExp | string) => page.getByRole('button', { name });

test('the notice is read and agreed to before the device is asked where it is', async () => {
  standAt(31.3462, 121.6031, 18);
  const notice = {
    ...{ version: 3, text: '有问题请找人事', positionDays: 365, photoDays: 180, seenBy: ['managers', 'hr'] },
    ...{ isSentToMap: false, isAgreed: false, agreedTime: null },
  };
  const room = await open({
    [calls.start]: [start({ notice }), start()],
    [calls.agree]: [success(null)],
  });
  await expect.element(page.getByText('位置保存 365 天，到期自动清除')).toBeVisible();
  await expect.element(page.getByText('除您自己外，您的上级、人事可以看到')).toBeVisible();
  expect(navigator.geolocation.watchPosition).not.toHaveBeenCalled();
  expect(await accessibilityProblems()).toEqual([]);
  await button('同意并继续').click();
  await expect.element(page.getByText('精度约 18 米')).toBeVisible();
  expect(bodyOf((await room.heard(calls.agree))[0])).toEqual({ version: 3 });
});

test('whom one stands at is chosen, and the punch says what became of it', async () => {
  standAt(31.3462, 121.6031, 18);
  const room = await open({
    [calls.add]: [success(punch({ flags: [{ flag: 'outsideTimes', value: null }] }))],
  });
  await expect.element(page.getByRole('radio', { name: /华东机电/ })).toBeChecked();
  await expect.element(page.getByRole('radio', { name: /宁波.*公里/ })).toBeVisible();
  await expect.element(page.getByRole('radio', { name: /远洋贸易.*尚无坐标/ })).toBeVisible();
  await page.getByRole('textbox', { name: '备注' }).fill('送提单');
  expect(await accessibilityProblems()).toEqual([]);
  await button(/^签到/).click();
  await expect.element(page.getByText('09:32 签到成功')).toBeVisible();
  await expect.element(page.getByText('不在规则规定的日期和时间内')).toBeVisible();
  const [sent] = await room.heard(calls.add);
  expect(bodyOf(sent)).toMatchObject({
    ...{ kind: 'in', note: '送提单', isQueued: false, isMock: false, photos: [] },
    ...{ target: { kind: 'customer', id: 'c1' }, position: { lat: 31.3462, lng: 121.6031, accuracy: 18 } },
  });
  expect(bodyOf(sent).elapsedMs).toBeGreaterThanOrEqual(0);
});

test('far from the target it asks once, and a no sends nothing', async () => {
  standAt(31.3462, 121.6531, 30);
  const room = await open({ [calls.add]: [success(punch())] });
  await page.getByRole('radio', { name: /华东机电/ }).click();
  await button(/^签到/).click();
  await expect.element(page.getByText('距离“华东机电”4.8 公里，仍要打卡吗？')).toBeVisible();
  await expect.element(page.getByText('超出 300 米的范围，打卡会标记“不在目标范围”')).toBeVisible();
  await button('取消').click();
  expect(await room.heard(calls.add)).toEqual([]);
  await button(/^签到/).click();
  await button('仍然签到').click();
  await expect.poll(async () => (await room.heard(calls.add)).length).toBe(1);
});

test('who is checked in checks out where they are', async () => {
  standAt(31.3462, 121.6531, 30);
  const room = await open({
    [calls.start]: [start({ open: [punch()] })],
    [calls.add]: [success(punch({ kind: 'out', minutes: 48 }))],
  });
  await expect.element(page.getByRole('radio', { name: /华东机电/ })).toBeChecked();
  await button(/^签退/).click();
  await button('仍然签退').click();
  await expect.element(page.getByText('48 分钟')).toBeVisible();
  expect(bodyOf((await room.heard(calls.add))[0])).toMatchObject({ kind: 'out', target: { id: 'c1' } });
});

test('who is checked in there already is asked once before the second check-in', async () => {
  standAt(31.3462, 121.6031, 18);
  const room = await open({
    [calls.start]: [start({ open: [punch()] })],
    [calls.add]: [success(punch())],
  });
  await button(/^签到/).click();
  await expect.element(page.getByText('09:32 已在“华东机电”签到，再次签到吗？')).toBeVisible();
  await button('取消').click();
  expect(await room.heard(calls.add)).toEqual([]);
  await button(/^签到/).click();
  await button('再次签到').click();
  await expect.poll(async () => (await room.heard(calls.add)).length).toBe(1);
});

test.each([
  [1, '没有定位权限', /网站设置中允许定位/],
  [2, '无法获取位置', /打开手机定位/],
])('without a position it says why and what helps: %i', async (code, title, line) => {
  hidePosition(code);
  await open();
  await expect.element(page.getByText(title)).toBeVisible();
  await expect.element(page.getByText(line)).toBeVisible();
  await expect.element(button(/^签到/)).toBeDisabled();
  expect(await accessibilityProblems()).toEqual([]);
  standAt(31.3462, 121.6031, 18);
  await button('重新定位').click();
  await expect.element(button(/^签到/)).toBeEnabled();
});

test('a made-up or poor position is marked, not forbidden', async () => {
  standAt(31.3462, 121.6031, 640, { isMock: true });
  const room = await open({ [calls.add]: [success(punch())] });
  await expect.element(page.getByText('定位较差')).toBeVisible();
  await expect.poll(() => page.getByText('无法确认（精度约 640 米）').elements()).toHaveLength(2);
  await expect.element(page.getByText('在范围内')).not.toBeInTheDocument();
  await expect.element(page.getByText('模拟定位', { exact: true })).toBeVisible();
  await button(/^签到/).click();
  await expect.poll(async () => bodyOf((await room.heard(calls.add))[0]).isMock).toBe(true);
});

test('a punch is of the moment of the press, however long locating takes; leaving meanwhile is warned of', async () => {
  let found: PositionCallback | undefined;
  vi.spyOn(navigator.geolocation, 'watchPosition').mockImplementation((tell) => {
    found = tell;
    return 1;
  });
  const tell = (accuracy: number, timestamp = Date.now()) => {
    const coords = { latitude: 31.3462, longitude: 121.6031, accuracy };
    found?.({ coords, timestamp } as unknown as GeolocationPosition);
  };
  const warnsOfLeaving = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const room = await open({ [calls.add]: [success(punch())] });
  await expect.poll(() => found).toBeDefined();
  // Two that agree are enough, but of too long ago for a punch.
  for (const _ of [1, 2]) tell(18, Date.now() - 120_000);
  await expect.element(button('重新定位')).toBeEnabled();
  await expect.element(page.getByRole('radio', { name: /华东机电/ })).toBeChecked();
  expect(warnsOfLeaving()).toBe(false);
  await button(/^签到/).click();
  await expect.element(button('正在定位…')).toBeVisible();
  const shownAt = Date.now();
  expect(warnsOfLeaving()).toBe(true);
  expect(await accessibilityProblems()).toEqual([]);
  tell(40);
  tell(35);
  await expect.poll(async () => (await room.heard(calls.add)).length).toBe(1);
  const sent = bodyOf((await room.heard(calls.add))[0]);
  expect(sent.takenAt).toBeLessThanOrEqual(shownAt);
  expect(sent.sentAt).toBeGreaterThan(shownAt);
  expect(sent.position.accuracy).toBe(35);
  await expect.poll(warnsOfLeaving).toBe(false);
});

const storedPhoto = success({ name: 'f1', url: '', fileVersionId: '', fileSize: 1, fileExtension: 'jpg' });
/** The camera sees something that moves. */
function film(): () => void {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [640, 480];
  const paper = canvas.getContext('2d');
  const drawing = setInterval(() => paper?.fillRect(0, 0, Math.random() * 640, 480), 50);
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async () => canvas.captureStream(10));
  return () => clearInterval(drawing);
}

test('a photo that the rule asks for is taken first; the punch that asked goes on by itself', async () => {
  standAt(31.3462, 121.6031, 18);
  const stopFilming = film();
  const rule = {
    ...{ id: 'r1', name: '现场', days: [], fromMinute: null, toMinute: null, radius: 300 },
    isPhotoRequired: true,
  };
  const room = await open({
    [calls.start]: [start({ rule })],
    [calls.photo]: [storedPhoto],
    [calls.add]: [success(punch({ photos: 1 }))],
  });
  // A camera that was closed asks for nothing any more.
  await button(/^签到/).click();
  await button('关闭').click();
  await button('拍照').click();
  await button('拍摄').click();
  await expect.element(page.getByRole('img', { name: '照片 1' })).toBeVisible();
  expect(await room.heard(calls.add)).toEqual([]);
  await button('删除照片 1').click();
  await button(/^签退/).click();
  await button('拍摄').click();
  await expect.poll(async () => (await room.heard(calls.add)).length).toBe(1);
  stopFilming();
  const body = bodyOf((await room.heard(calls.add))[0]);
  expect(body.kind).toBe('out');
  expect(body.photos).toEqual([{ fileId: 'f1', sha256: expect.stringMatching(/^[\da-f]{64}$/) }]);
  expect(body.watermark).toMatch(/华东机电 31\.34620, 121\.60310 ±18 m 王小明/);
});

test('what was drawn on the photo is recorded, whatever is chosen after it', async () => {
  standAt(31.3462, 121.6031, 18);
  const stopFilming = film();
  const room = await open({ [calls.photo]: [storedPhoto], [calls.add]: [success(punch({ photos: 1 }))] });
  await expect.element(page.getByRole('radio', { name: /华东机电/ })).toBeChecked();
  await button('拍照').click();
  await button('拍摄').click();
  await expect.element(page.getByRole('img', { name: '照片 1' })).toBeVisible();
  stopFilming();
  await page.getByRole('radio', { name: /不选拜访对象/ }).click();
  await button(/^签到/).click();
  await expect.poll(async () => (await room.heard(calls.add)).length).toBe(1);
  const { target, watermark } = bodyOf((await room.heard(calls.add))[0]);
  expect(target).toBeNull();
  expect(watermark).toMatch(/^[\d-]{10} [\d:]{8} 华东机电 31\.34620, 121\.60310 ±18 m 王小明$/);
});

test('back closes the camera and stays on the screen', async () => {
  standAt(31.3462, 121.6031, 18);
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  // As after the screen from which one came.
  history.replaceState({ idx: -1 }, '');
  history.pushState(null, '');
  await open();
  await page.getByRole('textbox', { name: '备注' }).fill('送提单');
  await button('拍照').click();
  const camera = page.getByRole('dialog', { name: '拍照' });
  await expect.element(camera).toBeVisible();
  history.back();
  await expect.element(camera).not.toBeInTheDocument();
  await expect.element(page.getByRole('textbox', { name: '备注' })).toHaveValue('送提单');
});

test('without a camera the device takes the photo itself, and an old picture does not count', async () => {
  standAt(31.3462, 121.6031, 18);
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await open();
  await button('拍照').click();
  await expect.element(page.getByText(/没有相机权限/)).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  const canvas = document.createElement('canvas');
  const bytes = await new Promise<Blob | null>((done) => canvas.toBlob(done));
  const picture = (lastModified: number) =>
    new File([bytes as Blob], 'a.png', { type: 'image/png', lastModified });
  const input = page.getByLabelText('用系统相机拍照').first();
  await choose(input.element() as HTMLInputElement, picture(Date.now() - 3_600_000));
  await expect.element(page.getByText('请现场拍摄，不能使用以前的照片')).toBeVisible();
  await choose(input.element() as HTMLInputElement, picture(Date.now()));
  await expect.element(page.getByRole('img', { name: '照片 1' })).toBeVisible();
});

function choose(input: HTMLInputElement, file: File): Promise<void> {
  const chosen = new DataTransfer();
  chosen.items.add(file);
  input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  return Promise.resolve();
}

test('a refused punch says why, and can be sent again or deleted', async () => {
  standAt(31.3462, 121.6031, 18);
  const room = await open({ [calls.add]: [refused(400, '“现场”要求现场拍照'), success(punch())] });
  await button(/^签到/).click();
  await expect.element(page.getByText('“现场”要求现场拍照')).toBeVisible();
  await button('立即上传').first().click();
  await expect.element(page.getByText('09:32 签到成功')).toBeVisible();
  const [first, second] = await room.heard(calls.add);
  expect(bodyOf(second).clientId).toBe(bodyOf(first).clientId);
});

test.each(['light', 'dark'] as const)(
  'on a desk it stands in two panes; axe finds nothing in %s',
  async (theme) => {
    await page.viewport(1440, 900);
    chooseTheme(theme);
    standAt(31.3462, 121.6031, 18);
    await open({ [calls.day]: [success({ punches: [punch()], visits: [], metres: 0 })] });
    const plan = page.getByRole('img', { name: /平面图，上方为北/ });
    await expect.element(plan).toHaveAccessibleName(/1 华东机电/);
    const [left, right] = [plan.element(), page.getByRole('textbox', { name: '备注' }).element()];
    expect(left.getBoundingClientRect().right).toBeLessThan(right.getBoundingClientRect().left);
    await expect.element(page.getByRole('link', { name: /09:32 签到 华东机电/ })).toBeVisible();
    expect(await accessibilityProblems()).toEqual([]);
    chooseTheme('light');
  },
);
