import type { Db } from '../../database/open.ts';
import { seedFile } from '../../files/seed-file.ts';
import { userIdOf } from '../../organisation/demo/ids.ts';
import { demoRequests } from '../../workflow/demo/requests/demo-requests.ts';
import { flowCard } from '../../workflow/flow-card.ts';
import { paper, photoSize, yardPhoto } from './papers.ts';
import type { Said } from './written-chats.ts';

interface Content {
  content: unknown;
  /** What it is found by. */
  searched: string;
  fileId?: string;
}

const photos = 2;
const office = {
  ...{ latitude: 31.2497, longitude: 121.4891 },
  ...{ title: '远航大厦', address: '上海市虹口区示例路 100 号' },
};

/** Makes of what somebody said what a log keeps; undefined for what there is nothing of. */
export function contentsFor(db: Db, morning: number, nameOf: (account: string) => string | undefined) {
  const seeded = new Map<string, ReturnType<typeof seedFile>>();
  let shown = 0;

  function file(name: string, mime: string, { by, at }: Said, bytes: () => Buffer) {
    const stored =
      seeded.get(name) ??
      seedFile(db, { type: 'IM', name, mime, bytes: bytes(), ownerId: userIdOf(by), now: new Date(at) });
    seeded.set(name, stored);
    return stored;
  }

  async function picture(said: Said): Promise<Content> {
    const number = (shown++ % photos) + 1;
    const { name, url: path } = await file(`现场照片${number}.png`, 'image/png', said, () =>
      yardPhoto(number),
    );
    return { content: { name, path, ...photoSize }, searched: '', fileId: name };
  }

  async function document(said: Said): Promise<Content> {
    const fileName = `${said.text}.pdf`;
    const stored = await file(fileName, 'application/pdf', said, () => paper('Fairway demo document'));
    const { name, url: path, fileSize, fileExtension } = stored;
    return { content: { name, path, fileName, fileSize, fileExtension }, searched: fileName, fileId: name };
  }

  /** The newest request of theirs that everybody here may see. */
  async function approval({ by }: Said, members: readonly string[]): Promise<Content | undefined> {
    const theirs = demoRequests(morning).filter((request) => request.by === by && !request.isDraft);
    for (const { id: cardId } of theirs.toSorted((one, other) => other.at - one.at)) {
      const seen = await Promise.all(
        members.map((account) => flowCard(db, { userId: userIdOf(account) }, cardId)),
      );
      const [card] = seen;
      if (card && seen.every(Boolean))
        return { content: { cardKind: 'flow', cardId, ...card }, searched: '' };
    }
    return undefined;
  }

  return async (said: Said, members: readonly string[]): Promise<Content | undefined> => {
    if (said.kind === 'image') return picture(said);
    if (said.kind === 'file') return document(said);
    if (said.kind === 'card') return approval(said, members);
    if (said.kind === 'location') return { content: office, searched: '' };
    const text = said.text.replace(/@(\w+)/g, (_, account: string) => `@${nameOf(account) ?? ''}`);
    return { content: text, searched: text };
  };
}
