export {fileBytes, fileUrl} from './files.js';
export {lookUpCep, type CepLookup} from './cep.js';
export {client} from './client.js';
export {endServerSessions} from './log-out.js';
export {rulesOf, writableFields, type EntityName} from './entities.js';
export {clearPrefetched} from './prefetch.js';
export {commonHeaders, seenHeader} from './http.js';
export type {Page} from './page.js';
export {LONG_MS, withinTime} from './time-limit.js';
export type {Path, BodyOf, FilePath, Form, FormPath, ListPath, Method, PathOf, AnswerOf, Row, Schema} from './types.js';
export {ApiError, isUnanswered, messageOf, type ErrorBody} from './error.js';
export {
  subscribeToSessions,
  sessionsHeader,
  forgetSession,
  clearSessions,
  storeSession,
  readSession,
  logOutEverywhere,
  sessionText,
  type StoredSession,
} from './sessions.js';
