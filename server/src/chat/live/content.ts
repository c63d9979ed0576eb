import { AppError } from '@fairway/contract/app-error.ts';
import {
  type CardFace,
  type CardKind,
  cardContent,
  fileContent,
  imageContent,
  locationContent,
  longestText,
  longestVoice,
  type SendableKind,
  voiceContent,
} from '@fairway/contract/chat.ts';
import type { ClientFrame } from '@fairway/contract/live.ts';
import { gramsOf, searchTextOf } from '@fairway/domain/forms/search-grams.ts';
import { visibleLength } from '@fairway/domain/text/visible-characters.ts';
import type * as z from 'zod/mini';
import type { Db } from '../../database/open.ts';
import { type FileReader, readableFile } from '../../files/access.ts';
import { isPicture, storedFileOf } from '../../files/describe-file.ts';
import type { Session } from '../../http/context.ts';
import { FrameRefused } from '../../live/frame-refused.ts';

type Sender = Pick<Session, 'userId'>;
export type SendFrame = Extract<ClientFrame, { method: 'SendMessage' }>;
/** What each kind of business record shows of one of them; nothing to whom may not see it. */
export type Cards = Readonly<
  Partial<Record<CardKind, (db: Db, sender: Sender, id: string) => Promise<CardFace | undefined>>>
>;

/** What may be shown to others, because whoever shows it sees it. */
export interface Shown {
  cards: Cards;
  files: FileReader;
}

interface Said extends Shown {
  db: Db;
  sender: Sender;
  /** Of whichever kind: fields that belong to another are not there. */
  content: { [field: string]: unknown } | string;
}

export interface Content {
  kind: SendableKind;
  content: unknown;
  fileIds: string[];
  search: string;
  /** One on each line. */
  grams: string;
}

/** One visible letter can be written with several; a letter under a hundred marks is no letter. */
const mostUnits = longestText * 10;
const mostFileNameLetters = 300;
/** The extension promises the content, since it was uploaded. */
const voiceExtensions = ['mp3', 'amr', 'wav', 'webm', 'm4a', 'ogg', 'aac'];

const byKind: Record<SendableKind, (said: Said) => Promise<Omit<Content, 'kind' | 'grams'>>> = {
  async text({ content }) {
    if (typeof content !== 'string') throw new FrameRefused('CONTENT_INVALID');
    const text = storable(content).trim();
    if (text === '') throw new FrameRefused('CONTENT_INVALID');
    // Nobody sees more letters than there are units.
    const isLong = text.length > longestText && visibleLength(text, longestText) > longestText;
    if (isLong || text.length > mostUnits) throw new FrameRefused('TEXT_TOO_LONG');
    return { content: text, fileIds: [], search: searchTextOf([text], longestText) };
  },
  async image(said) {
    const { file, name, path } = await uploaded(said);
    if (!isPicture(file)) throw new FrameRefused('CONTENT_INVALID');
    const [width, height] = [field(said, 'width'), field(said, 'height')].map((side) =>
      Math.round(Number(side)),
    );
    return { content: checked(imageContent, { name, path, width, height }), fileIds: [name], search: '' };
  },
  async voice(said) {
    const { file, name, path } = await uploaded(said);
    const length = secondsOf(field(said, 'length'));
    if (!voiceExtensions.includes(file.extension) || length < 1 || length > longestVoice)
      throw new FrameRefused('CONTENT_INVALID');
    return { content: checked(voiceContent, { name, path, length }), fileIds: [name], search: '' };
  },
  async file(said) {
    const { file, name, path } = await uploaded(said);
    const fileName = file.originalName.slice(0, mostFileNameLetters);
    const content = { name, path, fileName, fileSize: file.size, fileExtension: file.extension };
    return { content: checked(fileContent, content), fileIds: [name], search: searchTextOf([fileName]) };
  },
  async location(said) {
    const [title, address] = [field(said, 'title'), field(said, 'address')].map((text) =>
      storable(String(text ?? '')).trim(),
    );
    const [latitude, longitude] = [field(said, 'latitude'), field(said, 'longitude')];
    const content = checked(locationContent, { latitude, longitude, title, address });
    return { content, fileIds: [], search: '' };
  },
  async card(said) {
    const { cardKind, cardId } = checked(cardContent, {
      ...fieldsOf(said),
      ...{ title: '', line: '', titleEn: '', lineEn: '' },
    });
    const card = await said.cards[cardKind]?.(said.db, said.sender, cardId);
    if (!card) throw new FrameRefused('CONTENT_INVALID');
    return { content: checked(cardContent, { cardKind, cardId, ...card }), fileIds: [], search: '' };
  },
};

/** What is stored of a message: names, sizes and titles are ours, whatever the frame says. */
export async function contentOf(db: Db, sender: Sender, shown: Shown, frame: SendFrame): Promise<Content> {
  const { messageType: kind, messageContent: content } = frame;
  const stored = await byKind[kind]({ ...shown, db, sender, content });
  return { kind, ...stored, grams: gramsOf(stored.search).join('\n') };
}

/** The database keeps neither halves of letters nor the letter nought. */
const storable = (text: string): string => text.toWellFormed().replaceAll('\0', '');

function fieldsOf({ content }: Said): { [field: string]: unknown } {
  if (typeof content === 'string') throw new FrameRefused('CONTENT_INVALID');
  return content;
}
const field = (said: Said, name: string): unknown => fieldsOf(said)[name];

function checked<T extends z.core.$ZodType>(schema: T & z.ZodMiniType, content: unknown): z.infer<T> {
  const { success, data } = schema.safeParse(content);
  if (!success) throw new FrameRefused('CONTENT_INVALID');
  return data as z.infer<T>;
}

/** Seconds, from a number or from `mm:ss`. */
function secondsOf(length: unknown): number {
  const [seconds = 0, minutes = 0] = String(length).split(':').reverse().map(Number);
  return Math.round(minutes * 60 + seconds);
}

/** A file that was uploaded to be sent: one's own, or one that somebody showed in a conversation. */
async function uploaded(said: Said) {
  const { db, sender } = said;
  const fileId = field(said, 'name');
  if (typeof fileId !== 'string') throw new FrameRefused('CONTENT_INVALID');
  try {
    const file = await readableFile(db, sender, fileId, { type: 'IM', sent: said.files });
    const { name, url } = storedFileOf(file);
    return { file, name, path: url };
  } catch (error) {
    throw error instanceof AppError ? new FrameRefused('FILE_NOT_FOUND') : error;
  }
}
