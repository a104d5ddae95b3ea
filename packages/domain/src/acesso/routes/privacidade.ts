import {ANYONE, PINTOR, STAFF_WRITE, type RouteTable} from './roles.js';

/** Consents, personal data and privacy requests of painters. */
export const PRIVACIDADE = {
  'GET /api/termos/{documento}': ANYONE,

  'GET /api/privacidade': PINTOR,
  'GET /api/privacidade/dados': PINTOR,
  'POST /api/privacidade/copia': PINTOR,
  'POST /api/privacidade/consentimentos': PINTOR,
  'POST /api/privacidade/apagar': PINTOR,

  'GET /api/pedidos-privacidade': STAFF_WRITE,
  'POST /api/pedidos-privacidade/{id}/atender': STAFF_WRITE,
} as const satisfies RouteTable;
