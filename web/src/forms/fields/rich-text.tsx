import { lazy, Suspense } from 'react';
import { useWords } from '../../language/words.ts';
import { plainTextOf, RichText } from '../../ui/rich-text.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { requestBytes } from '../../wire/request.ts';
import type { EditProps, FieldPart, ViewProps } from '../part.ts';
import { SheetCell, tiesInSheet } from './cells/sheet-cell.tsx';
import { ShownText } from './shown-text.tsx';
import { textValue } from './text-value.ts';

const RichEditor = lazy(async () => ({ default: (await import('./rich/rich-editor.tsx')).RichEditor }));

const Editor = ({ value, onChange, ties, field }: EditProps) => (
  <Suspense fallback={<Skeleton shape="line" count={2} />}>
    <RichEditor html={textValue(value)} onChange={onChange} ties={ties} placeholder={field.placeholder} />
  </Suspense>
);

function EditRichText(props: EditProps) {
  const { field, value, ties, compact } = props;
  const words = useWords();
  if (!compact) return <Editor {...props} />;
  return (
    <SheetCell field={field} ties={ties} text={plainTextOf(textValue(value)) || words('richTextEmpty')}>
      <Editor {...props} ties={tiesInSheet(ties)} />
    </SheetCell>
  );
}

function ViewRichText({ value, compact }: ViewProps) {
  const html = textValue(value);
  if (compact) return <ShownText text={plainTextOf(html)} compact />;
  if (html === '') return <ShownText text="" />;
  return <RichText html={html} openPicture={openPicture} />;
}

const openPicture = async (address: string): Promise<string> =>
  URL.createObjectURL(await requestBytes({ url: address, method: 'GET' }));

export const richTextPart: FieldPart = { Edit: EditRichText, View: ViewRichText };
