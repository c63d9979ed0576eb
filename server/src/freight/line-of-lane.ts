import { lineOfLane } from './inquiries/store.ts';

/** The trade line of a lane and who is in charge of it. */
export { lineOfLane };
