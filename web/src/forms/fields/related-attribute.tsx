import type { FieldPart } from '../part.ts';
import { Attribute } from './picked/attribute.tsx';

export const relatedAttributePart: FieldPart = { View: Attribute };
