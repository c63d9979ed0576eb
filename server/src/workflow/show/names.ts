import type { Language } from '@fairway/contract/errors.ts';
import { nobodyWords } from '@fairway/contract/flow-words.ts';
import type { Db } from '../../database/open.ts';
import { type Face, noFace, peopleFaces } from '../../people/people-by-id.ts';

/** What everybody in a flow is called and looks like. */
export type FaceOf = (id: string) => Face;

/** Asked once for everybody a page names. */
export async function facesOf(db: Db, ids: Iterable<string>, language: Language): Promise<FaceOf> {
  const wanted = [...new Set(ids)].filter((id) => id !== '' && !isNobody(id));
  const faceOf = await peopleFaces(db, wanted);
  return (id) => {
    if (isNobody(id)) return { ...noFace, userName: nobodyWords[id][language] };
    return faceOf(id);
  };
}

const isNobody = (id: string): id is keyof typeof nobodyWords => Object.hasOwn(nobodyWords, id);
