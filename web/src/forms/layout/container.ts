import type { FormContainer, FormPart } from '@fairway/contract/forms.ts';
import type { ReactNode } from 'react';

export interface ContainerProps {
  node: FormContainer;
  /** What stands in a part of it. */
  drawPart: (part: FormPart) => ReactNode;
}
