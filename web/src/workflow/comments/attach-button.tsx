import { useRef } from 'react';
import type { Uploads } from '../../forms/fields/uploads/use-uploads.ts';
import type { IconName } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';

interface AttachButtonProps {
  icon: IconName;
  label: string;
  /** What the device's own dialog offers. */
  accept?: string;
  uploads: Uploads;
}

/** Chooses files and sends them on their way at once. */
export function AttachButton({ icon, label, accept, uploads }: AttachButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={accept}
        aria-label={label}
        onChange={({ target }) => {
          uploads.add(target.files ?? []);
          // Otherwise choosing the same file once more would be no change.
          target.value = '';
        }}
      />
      <IconButton
        icon={icon}
        label={label}
        disabled={!uploads.hasRoom}
        onClick={() => input.current?.click()}
      />
    </>
  );
}
