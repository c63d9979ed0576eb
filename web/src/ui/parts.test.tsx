import { MemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import { chooseLanguage } from '../language/words.ts';
import { accessibilityProblems } from '../testing/accessibility.ts';
import { render } from '../testing/render.ts';
import { ActionBar } from './action-bar.tsx';
import { Avatar } from './avatar.tsx';
import { Banner } from './banner.tsx';
import { Button } from './button.tsx';
import { Card } from './card.tsx';
import { Choice } from './choice.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Empty } from './empty.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { Facts } from './facts.tsx';
import { FileField } from './file-field.tsx';
import { IconButton } from './icon-button.tsx';
import { LoadingMask } from './loading-mask.tsx';
import { NotFound } from './not-found.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { SearchBox } from './search-box.tsx';
import { SelectField } from './select-field.tsx';
import { Sheet } from './sheet.tsx';
import { Skeleton } from './skeleton.tsx';
import { StateLabel } from './state-label.tsx';
import { StepIndicator } from './step-indicator.tsx';
import { TabPanel, Tabs } from './tabs.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';
import { chooseTheme } from './theme.ts';
import { toast } from './toast.ts';

const nothing = () => undefined;

const gallery = (
  <MemoryRouter>
    <main>
      <Banner title="中午好，王小明" line="今天" picture={<Avatar name="王小明" />}>
        <SearchBox value="提单" onSearch={nothing} />
      </Banner>
      {(['primary', 'plain', 'quiet', 'danger'] as const).map((look) => (
        <Button key={look} look={look} icon="upload">
          {look}
        </Button>
      ))}
      <Button look="primary" busy>
        busy
      </Button>
      <Button disabled>disabled</Button>
      <IconButton icon="filter" label="筛选" marked />
      <TextField label="账号" placeholder="请输入账号" hint="字母开头" />
      <TextField label="密码" type="password" error="请输入密码" />
      <SelectField
        label="性别"
        value=""
        onChange={nothing}
        options={[{ value: '1', label: '男' }]}
        placeholder="请选择"
        required
      />
      <TextArea label="简介" value="一句话" most={200} onChange={nothing} error="最多 200 个字" />
      <Tabs
        id="parts"
        label="资料"
        value="a"
        tabs={[
          { value: 'a', label: '账户' },
          { value: 'b', label: '签名' },
        ]}
        onChange={nothing}
      />
      <TabPanel id="parts" value="a">
        账户
      </TabPanel>
      <ActionBar line="有未保存的修改">
        <Button>放弃</Button>
        <Button look="primary">保存</Button>
      </ActionBar>
      <Choice
        label="主题"
        value="a"
        onChange={nothing}
        options={[
          { value: 'a', label: '浅色' },
          { value: 'b', label: '深色' },
        ]}
      />
      <Card title="运单" state={<StateLabel tone="good">已完成</StateLabel>}>
        <Facts
          facts={[
            ['船名', 'COSCO'],
            ['空', ''],
          ]}
        />
        {(['brand', 'warn', 'bad', 'neutral'] as const).map((tone) => (
          <StateLabel key={tone} tone={tone}>
            {tone}
          </StateLabel>
        ))}
      </Card>
      <StepIndicator
        steps={[
          { label: '提交', state: 'done' },
          { label: '审批', state: 'failed' },
          { label: '财务', state: 'current' },
          { label: '归档', state: 'future' },
        ]}
      />
      <ProgressBar label="上传" value={0.4} />
      <Skeleton />
      <Empty title="暂无数据" line="稍后再来" action={<Button>刷新</Button>} />
      <ErrorScreen title="出错了" line="请重试" />
      <NotFound home="/" />
      {['陈', 'John Smith', '欧阳明月', 'a', '李四'].map((name) => (
        <Avatar key={name} name={name} />
      ))}
    </main>
  </MemoryRouter>
);

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test.each(['zh-CN', 'en'] as const)('axe finds nothing wrong with the parts in %s', async (language) => {
    chooseTheme(theme);
    await chooseLanguage(language);
    await render(gallery);
    expect(await accessibilityProblems()).toEqual([]);
  });

  test('nor with what stands above the page', async () => {
    chooseTheme(theme);
    await render(
      <Sheet title="筛选" open onClose={nothing}>
        <p>内容</p>
      </Sheet>,
    );
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect(await accessibilityProblems()).toEqual([]);
    await render(<ConfirmDialog title="删除？" body="无法恢复" danger onAnswer={nothing} />);
    await render(<LoadingMask words="请求中" />);
    toast('保存成功');
    expect(await accessibilityProblems()).toEqual([]);
  });
});

test('every control is big enough for a thumb', async () => {
  await render(gallery);
  const controls = [
    ...document.querySelectorAll<HTMLElement>('button, .choice label, .field-box, .search-box'),
  ];
  const small = controls
    .filter((control) => control.offsetParent !== null)
    .map((control) => ({ control: control.outerHTML.slice(0, 80), box: control.getBoundingClientRect() }))
    .filter(({ box }) => box.height < 44 || box.width < 44);
  expect(controls.length).toBeGreaterThan(10);
  expect(small).toEqual([]);
});

test('a file is chosen in a field that says what is wrong with it', async () => {
  const chosen: string[] = [];
  const screen = await render(
    <FileField
      label="发票文件"
      error="文件太大"
      accept=".pdf"
      onChoose={(files) => chosen.push(...files.map(({ name }) => name))}
    />,
  );
  const field = screen.getByLabelText('发票文件');
  await expect.element(field).toBeInvalid();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('文件太大');
  await field.upload(new File(['%PDF'], '发票.pdf', { type: 'application/pdf' }));
  expect(chosen).toEqual(['发票.pdf']);
});
