import { joinBase } from '../../wire/base-path.ts';
import { homePath } from '../../wire/navigation/home-path.ts';
import { type Seeing, seeingKey } from '../../wire/seeing.ts';

/** A new page as somebody else; `stopSeeing` leads back. */
export function startSeeing(as: Seeing): void {
  sessionStorage.setItem(seeingKey, JSON.stringify(as));
  location.assign(joinBase(homePath));
}
