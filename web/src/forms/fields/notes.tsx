import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import type { FieldPart, ViewProps } from '../part.ts';
import './notes.css';

const wordsIn = ({ content, label }: ViewProps['field']): string => content || label;

/** Words of the form itself, as they were written: no markup is read in them. */
function NoteView({ field }: ViewProps) {
  return <p className="form-note">{wordsIn(field)}</p>;
}

const icons: Record<string, IconName> = {
  info: 'info',
  success: 'check',
  warning: 'warning',
  error: 'warning',
};

function AlertView({ field }: ViewProps) {
  const words = useWords();
  const [isClosed, setIsClosed] = useState(false);
  const tone = field.tone ?? 'info';
  if (isClosed) return null;
  return (
    <div className={`form-alert form-alert-${tone}`} role="note">
      <Icon name={icons[tone] ?? 'info'} size={18} />
      <p>{wordsIn(field)}</p>
      {field.closable && <IconButton icon="close" label={words('close')} onClick={() => setIsClosed(true)} />}
    </div>
  );
}

function GroupTitleView({ field }: ViewProps) {
  return <h2 className="form-group-title">{wordsIn(field)}</h2>;
}

function DividerView({ field }: ViewProps) {
  const text = wordsIn(field);
  return text ? <p className="form-divider">{text}</p> : <hr className="form-divider" />;
}

export const notePart: FieldPart = { View: NoteView, isBare: true };
export const alertPart: FieldPart = { View: AlertView, isBare: true };
export const groupTitlePart: FieldPart = { View: GroupTitleView, isBare: true };
export const dividerPart: FieldPart = { View: DividerView, isBare: true };
