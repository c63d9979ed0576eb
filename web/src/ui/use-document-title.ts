import { useEffect } from 'react';
import { useWords } from '../language/words.ts';
import { nameDocument } from './document-title.ts';

/** The browser's tab, its history and a screen reader name the screen; a part of one (undefined) leaves its name. */
export function useDocumentTitle(title: string | undefined): void {
  const product = useWords()('productName');
  useEffect(() => {
    if (title !== undefined) nameDocument(title, product);
  }, [title, product]);
}
