import {z} from 'zod';
import {MIDIA_TYPES} from '@clube/domain';
import {f} from '../../../kernel/entities/fields';
import {pictureSql, renditionsSchema} from '../../../kernel/images/answer';
import {defineList} from '../../../kernel/lists/list';

export const midiaFile = z.object({url: z.string(), tipo: z.enum(MIDIA_TYPES)}).meta({id: 'ArquivoDaMidia'});

/** Photos and videos of orders: a painter's own, or all for staff. URLs are signed when the response is built. */
export const midias = defineList({
  name: 'midias-resgates',
  route: '/api/resgates/fotos_videos',
  from: 'resgate_midia t JOIN arquivo a ON a.id = t.arquivo_id JOIN resgate r ON r.id = t.resgate_id',
  base: 'resgate_midia t',
  fields: {
    id: f.id(),
    idResgate: f.int().computed('t.resgate_id').unsorted(),
    parceiro: f.text().title('Pintor').computed('r.pintor_nome').unsorted(),
    premio: f.text().title('Prêmio').computed('r.premio').unsorted(),
    resgatadoEm: f.timestamp().title('Resgatado em').computed('r.resgatado_em').unsorted(),
    nomeArquivo: f.text().computed('a.nome_original').optional().unsorted(),
    midia: f.json(midiaFile).computed(`json_build_object('url', '/arquivos/' || a.caminho, 'tipo', t.tipo)`),
    imagens: f.json(renditionsSchema).computed(pictureSql('t.arquivo_id').renditions),
  },
  sort: '-id',
  period: 'resgatadoEm',
  as: 'midias',
  scope: (actor, values) => (actor.kind === 'loja' ? `r.pintor_id = ${values.add(actor.id)}` : undefined),
});
