import { useWords } from '../../language/words.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import type { EditProps } from '../part.ts';

/** Empties a field that may be empty; not every device's own control can. */
export function ClearButton({
  value,
  ties,
  compact,
  onChange,
}: Pick<EditProps, 'value' | 'ties' | 'compact' | 'onChange'>) {
  const words = useWords();
  if (value === null || value === undefined || compact || ties['aria-required']) return null;
  return <IconButton icon="close" label={words('formClear')} onClick={() => onChange(null)} />;
}
