/** From here on a decision is asked for beside its flow; a phone has a page for it. */
export const roomy = '(min-width: 768px)';
