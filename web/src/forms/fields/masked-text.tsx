import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useWords } from '../../language/words.ts';
import { copyText } from '../../native/copy-text.ts';
import { toast } from '../../ui/toast.ts';
import type { ViewProps } from '../part.ts';
import { useForm, useFromForm } from '../use-form.ts';
import './masked-text.css';
import { ShownText } from './shown-text.tsx';

/** A whole value does not stay on a screen that somebody walked away from. */
const shownFor = 60_000;

interface MaskedTextProps extends Pick<ViewProps, 'field' | 'place' | 'compact'> {
  /** As the server gave it: its middle is covered. */
  text: string;
  /** What the whole value is, once it was looked at; undefined when it is covered again. */
  onWhole?: (value: string | undefined) => void;
}

/** A masked value; who may look at the whole of it has a button for that, and the server writes down that they did. */
export function MaskedText({ field, place, compact, text, onWhole }: MaskedTextProps) {
  const words = useWords();
  const store = useForm();
  const printed = useFromForm(() => store.wholeAt(place));
  const [whole, setWhole] = useState<string>();
  const show = (value: string | undefined) => {
    setWhole(value);
    onWhole?.(value);
  };
  const looking = useMutation({
    mutationFn: (look: () => Promise<string>) => look(),
    onSuccess: show,
    // Nothing but this place keeps it.
    gcTime: 0,
  });
  useEffect(() => {
    if (whole === undefined) return;
    const cover = () => {
      setWhole(undefined);
      onWhole?.(undefined);
    };
    const coverHidden = () => document.visibilityState === 'hidden' && cover();
    const timer = setTimeout(cover, shownFor);
    document.addEventListener('visibilitychange', coverHidden);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', coverHidden);
    };
  }, [whole, onWhole]);
  const affixed = (value: string) => `${field.prefix ?? ''}${value}${field.suffix ?? ''}`;
  if (printed !== undefined) return <ShownText text={affixed(printed)} compact={compact} />;
  const revealing = store.revealing?.fields.includes(place.path) ? store.revealing : undefined;
  if (!revealing) return <ShownText text={affixed(text)} compact={compact} />;
  const copy = async () =>
    toast(words((await copyText(whole ?? '')) ? 'formMaskedCopied' : 'formMaskedNotCopied'));
  const named = (key: 'formMaskedLook' | 'formMaskedCopy' | 'formMaskedHide') => ({
    type: 'button' as const,
    className: 'masked-act',
    'aria-label': words('formMaskedOf', { act: words(key), label: field.label }),
  });
  return (
    <span className={`masked-text${compact ? ' masked-text-compact' : ''}`}>
      {whole === undefined ? (
        <>
          <ShownText text={affixed(text)} compact={compact} />
          <button
            {...named('formMaskedLook')}
            disabled={looking.isPending}
            onClick={() => looking.mutate(() => revealing.look(store.valuePlace(place)))}
          >
            {words('formMaskedLook')}
          </button>
        </>
      ) : (
        <>
          <output className="masked-text-whole">{affixed(whole)}</output>
          <button {...named('formMaskedCopy')} onClick={() => void copy()}>
            {words('formMaskedCopy')}
          </button>
          <button {...named('formMaskedHide')} onClick={() => show(undefined)}>
            {words('formMaskedHide')}
          </button>
        </>
      )}
    </span>
  );
}
