import { AppError } from '@fairway/contract/app-error.ts';
import { useRef, useState } from 'react';
import { sendFile } from '../files/send-file.ts';
import { useWords } from '../language/words.ts';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast.ts';
import { newCommandId } from '../wire/command-id.ts';
import { pictureAddress } from '../wire/picture-address.ts';

interface PictureSettingProps {
  label: string;
  hint: string | undefined;
  error: string | undefined;
  /** Where the picture is, the id of one that was just uploaded, or nothing. */
  value: string;
  onChange: (fileId: string) => void;
}

/** A picture of the company; it is sent at once, and taken when the section is saved. */
export function PictureSetting({ label, hint, error, value, onChange }: PictureSettingProps) {
  const words = useWords();
  const chooser = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<{ id: string; name: string }>();
  const [isSending, setIsSending] = useState(false);
  const send = async (file: File) => {
    setIsSending(true);
    const { signal } = new AbortController();
    const how = { commandId: newCommandId(), signal, onProgress: () => undefined };
    try {
      const { name } = await sendFile({ file, type: 'userAvatar', ...how });
      setChosen({ id: name, name: file.name });
      onChange(name);
    } catch (problem) {
      toast(problem instanceof AppError ? problem.message : words('requestFailed'));
    }
    setIsSending(false);
  };
  return (
    <div className="setting-picture">
      <span className="setting-picture-name">{label}</span>
      {value.startsWith('/') && <img src={pictureAddress(value)} alt={label} />}
      {chosen?.id === value && <span>{words('settingPictureChosen', { name: chosen.name })}</span>}
      <Button icon="image" busy={isSending} onClick={() => chooser.current?.click()}>
        {words('settingChoosePicture')}
        <span className="visually-hidden"> {label}</span>
      </Button>
      <input
        ref={chooser}
        hidden
        type="file"
        aria-label={label}
        accept="image/png,image/jpeg,image/webp"
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) void send(file);
        }}
      />
      {hint && <span className="setting-picture-hint">{hint}</span>}
      {error && <p role="alert">{error}</p>}
    </div>
  );
}
