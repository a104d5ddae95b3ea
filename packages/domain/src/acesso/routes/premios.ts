import {PINTOR, ANYONE, STAFF_WRITE, STAFF_READ, SMART_OR_AUDITOR, type RouteTable} from './roles.js';

/** Prizes and their orders: the Auditor follows deliveries but cancels nothing; bulk is not the Administrador's. */
export const PREMIOS = {
  'GET /api/premios': {...ANYONE, ...PINTOR, ...STAFF_READ},
  'GET /api/premios/{id}': {...ANYONE, ...PINTOR, ...STAFF_READ},
  'POST /api/premios': STAFF_WRITE,
  'PUT /api/premios/{id}': SMART_OR_AUDITOR,
  'PUT /api/premios/bulk-activate': STAFF_READ,
  'POST /api/premios/bulk-activate/filtro': STAFF_READ,
  'DELETE /api/premios/{id}': SMART_OR_AUDITOR,
  'GET /api/tags': ANYONE,

  'GET /api/avaliacoes_premio': {...ANYONE, ...PINTOR, ...STAFF_WRITE},
  'POST /api/avaliacoes_premio': PINTOR,
  'PUT /api/avaliacoes_premio/{id}': STAFF_WRITE,
  'POST /api/permitido_avaliar': PINTOR,
  'GET /api/favoritos': PINTOR,
  'PUT /api/favoritos/{id}': PINTOR,
  'DELETE /api/favoritos/{id}': PINTOR,

  'GET /api/verba_mensal': STAFF_WRITE,
  'PUT /api/verba_mensal/{id}': STAFF_WRITE,

  'POST /api/resgatar': PINTOR,
  'GET /api/resgates': {...PINTOR, ...STAFF_READ},
  'GET /api/resgates/export': STAFF_READ,
  'GET /api/resgates/fotos_videos': {...PINTOR, ...STAFF_WRITE},
  'POST /api/upload/foto_video': STAFF_WRITE,
  'POST /api/resgates/{id}/midias': STAFF_WRITE,
  'DELETE /api/resgates/midias/{id}': STAFF_WRITE,
  'POST /api/resgates/midias/{id}/compartilhar': PINTOR,
  'GET /api/resgates/midias/compartilhadas/{token}': ANYONE,
  'GET /api/resgates/{id}': {...PINTOR, ...STAFF_READ},
  'GET /api/resgates/{id}/linha-do-tempo': {...PINTOR, ...STAFF_READ},
  'PATCH /api/resgates/bulk': SMART_OR_AUDITOR,
  'POST /api/resgates/bulk/filtro': SMART_OR_AUDITOR,
  'POST /api/resgates/cancelar/filtro': STAFF_WRITE,
  'PUT /api/resgates/{id}/alterar-observacao': STAFF_READ,
  'POST /api/alterarStatusResgate': STAFF_READ,
  'POST /api/cancelarResgate': STAFF_WRITE,
  'PUT /api/data-resgate': STAFF_READ,
  'PUT /api/previsao-entrega': STAFF_READ,
} as const satisfies RouteTable;
