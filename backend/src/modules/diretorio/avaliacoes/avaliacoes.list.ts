import {AVALIACAO_PINTOR_LABELS, AVALIACAO_PINTOR_STATUSES} from '@clube/domain';
import {z} from 'zod';
import {f} from '../../../kernel/entities/fields';
import {renditionsSchema} from '../../../kernel/images/answer';
import {defineList} from '../../../kernel/lists/list';
import {ownRows} from '../own-rows';

/** A painter's ratings, newest first, and the open rating links. Ratings that staff have hidden are left out. */
export const avaliacoesPintor = defineList({
  name: 'avaliacoes-pintor',
  route: 'GET /api/sessoes/parceiro/avaliacoes',
  from: 'avaliacao_pintor t',
  as: 'ratings',
  sort: '-id',
  fields: {
    id: f.id(),
    status: f.oneOf(AVALIACAO_PINTOR_STATUSES).title('Situação').labels(AVALIACAO_PINTOR_LABELS).unsorted(),
    trabalho: f.text().title('Trabalho').optional().unsorted(),
    cliente: f.text().title('Cliente').optional().unsorted(),
    nota: f.int(1, 5).title('Nota').optional().unsorted(),
    avaliacao: f.text().title('Avaliação').optional().unsorted(),
    imagens: f.json(z.array(renditionsSchema)).computed(`coalesce((SELECT json_agg(a.imagens ORDER BY x.ordem)
      FROM avaliacao_pintor_foto x JOIN arquivo a ON a.id = x.arquivo_id WHERE x.avaliacao_id = t.id), '[]')`),
    resposta: f.text().title('Resposta do pintor').optional().unsorted(),
    // Seed and hash of the token in SQL; mapped to the link in the response.
    link: f
      .text()
      .computed(`CASE WHEN t.status = 'PENDENTE' THEN t.token_semente || ' ' || t.token_hash END`)
      .optional()
      .unsorted(),
    criadoEm: f.timestamp().title('Pedida em').unsorted(),
    expiraEm: f.timestamp().title('O link vale até').optional().unsorted(),
    avaliadoEm: f.timestamp().title('Avaliada em').optional().unsorted(),
  },
  scope: (actor, values) => `NOT t.oculta AND ${ownRows(actor, values)}`,
});
