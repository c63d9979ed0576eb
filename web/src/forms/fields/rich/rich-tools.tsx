import { type Editor, useEditorState } from '@tiptap/react';
import { useState } from 'react';
import { type PlainKey, useWords } from '../../../language/words.ts';
import { Button } from '../../../ui/button.tsx';
import { isWebAddress } from '../../../ui/clean-html.ts';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { TextField } from '../../../ui/text-field.tsx';

interface Tool {
  words: PlainKey;
  icon: IconName;
  isOn?: (editor: Editor) => boolean;
  can?: (editor: Editor) => boolean;
  act: (editor: Editor) => void;
}

const tools: readonly Tool[] = [
  {
    words: 'richTextBold',
    icon: 'bold',
    isOn: (editor) => editor.isActive('bold'),
    act: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    words: 'richTextItalic',
    icon: 'italic',
    isOn: (editor) => editor.isActive('italic'),
    act: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    words: 'richTextUnderline',
    icon: 'underline',
    isOn: (editor) => editor.isActive('underline'),
    act: (editor) => editor.chain().focus().toggleUnderline().run(),
  },
  {
    words: 'richTextHeading',
    icon: 'heading',
    isOn: (editor) => editor.isActive('heading'),
    act: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    words: 'richTextBullets',
    icon: 'list',
    isOn: (editor) => editor.isActive('bulletList'),
    act: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    words: 'richTextNumbers',
    icon: 'numbers',
    isOn: (editor) => editor.isActive('orderedList'),
    act: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    words: 'richTextUndo',
    icon: 'undo',
    can: (editor) => editor.can().undo(),
    act: (editor) => editor.chain().focus().undo().run(),
  },
  {
    words: 'richTextRedo',
    icon: 'redo',
    can: (editor) => editor.can().redo(),
    act: (editor) => editor.chain().focus().redo().run(),
  },
];

/** What can be done with the words that are marked. */
export function RichTools({ editor }: { editor: Editor }) {
  const words = useWords();
  const [isLinking, setIsLinking] = useState(false);
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      on: tools.map(({ isOn }) => isOn?.(now) ?? false),
      can: tools.map(({ can }) => can?.(now) ?? true),
      link: now.isActive('link') ? String(now.getAttributes('link').href ?? '') : '',
    }),
  });
  return (
    <>
      <div className="rich-tools" role="toolbar" aria-label={words('richTextTools')}>
        {tools.map((tool, index) => (
          <button
            key={tool.words}
            type="button"
            aria-label={words(tool.words)}
            title={words(tool.words)}
            aria-pressed={tool.isOn ? state.on[index] : undefined}
            disabled={!state.can[index]}
            onClick={() => tool.act(editor)}
          >
            <Icon name={tool.icon} size={18} />
          </button>
        ))}
        <button
          type="button"
          aria-label={words('richTextLink')}
          title={words('richTextLink')}
          aria-pressed={state.link !== ''}
          aria-expanded={isLinking}
          onClick={() => setIsLinking(!isLinking)}
        >
          <Icon name="link" size={18} />
        </button>
      </div>
      {isLinking && <LinkForm editor={editor} address={state.link} onClose={() => setIsLinking(false)} />}
    </>
  );
}

interface LinkFormProps {
  editor: Editor;
  address: string;
  onClose: () => void;
}

function LinkForm({ editor, address, onClose }: LinkFormProps) {
  const words = useWords();
  const [typed, setTyped] = useState(address || 'https://');
  const [isWrong, setIsWrong] = useState(false);
  const apply = () => {
    const href = typed.trim();
    if (!isWebAddress(href)) return setIsWrong(true);
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && address === '')
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    else chain.setLink({ href }).run();
    onClose();
  };
  return (
    <div className="rich-link">
      <TextField
        label={words('richTextLinkAddress')}
        type="url"
        autoFocus
        maxLength={2000}
        value={typed}
        error={isWrong ? words('richTextLinkWrong') : undefined}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Not the form around it.
          event.preventDefault();
          apply();
        }}
      />
      <Button look="primary" onClick={apply}>
        {words('confirm')}
      </Button>
      {address !== '' && (
        <Button
          onClick={() => {
            editor.chain().focus().extendMarkRange('link').unsetLink().run();
            onClose();
          }}
        >
          {words('richTextUnlink')}
        </Button>
      )}
    </div>
  );
}
