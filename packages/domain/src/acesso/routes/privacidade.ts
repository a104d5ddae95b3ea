import {everyone, p, s01, type RouteTable} from './who.js';

/** What painters agree to, what is held about them, and what they ask for. */
export const PRIVACIDADE = {
  'GET /api/termos/{documento}': everyone,

  'GET /api/privacidade': p,
  'GET /api/privacidade/dados': p,
  'POST /api/privacidade/copia': p,
  'POST /api/privacidade/consentimentos': p,
  'POST /api/privacidade/apagar': p,

  'GET /api/pedidos-privacidade': s01,
  'POST /api/pedidos-privacidade/{id}/atender': s01,
} as const satisfies RouteTable;
