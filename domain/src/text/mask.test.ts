import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type MaskKind, mask, maskKind } from './mask.ts';

it.each<[MaskKind, string, string]>([
  ['name', '张', '*'],
  ['name', '张三', '张*'],
  ['name', '张三丰', '张*丰'],
  ['name', '欧阳修文', '欧**文'],
  ['name', ' 张三 ', '张*'],
  ['name', '𠮷野家', '𠮷*家'],
  ['mobile', '13800138000', '138****8000'],
  ['mobile', '12345', '*****'],
  ['mobile', '12345678', '********'],
  ['landline', '0755-12345678', '0755-****5678'],
  ['landline', '010-1234567', '010-***4567'],
  ['landline', '0755-12345678-123', '0755-****5678-***'],
  ['landline', '12345678', '****5678'],
  ['landline', 'secret-', '***ret-'],
  ['landline', '-', '*'],
  ['idCard', '11010519491231002X', '110***********002X'],
  ['address', '深圳市南山区科技园一路1号', '深圳市南山区*******'],
  ['address', '深圳市', '***'],
  ['address', `深圳市南山区${'一'.repeat(100)}`, `深圳市南山区${'*'.repeat(12)}`],
  ['email', 'zhangsan@example.com', 'z***@example.com'],
  ['email', 'a@b.cn', '***@b.cn'],
  ['email', 'not-an-email', 'n***********'],
  ['carNo', '粤B12345', '粤B***45'],
  ['carNo', '粤BD12345', '粤B****45'],
  ['bankCard', '6222020000001234', '6222********1234'],
  ['bankCard', '6222020000000001234', '6222***********1234'],
  ['bankCard', '1234', '****'],
])('%s %s → %s', (kind, value, masked) => expect(mask(kind, value)).toBe(masked));

const kinds: MaskKind[] = ['name', 'mobile', 'landline', 'idCard', 'address', 'email', 'carNo', 'bankCard'];

it.each(kinds)('%s: nothing gives nothing, a huge text gives only stars', (kind) => {
  expect(mask(kind, null)).toBe('');
  expect(mask(kind, undefined)).toBe('');
  expect(mask(kind, '')).toBe('');
  expect(mask(kind, '  ')).toBe('');
  expect(mask(kind, 42 as never)).toBe('');
  expect(mask(kind, '1'.repeat(1e6))).toBe('*'.repeat(12));
});

it('never gives back a value that holds anything', () => {
  fc.assert(
    fc.property(fc.constantFrom(...kinds), fc.string({ minLength: 1 }), (kind, value) => {
      const text = value.trim();
      fc.pre(text !== '' && !text.includes('*'));
      expect(mask(kind, value)).not.toBe(text);
    }),
  );
});

it('knows its kinds by name', () => {
  expect(maskKind('mobile')).toBe('mobile');
  expect(maskKind('toString')).toBeUndefined();
  expect(maskKind(undefined)).toBeUndefined();
});
