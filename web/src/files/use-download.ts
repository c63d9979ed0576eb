import { getDownload, type MyFile } from '@fairway/contract/files.ts';
import { useMutation } from '@tanstack/react-query';
import { call } from '../wire/api.ts';
import { joinBase } from '../wire/base-path.ts';

/** Asks for a one-time link and follows it: the address the browser remembers opens nothing a second time. */
export function useDownload() {
  return useMutation({
    mutationFn: async ({ type, fileId, name }: Pick<MyFile, 'type' | 'fileId' | 'name'>) => {
      const link = await call(getDownload, { params: { type, fileId } });
      const address = joinBase(link.url);
      address.searchParams.set('name', name);
      const anchor = document.createElement('a');
      anchor.href = address.href;
      anchor.download = name;
      document.body.append(anchor);
      anchor.click();
      anchor.remove();
    },
  });
}
