/** From here on a decision is asked for beside its flow; a phone has a page for it. */
export const wideScreen = '(min-width: 768px)';
