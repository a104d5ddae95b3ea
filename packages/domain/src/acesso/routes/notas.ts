import {ADMINISTRADOR, AUDITOR} from '../sessions.js';
import {PINTOR, STAFF_WRITE, STAFF_READ, type RouteTable} from './roles.js';

/** Cancelling a sale: the Administrador may do it only while the sale is open to review. */
const undo = {...STAFF_WRITE, limited: {reviewPeriod: [ADMINISTRADOR]}} as const;

/** Receipts and the sales made from them. */
export const NOTAS = {
  'POST /api/upload/venda_foto': PINTOR,
  'POST /api/upload/vendas': STAFF_WRITE,
  'GET /api/notas/conferir': PINTOR,
  'GET /api/pontuacoes/nao-processadas': PINTOR,
  'POST /api/pontuacoes/simular': PINTOR,
  'GET /api/pontuacoes/simular/revendas': PINTOR,

  'GET /api/pontuacoes': {...PINTOR, ...STAFF_READ, limited: {onePainter: [AUDITOR]}},
  'GET /api/pontuacoes/{id}/linha-do-tempo': {...PINTOR, ...STAFF_WRITE},
  'GET /api/pontuacoes/pendentes': STAFF_WRITE,
  'GET /api/pontuacoes/encerradas': STAFF_WRITE,
  'GET /api/pontuacoes/historico': STAFF_WRITE,
  'POST /api/pontuacoes/pontuar': STAFF_WRITE,
  'GET /api/pontuacoes/juntas': STAFF_WRITE,
  'POST /api/pontuacoes/pontuar-juntas': STAFF_WRITE,
  'POST /api/pontuacoes/desfazer-juntas': STAFF_WRITE,
  'POST /api/pontuacoes/reprovar': STAFF_WRITE,
  'POST /api/pontuacoes/encerrar': STAFF_WRITE,
  'GET /api/pontuacoes/correcoes': STAFF_WRITE,
  'POST /api/pontuacoes/corrigir/{idVenda}': undo,
  'POST /api/pontuacoes/corrigir': undo,
  'POST /api/pontuacoes/cancelar': undo,
  'POST /api/pontuacoes/retornar-pendente': undo,

  'GET /api/vendas': STAFF_WRITE,
  'GET /api/nota/{idFoto}': STAFF_WRITE,
  'POST /api/nota/{idFoto}/reler': STAFF_WRITE,
  'POST /api/nota/{idFoto}/analise': STAFF_WRITE,
  'DELETE /api/nota/{idFoto}/analise': STAFF_WRITE,
  'POST /api/nota/{idFoto}/juntar': STAFF_WRITE,
  'POST /api/nota/{idFoto}/dividir': STAFF_WRITE,
  'GET /api/notas': STAFF_WRITE,
  'GET /api/notas/leituras': STAFF_WRITE,
} as const satisfies RouteTable;
