/** From here on a form has columns, and what is meant for a desk is shown. */
export const desk = '(min-width: 900px)';
