import type { InputHTMLAttributes } from 'react';
import { useWords } from '../language/words.ts';
import { TextField } from '../ui/text-field.tsx';
import { joinBase } from '../wire/base-path.ts';
import './image-code-field.css';

interface ImageCodeFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  length: number;
  /** Where the picture is, below the base path; another one is another picture. */
  address: string;
  onRenew: () => void;
  error?: string | undefined;
}

export function ImageCodeField({ length, address, onRenew, ...field }: ImageCodeFieldProps) {
  const words = useWords();
  return (
    <TextField
      {...field}
      label={words('imageCode')}
      placeholder={words('imageCodePlaceholder')}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={length}
      after={
        <button type="button" className="image-code" title={words('imageCodeRenew')} onClick={onRenew}>
          <img src={joinBase(address).href} alt={words('imageCodePicture')} width={110} height={44} />
        </button>
      }
    />
  );
}
