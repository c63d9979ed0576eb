import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { TextArea } from '../../ui/text-area.tsx';

interface PasteSheetProps {
  open: boolean;
  onClose: () => void;
  onPaste: (text: string) => void;
}

/** For whom the browser does not let us read the clipboard: they paste it here themselves. */
export function PasteSheet({ open, onClose, onPaste }: PasteSheetProps) {
  const words = useWords();
  const [text, setText] = useState('');
  const leave = () => {
    setText('');
    onClose();
  };
  return (
    <Sheet
      title={words('tablePasteTitle')}
      open={open}
      onClose={leave}
      actions={
        <Button
          look="primary"
          wide
          disabled={text.trim() === ''}
          onClick={() => {
            onPaste(text);
            leave();
          }}
        >
          {words('tablePasteConfirm')}
        </Button>
      }
    >
      <TextArea
        label={words('tablePasteLabel')}
        hint={words('tablePasteHint')}
        rows={6}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </Sheet>
  );
}
