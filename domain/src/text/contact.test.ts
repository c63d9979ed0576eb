import { describe, expect, it } from 'vitest';
import { isEmail, isLandline, isMobile } from './contact.ts';

describe('isEmail', () => {
  it.each([
    'a@b.cn',
    'zhang.san@example.com',
    'zhang_san-1+freight@mail.example.com.cn',
    'ZHANG@EXAMPLE.COM',
    '1@2.co',
    '_@a-b.io',
    `${'a'.repeat(64)}@${'b'.repeat(63)}.com`,
  ])('accepts %s', (value) => expect(isEmail(value)).toBe(true));

  it.each([
    undefined,
    null,
    '',
    ' ',
    1,
    {},
    [],
    'a',
    'a@',
    '@b.cn',
    'a@b',
    'a@b.c',
    'a@b.1',
    'a@@b.cn',
    'a@b@c.cn',
    'a b@c.cn',
    'a@b .cn',
    ' a@b.cn',
    'a@b.cn\n',
    '.a@b.cn',
    'a.@b.cn',
    'a..b@c.cn',
    'a@.cn',
    'a@b..cn',
    'a@-b.cn',
    'a@b-.cn',
    '张三@例子.中国',
    'a＠b.cn',
    '😀@b.cn',
    'a<script>@b.cn',
    ['a@b.cn'],
    `${'a'.repeat(300)}@b.cn`,
    `a@${'b'.repeat(64)}.com`,
  ])('refuses %j', (value) => expect(isEmail(value)).toBe(false));
});

describe('isMobile', () => {
  it.each(['13800138000', '19912345678', '16600000000', 13800138000, 13800138000n])('accepts %s', (value) =>
    expect(isMobile(value)).toBe(true),
  );

  it.each([
    undefined,
    null,
    '',
    '12800138000',
    '10086',
    '1380013800',
    '138001380000',
    '23800138000',
    '+8613800138000',
    '138 0013 8000',
    '138-0013-8000',
    '13800138000 ',
    '13800138000\n',
    '１３８００１３８０００',
    '1380013800a',
    '٠١٢٣٤٥٦٧٨٩٠',
    13800138000.5,
    Number.NaN,
    ['13800138000'],
  ])('refuses %j', (value) => expect(isMobile(value)).toBe(false));
});

describe('isLandline', () => {
  it.each(['010-12345678', '0755-1234567', '0755-12345678', '0755-12345678-123', '021-1234567-1234'])(
    'accepts %s',
    (value) => expect(isLandline(value)).toBe(true),
  );

  it.each([
    undefined,
    null,
    '',
    '12345678',
    '075512345678',
    '01-12345678',
    '07555-12345678',
    '0755-123456',
    '0755-123456789',
    '0755-12345678-12',
    '0755-12345678-12345',
    '0755-12345678-',
    '0755－12345678',
    '(0755)12345678',
    {},
  ])('refuses %j', (value) => expect(isLandline(value)).toBe(false));
});
