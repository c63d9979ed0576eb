import { expect, it } from 'vitest';
import { isUrl } from './url.ts';

it.each([
  'http://example.com',
  'https://example.com/a/b?c=1&d=%20#e',
  'HTTPS://EXAMPLE.COM',
  'http://192.168.1.1:8080/x',
  'http://localhost:3000',
  'https://例子.中国/路径',
  'see https://example.com for more',
])('accepts %s', (value) => expect(isUrl(value)).toBe(true));

it.each([
  undefined,
  null,
  '',
  1,
  {},
  'example.com',
  'www.example.com',
  'http://',
  'https:// example.com',
  'http:/example.com',
  'http://.com',
  'http://word',
  'ftp://example.com',
  'javascript:alert(1)',
  'ｈｔｔｐ：／／ａ．ｂ',
  'http://😀',
])('refuses %j', (value) => expect(isUrl(value)).toBe(false));
