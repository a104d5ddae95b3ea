import {useState} from 'react';
import {idempotencyKeys} from '../providers/idempotency-keys';

/** Sends a form's request with an idempotency key. See `idempotencyKeys`. */
export function useIdempotencyKey() {
  return useState(() => idempotencyKeys())[0];
}
