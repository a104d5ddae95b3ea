import {p, everyone, s01, s012, s12, type RouteTable} from './who.js';

/** Prizes and their orders: the Auditor follows deliveries but cancels nothing; bulk is not the Administrador's. */
export const PREMIOS = {
  'GET /api/premios': {...everyone, ...p, ...s012},
  'GET /api/premios/{id}': {...everyone, ...p, ...s012},
  'POST /api/premios': s01,
  'PUT /api/premios/{id}': s12,
  'PUT /api/premios/bulk-activate': s012,
  'POST /api/premios/bulk-activate/filtro': s012,
  'DELETE /api/premios/{id}': s12,
  'GET /api/tags': everyone,

  'GET /api/avaliacoes_premio': {...everyone, ...s01},
  'POST /api/avaliacoes_premio': p,
  'PUT /api/avaliacoes_premio/{id}': s01,
  'POST /api/permitido_avaliar': p,
  'GET /api/favoritos': p,
  'PUT /api/favoritos/{id}': p,
  'DELETE /api/favoritos/{id}': p,

  'POST /api/resgatar': p,
  'GET /api/resgates': {...p, ...s012},
  'GET /api/resgates/export': s012,
  'GET /api/resgates/fotos_videos': {...p, ...s01},
  'POST /api/upload/foto_video': s01,
  'POST /api/resgates/{id}/midias': s01,
  'DELETE /api/resgates/midias/{id}': s01,
  'GET /api/resgates/{id}': {...p, ...s012},
  'GET /api/resgates/{id}/linha-do-tempo': s012,
  'PATCH /api/resgates/bulk': s12,
  'POST /api/resgates/bulk/filtro': s12,
  'POST /api/resgates/cancelar/filtro': s01,
  'PUT /api/resgates/{id}/alterar-observacao': s012,
  'POST /api/alterarStatusResgate': s012,
  'POST /api/cancelarResgate': s01,
  'PUT /api/data-resgate': s012,
  'PUT /api/previsao-entrega': s012,
} as const satisfies RouteTable;
