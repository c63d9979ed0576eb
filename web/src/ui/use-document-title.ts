import { useEffect } from 'react';
import { useWords } from '../language/words.ts';
import { nameDocument } from './document-title.ts';

/** The browser's tab, its history and a screen reader name the screen. */
export function useDocumentTitle(title: string): void {
  const product = useWords()('productName');
  useEffect(() => {
    nameDocument(title, product);
  }, [title, product]);
}
