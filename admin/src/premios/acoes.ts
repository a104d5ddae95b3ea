import {api} from '@clube/api-client';

export const acoesPremio = {
  ativar: (id: number, ativo: boolean) => api.put(`/api/premios/${id}`, {ativo: ativo ? 1 : 0}),
  ativarVarios: (ids: readonly number[], ativo: boolean) =>
    api.put<{mensagem: string}>('/api/premios/bulk-activate', {ids, ativo: ativo ? 1 : 0}),
};
