import { AppError } from '@fairway/contract/app-error.ts';
import type { Endpoint, Input } from '@fairway/contract/endpoint.ts';
import { saveFile } from '../native/save-file.ts';
import { toast } from '../ui/toast.ts';
import { callBytes } from '../wire/api.ts';

const shownLonger = 4_000;

/** Events as a file that every calendar reads. */
export async function saveIcs<E extends Endpoint>(name: string, endpoint: E, input: Input<E>): Promise<void> {
  try {
    saveFile(`${name}.ics`, await callBytes(endpoint, input));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    toast(error.message, shownLonger);
  }
}
