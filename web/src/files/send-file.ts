import { type StoredFile, type UploadType, uploadFile } from '@fairway/contract/files.ts';
import { pathOf } from '../wire/api.ts';
import { joinBase } from '../wire/base-path.ts';
import { NetworkError } from '../wire/failures.ts';
import { noteAnswer, noteSilence } from '../wire/reachability.ts';
import { openEnvelope, requestHeaders, requestTimeout } from '../wire/request.ts';

interface Sending {
  file: File;
  type: UploadType;
  commandId: string;
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

/** Sends one file. By XMLHttpRequest: fetch does not tell how much has left. */
export function sendFile({ file, type, commandId, signal, onProgress }: Sending): Promise<StoredFile> {
  return new Promise((resolve, reject) => {
    const data = new FormData();
    data.append('file', file);
    const url = joinBase(pathOf(uploadFile, { type }));
    const sender = new XMLHttpRequest();
    sender.open(uploadFile.method, url);
    const headers = requestHeaders(url, { data, command: true, commandId });
    for (const [name, value] of Object.entries(headers)) sender.setRequestHeader(name, value);

    // A big file on a slow network may take long; only a minute without any progress counts as silence.
    let timer = setTimeout(() => silence('timeout'), requestTimeout);
    const silence = (reason: 'timeout' | 'unreachable') => {
      clearTimeout(timer);
      noteSilence();
      reject(new NetworkError(reason));
      sender.abort();
    };
    sender.upload.onprogress = ({ loaded, total }) => {
      clearTimeout(timer);
      timer = setTimeout(() => silence('timeout'), requestTimeout);
      onProgress(total > 0 ? loaded / total : 0);
    };
    sender.onerror = () => silence('unreachable');
    sender.onload = () => {
      clearTimeout(timer);
      noteAnswer();
      try {
        resolve(openEnvelope<StoredFile>(sender.status, readJson(sender.responseText)));
      } catch (error) {
        reject(error);
      }
    };
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      sender.abort();
      reject(signal.reason);
    });
    sender.send(data);
  });
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
