import {ANYONE, PINTOR, STAFF_WRITE, type RouteTable} from './roles.js';

/** Ache Seu Pintor: the painters' pages, ratings by customers, and moderation by staff. */
export const DIRETORIO = {
  'GET /api/categorias': {...ANYONE, ...PINTOR},
  'GET /api/categorias-diretorio': STAFF_WRITE,
  'POST /api/categorias-diretorio': STAFF_WRITE,
  'PATCH /api/categorias-diretorio/bulk': STAFF_WRITE,
  'PUT /api/categorias-diretorio/{id}': STAFF_WRITE,
  'GET /api/sessoes/parceiro/galeria': PINTOR,
  'GET /api/sessoes/parceiro/avaliacoes': PINTOR,
  'POST /api/sessoes/parceiro/avaliacoes': PINTOR,
  'PUT /api/sessoes/parceiro/avaliacoes/{id}/resposta': PINTOR,
  'DELETE /api/sessoes/parceiro/avaliacoes/{id}': PINTOR,
  'GET /api/sessoes/parceiro/pedidos-orcamento': PINTOR,
  'PUT /api/sessoes/parceiro/pedidos-orcamento/{id}': PINTOR,
  'GET /api/moderacao': STAFF_WRITE,
  'GET /api/moderacao/numeros': STAFF_WRITE,
  'PUT /api/moderacao/{id}': STAFF_WRITE,
  'POST /api/denuncias': {...ANYONE, ...PINTOR},
  'GET /api/avaliacoes-pintor/{token}': {...ANYONE, ...PINTOR},
  'POST /api/avaliacoes-pintor/{token}': {...ANYONE, ...PINTOR},
  'POST /api/sessoes/parceiro/midias-ache-seu-pintor': PINTOR,
  'DELETE /api/sessoes/parceiro/midias/{id}': PINTOR,
  'PUT /api/sessoes/parceiro/midias/{id}': PINTOR,
} as const satisfies RouteTable;
