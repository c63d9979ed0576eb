import { encodeQR } from 'qr';
import { useMemo } from 'react';
import { useWords } from '../../language/words.ts';
import { QrCode } from '../../ui/qr-code.tsx';
import type { FieldPart, ViewProps } from '../part.ts';
import { codeSize, useCodeText } from './code-text.ts';

function QrCodeView(props: ViewProps) {
  const words = useWords();
  const text = useCodeText(props);
  const isPossible = useMemo(() => fits(text), [text]);
  if (text === '') return <span>{words('formCodeEmpty')}</span>;
  if (!isPossible) return <span>{words('formCodeWrong')}</span>;
  const size = codeSize(props.field.size, props.compact ? 80 : 160);
  return <QrCode text={text} size={size} label={words('formQrCode', { text })} />;
}

/** A code holds only so much. */
function fits(text: string): boolean {
  try {
    encodeQR(text, 'raw', { ecc: 'medium' });
    return true;
  } catch {
    return false;
  }
}

export const qrCodePart: FieldPart = { View: QrCodeView };
