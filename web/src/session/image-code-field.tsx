import { getImageCode } from '@fairway/contract/session.ts';
import type { InputHTMLAttributes } from 'react';
import { pathOf } from '../app/api.ts';
import { joinBase } from '../app/base-path.ts';
import { useWords } from '../language/words.ts';
import { TextField } from '../ui/text-field.tsx';
import './image-code-field.css';

interface ImageCodeFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  length: number;
  /** The id under which the server knows what this picture says. */
  picture: string;
  onRenew: () => void;
  error?: string | undefined;
}

export function ImageCodeField({ length, picture, onRenew, ...field }: ImageCodeFieldProps) {
  const words = useWords();
  const address = joinBase(pathOf(getImageCode, { length, timestamp: picture }));
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
          <img src={address.href} alt={words('imageCodePicture')} width={110} height={44} />
        </button>
      }
    />
  );
}
