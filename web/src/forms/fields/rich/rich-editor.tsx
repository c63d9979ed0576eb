import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useEffectEvent, useRef } from 'react';
import { cleanHtml, isWebAddress } from '../../../ui/clean-html.ts';
import '../../../ui/rich-text.css';
import type { Ties } from '../../part.ts';
import './rich-editor.css';
import { RichTools } from './rich-tools.tsx';

interface RichEditorProps {
  html: string;
  /** `null` when nothing is written. */
  onChange: (html: string | null) => void;
  ties: Ties;
  placeholder: string | undefined;
}

const extensions = [
  StarterKit.configure({
    heading: { levels: [1, 2, 3] },
    // An empty paragraph at the end would be part of what is stored.
    trailingNode: false,
    link: {
      openOnClick: false,
      protocols: ['http', 'https'],
      defaultProtocol: 'https',
      isAllowedUri: isWebAddress,
      HTMLAttributes: { rel: 'noopener noreferrer', target: '_blank' },
    },
  }),
];

/** Formatted text as it will be read. What comes in and what goes out is cleaned. */
export function RichEditor({ html, onChange, ties, placeholder }: RichEditorProps) {
  const told = useRef(html);
  const tell = useEffectEvent((written: string | null) => {
    told.current = written ?? '';
    onChange(written);
  });
  const editor = useEditor({
    extensions,
    content: cleanHtml(html),
    // The policy of the page allows no styles but those of its own files.
    injectCSS: false,
    editorProps: { attributes: attributesOf(ties, placeholder) },
    onUpdate: ({ editor: now }) => tell(now.isEmpty ? null : cleanHtml(now.getHTML())),
  });
  useEffect(() => {
    // A draft, a script or a reset brought other words.
    if (html === told.current) return;
    told.current = html;
    editor.commands.setContent(cleanHtml(html), { emitUpdate: false });
  }, [html, editor]);
  return (
    <div className="rich-editor">
      <RichTools editor={editor} />
      <EditorContent editor={editor} className="rich-editor-text" />
    </div>
  );
}

/** What ties the box to its label, as the editor wants it: only what has a value. */
const attributesOf = (ties: Ties, placeholder: string | undefined): Record<string, string> =>
  Object.fromEntries(
    Object.entries({
      ...ties,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-placeholder': placeholder,
    }).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
