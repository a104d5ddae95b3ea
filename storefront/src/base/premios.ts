import {api} from '@clube/api-client';
import type {Premio} from './tipos';

export interface FiltroPremios {
  busca?: string;
  /** Comma list. */
  tags?: string;
  tipo?: string;
  /** Only what the balance affords. */
  buscaSaldo?: 1 | undefined;
  pagina?: number;
  limite?: number;
}

export interface PaginaPremios {
  premios: Premio[];
  totalItens: number;
}

/** Prizes that can be asked for, filtered. */
export function listarPremios(filtro: FiltroPremios, signal?: AbortSignal): Promise<PaginaPremios> {
  return api.get<PaginaPremios>('/api/premios', {ativo: 1, ...filtro}, signal);
}
