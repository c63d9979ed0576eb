import JsBarcode from 'jsbarcode';
import { useLayoutEffect, useRef, useState } from 'react';
import { useWords } from '../../language/words.ts';
import type { FieldPart, ViewProps } from '../part.ts';
import './bar-code.css';
import { codeSize, useCodeText } from './code-text.ts';

/** Longer ones no hand-held reader sees whole. */
const longest = 60;

function BarCodeView(props: ViewProps) {
  const words = useWords();
  const text = useCodeText(props);
  const picture = useRef<SVGSVGElement>(null);
  const [isPossible, setIsPossible] = useState(true);
  const height = codeSize(props.field.size, 80);
  useLayoutEffect(() => {
    if (text === '' || !picture.current) return;
    setIsPossible(text.length <= longest && drawInto(picture.current, text, height));
  }, [text, height]);
  if (text === '') return <span>{words('formCodeEmpty')}</span>;
  return (
    <>
      <svg
        ref={picture}
        className={`form-bar-code${isPossible ? '' : ' form-bar-code-none'}`}
        role="img"
        aria-label={words('formBarCode', { text })}
      />
      {!isPossible && <span>{words('formCodeWrong')}</span>}
    </>
  );
}

function drawInto(picture: SVGSVGElement, text: string, height: number): boolean {
  let isPossible = true;
  try {
    JsBarcode(picture, text, {
      format: 'CODE128',
      height,
      margin: 8,
      valid: (known) => {
        isPossible = known;
      },
    });
  } catch {
    return false;
  }
  return isPossible;
}

export const barCodePart: FieldPart = { View: BarCodeView };
