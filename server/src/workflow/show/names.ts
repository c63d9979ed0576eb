import type { Language } from '@fairway/contract/errors.ts';
import { nobodyWords } from '@fairway/contract/flow-words.ts';
import type { Db } from '../../database/open.ts';
import { peopleFaces } from '../../people/people-by-id.ts';

export interface Face {
  userName: string;
  headIcon: string;
}

/** What everybody in a flow is called and looks like. */
export type FaceOf = (id: string) => Face;

/** Asked once for everybody a page names. */
export async function facesOf(db: Db, ids: Iterable<string>, language: Language): Promise<FaceOf> {
  const wanted = [...new Set(ids)].filter((id) => id !== '' && !isNobody(id));
  const faces = await peopleFaces(db, wanted);
  return (id) => {
    if (isNobody(id)) return { userName: nobodyWords[id][language], headIcon: '' };
    return faces.get(id) ?? { userName: '', headIcon: '' };
  };
}

const isNobody = (id: string): id is keyof typeof nobodyWords => Object.hasOwn(nobodyWords, id);
