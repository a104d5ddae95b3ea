import {ADMINISTRADOR, AUDITOR} from '../sessions.js';
import {p, s01, s012, type RouteTable} from './who.js';

/** Taking back a sale: open to the Administrador for as long as a sale may be reviewed. */
const undo = {...s01, limited: {reviewPeriod: [ADMINISTRADOR]}} as const;

/** Receipts and the sales that they become. */
export const NOTAS = {
  'POST /api/upload/venda_foto': p,
  'GET /api/notas/conferir': p,
  'GET /api/pontuacoes/nao-processadas': p,
  'POST /api/pontuacoes/simular': p,
  'GET /api/pontuacoes/simular/revendas': p,

  'GET /api/pontuacoes': {...p, ...s012, limited: {onePainter: [AUDITOR]}},
  'GET /api/pontuacoes/{id}/linha-do-tempo': {...p, ...s01},
  'GET /api/pontuacoes/pendentes': s01,
  'GET /api/pontuacoes/encerradas': s01,
  'POST /api/pontuacoes/pontuar': s01,
  'POST /api/pontuacoes/reprovar': s01,
  'POST /api/pontuacoes/encerrar': s01,
  'POST /api/pontuacoes/cancelar': undo,
  'POST /api/pontuacoes/retornar-pendente': undo,

  'GET /api/vendas': s01,
  'GET /api/nota/{idFoto}': s01,
  'POST /api/nota/{idFoto}/reler': s01,
  'POST /api/nota/{idFoto}/analise': s01,
  'DELETE /api/nota/{idFoto}/analise': s01,
  'POST /api/nota/{idFoto}/juntar': s01,
  'POST /api/nota/{idFoto}/dividir': s01,
  'GET /api/notas/leituras': s01,
} as const satisfies RouteTable;
