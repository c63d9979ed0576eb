import { useWords } from '../../language/words.ts';
import type { EditProps, FieldPart, ViewProps } from '../part.ts';
import { ShownText } from './shown-text.tsx';
import '../../ui/switch.css';
import './switch.css';

function SwitchEdit({ field, value, onChange, ties }: EditProps) {
  const text = useSwitchWords({ field, value });
  const { 'aria-required': _, ...known } = ties;
  return (
    <div className="form-switch switch">
      <input
        {...known}
        type="checkbox"
        role="switch"
        aria-checked={value === 1}
        checked={value === 1}
        onChange={(event) => onChange(event.target.checked ? 1 : 0)}
      />
      <span aria-hidden="true">{text}</span>
    </div>
  );
}

function SwitchView({ field, value, compact }: ViewProps) {
  return <ShownText text={useSwitchWords({ field, value })} compact={compact} />;
}

function useSwitchWords({ field, value }: Pick<ViewProps, 'field' | 'value'>): string {
  const words = useWords();
  return value === 1 ? field.onText || words('formOn') : field.offText || words('formOff');
}

const yes = ['1', 'true', 'yes', 'y', '是', '开', '√', '✓'];
const no = ['0', 'false', 'no', 'n', '否', '关', '×'];

export const switchPart: FieldPart = {
  Edit: SwitchEdit,
  View: SwitchView,
  parse: (given, { onText, offText }) => {
    const text = given.trim().toLowerCase();
    if (text === '') return null;
    if (yes.includes(text) || text === onText?.toLowerCase()) return 1;
    return no.includes(text) || text === offText?.toLowerCase() ? 0 : undefined;
  },
};
