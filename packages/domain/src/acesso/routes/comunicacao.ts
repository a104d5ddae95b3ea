import {p, s01, type RouteTable} from './who.js';

/** What the programme tells its painters. */
export const COMUNICACAO = {
  'GET /api/banners/intervalo': p,
  'GET /api/banners': s01,
  'POST /api/banners': s01,
  'POST /api/upload/banner': s01,
  'PUT /api/banners/{id}': s01,
  'PATCH /api/banners/bulk': s01,
  'DELETE /api/banners/{id}': s01,

  'GET /api/avisos': p,
  'POST /api/avisos/lidos': p,
  'GET /api/avisos/preferencias': p,
  'PUT /api/avisos/preferencias': p,
  'POST /api/avisos/aparelhos': p,
  'DELETE /api/avisos/aparelhos/{id}': p,
  'POST /api/enviar-email-contato': p,
} as const satisfies RouteTable;
