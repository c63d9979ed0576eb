import type { Config } from '../config.ts';
import type { Db } from '../database/open.ts';
import { readSettings } from '../system/settings.ts';

const megabyte = 1024 * 1024;

/** What the company allows, in bytes: at most what its operator gives. */
export async function fileLimits(db: Db, config: Config) {
  const { uploadMegabytes, personStorageMegabytes, companyStorageMegabytes } = await readSettings(db);
  const atMost = (given: number, wanted: number | null) =>
    wanted === null ? given : Math.min(given, wanted * megabyte);
  return {
    upload: atMost(config.uploadLimit, uploadMegabytes),
    person: atMost(config.personStorage, personStorageMegabytes),
    company: atMost(config.companyStorage, companyStorageMegabytes),
  };
}
