import { saveFile } from './save-file.ts';

/** Hands a text to the person as a file. */
export function saveText(name: string, text: string, type = 'application/json'): void {
  saveFile(name, new Blob([text], { type }));
}
