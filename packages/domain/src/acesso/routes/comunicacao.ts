import {PINTOR, STAFF_WRITE, type RouteTable} from './roles.js';

/** Banners, notices and surveys for painters. */
export const COMUNICACAO = {
  'GET /api/banners/intervalo': PINTOR,
  'GET /api/banners': STAFF_WRITE,
  'POST /api/banners': STAFF_WRITE,
  'POST /api/upload/banner': STAFF_WRITE,
  'PUT /api/banners/{id}': STAFF_WRITE,
  'PATCH /api/banners/bulk': STAFF_WRITE,
  'DELETE /api/banners/{id}': STAFF_WRITE,

  'GET /api/avisos': PINTOR,
  'POST /api/avisos/lidos': PINTOR,
  'GET /api/avisos/preferencias': PINTOR,
  'PUT /api/avisos/preferencias': PINTOR,
  'POST /api/avisos/aparelhos': PINTOR,
  'DELETE /api/avisos/aparelhos/{id}': PINTOR,
  'GET /api/notificacoes': STAFF_WRITE,
  'GET /api/notificacoes/publico': STAFF_WRITE,
  'POST /api/notificacoes/para-todos': STAFF_WRITE,
  'POST /api/notificacoes/{id}/cancelar': STAFF_WRITE,

  'POST /api/enviar-email-contato': PINTOR,
} as const satisfies RouteTable;
