import {client, type Page} from '@clube/api-client';
import type {Premio} from './types';

export interface PremioFilter {
  busca?: string;
  /** Comma list. */
  tags?: string;
  tipo?: string;
  /** Only what the balance affords. */
  buscaSaldo?: 1 | undefined;
  codigo?: string;
  pagina?: number;
  limite?: number;
}

/** Prizes that can be asked for, filtered. */
export function listPremios(filter: PremioFilter, signal: AbortSignal): Promise<Page<Premio>> {
  return client.list('/api/premios', {query: {ativo: 1, ...filter}, signal});
}
