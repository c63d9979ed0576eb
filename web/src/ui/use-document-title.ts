import { useEffect } from 'react';
import { useWords } from '../language/words.ts';

/** The browser's tab, its history and a screen reader name the screen. */
export function useDocumentTitle(title: string): void {
  const product = useWords()('productName');
  useEffect(() => {
    document.title = title ? `${title} · ${product}` : product;
  }, [title, product]);
}
