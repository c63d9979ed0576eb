/** An error of PostgreSQL, of its driver or of the network. */
export interface DatabaseError {
  code?: string;
  message?: string;
  /** PostgreSQL's word for how bad it is; FATAL ends the connection, whatever the reason. */
  severity?: string;
}

const databaseGone = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', '53300', '57014', '25P03']);
const databaseGoneWords =
  /Connection terminated|timeout exceeded when trying to connect|Client (has encountered a connection error|was closed)|Query read timeout/;

/** The database cannot be asked at this moment; nothing was changed. */
export const isDatabaseGone = (error: DatabaseError) =>
  error.severity === 'FATAL' ||
  databaseGone.has(error.code ?? '') ||
  databaseGoneWords.test(error.message ?? '');
