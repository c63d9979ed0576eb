/**
 * Node's http, got without an import: an import reads every export, and some of them load a whole HTTP client
 * (50 ms of each start on a slow machine).
 */
export const { request, STATUS_CODES } = process.getBuiltinModule('node:http');
