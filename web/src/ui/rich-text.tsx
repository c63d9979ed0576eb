import { useEffect, useEffectEvent, useRef } from 'react';
import './rich-text.css';

interface RichTextProps {
  /** Of unknown origin. */
  html: string;
  /** Gives the bytes of a picture of ours an address; without it they are left out. */
  openPicture?: (address: string) => Promise<string>;
}

/** The one place where HTML becomes part of a page: cleaned of everything but words, links and pictures of ours. */
export function RichText({ html, openPicture }: RichTextProps) {
  const box = useRef<HTMLDivElement>(null);
  const open = useEffectEvent((address: string) => openPicture?.(address));
  useEffect(() => {
    let isStale = false;
    const opened: string[] = [];
    const show = async () => {
      const { cleanNodes } = await import('./clean-html.ts');
      if (isStale) return;
      const nodes = cleanNodes(html);
      const pictures = [...nodes.querySelectorAll<HTMLImageElement>('img[data-picture]')];
      box.current?.replaceChildren(nodes);
      for (const picture of pictures) {
        const address = await open(picture.dataset.picture ?? '')?.catch(() => undefined);
        if (address) opened.push(address);
        if (isStale) break;
        if (address) picture.src = address;
        else picture.remove();
      }
      if (isStale) for (const address of opened) URL.revokeObjectURL(address);
    };
    void show();
    return () => {
      isStale = true;
      for (const address of opened) URL.revokeObjectURL(address);
    };
  }, [html]);
  return <div ref={box} className="rich-text" />;
}

/** Only its words, on one line. */
export function plainTextOf(html: string): string {
  // Parsed into a document of its own, where nothing loads and nothing runs.
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll('script, style, template')) element.remove();
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim();
}
