import type { Input } from '@fairway/contract/endpoint.ts';
import { type FormDefinition, type FormValues, readFormDefinition } from '@fairway/contract/forms.ts';
import { type addNotice, type Notice, noticeCategories } from '@fairway/contract/notices.ts';
import { filesIn, filesInText } from '../forms/fields/uploads/file-value.ts';
import type { Say } from '../language/words.ts';
import { categoryWords } from './notice-states.ts';

type Written = NonNullable<Input<typeof addNotice>['body']>;

/** As many files as a comment or a form takes. */
const mostFiles = 9;

/** An announcement as a form. */
export function noticeForm(words: Say): FormDefinition {
  const now = Date.now();
  return readFormDefinition({
    version: 1,
    nodes: [
      {
        ...{ id: 'title', model: 'title', kind: 'text', label: words('noticeTitle'), required: true },
        ...{ most: 100, placeholder: words('noticeTitlePlaceholder') },
      },
      {
        ...{ id: 'category', model: 'category', kind: 'radio', label: words('noticeCategory') },
        required: true,
        options: {
          from: 'static',
          options: noticeCategories.map((value) => ({ value, label: words(categoryWords[value]) })),
        },
      },
      {
        ...{ id: 'toIds', model: 'toIds', kind: 'users', label: words('noticeRange'), multiple: true },
        ...{ placeholder: words('noticeRangeAll'), hint: words('noticeRangeHint') },
      },
      {
        ...{ id: 'excerpt', model: 'excerpt', kind: 'textarea', label: words('noticeExcerpt') },
        ...{ most: 300, hint: words('noticeExcerptHint') },
      },
      { id: 'bodyText', model: 'bodyText', kind: 'richText', label: words('noticeBody') },
      { id: 'files', model: 'files', kind: 'files', label: words('noticeFiles'), most: mostFiles },
      {
        ...{ id: 'expirationTime', model: 'expirationTime', kind: 'date', format: 'yyyy-MM-dd HH:mm' },
        ...{ label: words('noticeExpiry'), hint: words('noticeExpiryHint') },
        rules: [{ check: 'range', least: now, message: words('noticeExpiryPast') }],
      },
    ],
  });
}

export const newNotice: FormValues = { category: 'notice' };

export const valuesOf = (notice: Notice): FormValues => ({
  title: notice.title,
  category: notice.category,
  toIds: notice.toIds.length > 0 ? notice.toIds : null,
  excerpt: notice.excerpt || null,
  bodyText: notice.bodyText || null,
  files: notice.files ? filesInText(notice.files) : null,
  expirationTime: notice.expirationTime,
});

/** What is sent of it. */
export function bodyOf(values: FormValues): Written {
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const files = filesIn(values.files);
  return {
    title: text(values.title),
    category: noticeCategories.find((one) => one === values.category) ?? 'notice',
    toIds: Array.isArray(values.toIds) ? values.toIds.map(String) : [],
    excerpt: text(values.excerpt),
    bodyText: text(values.bodyText),
    files: files.length > 0 ? JSON.stringify(files) : '',
    expirationTime: typeof values.expirationTime === 'number' ? values.expirationTime : null,
  };
}
