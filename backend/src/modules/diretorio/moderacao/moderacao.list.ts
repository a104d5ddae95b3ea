import {z} from 'zod';
import {
  DENUNCIA_MOTIVOS,
  MODERACAO_ESTADOS,
  MODERACAO_ESTADO_LABELS,
  MODERACAO_TIPOS,
  MODERACAO_TIPO_LABELS,
} from '@clube/domain';
import {f} from '../../../kernel/entities/fields';
import {renditionsSchema} from '../../../kernel/images/answer';
import {defineList, param} from '../../../kernel/lists/list';

/** `aberta`: it came after the last decision. */
const denuncia = z
  .object({motivo: z.enum(DENUNCIA_MOTIVOS), texto: z.string().nullable(), aberta: z.boolean()})
  .meta({id: 'Denuncia'});
const decisao = z
  .object({
    estado: z.enum(MODERACAO_ESTADOS),
    motivo: z.string().nullable(),
    nome: z.string(),
    em: z.iso.datetime(),
  })
  .meta({id: 'DecisaoDaModeracao'});

/** A refusal of a photo that its painter removed; `mesma`: it was this very file. */
const recusada = z
  .object({motivo: z.string(), nome: z.string(), em: z.iso.datetime(), mesma: z.boolean()})
  .meta({id: 'FotoRecusada'});

const MOMENT = `'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`;

/** Digest of everything that a decision goes by: the content, the last report and the last decision. */
const VERSION = `md5(jsonb_build_array(CASE WHEN t.tipo IN ('texto', 'pagina') THEN p.sobre WHEN t.tipo = 'perfil' THEN p.foto_id::text END,
  r.nota, r.avaliacao, r.cliente, r.resposta, (SELECT max(d.id) FROM denuncia d WHERE d.moderacao_id = t.id),
  (SELECT max(d.id) FROM moderacao_decisao d WHERE d.moderacao_id = t.id))::text)`;

/** Directory content for moderation. `fila=1`: content without a decision, or reported since the last one. */
export const moderacao = defineList({
  name: 'moderacao',
  route: 'GET /api/moderacao',
  from: `moderacao t JOIN pintor p ON p.id = t.pintor_id LEFT JOIN usuario u ON u.id = t.decidida_por
    LEFT JOIN avaliacao_pintor r ON t.tipo = 'avaliacao' AND r.id = t.alvo_id`,
  base: 'moderacao t',
  fields: {
    id: f.id().title('Nº'),
    tipo: f.oneOf(MODERACAO_TIPOS).title('O que é').labels(MODERACAO_TIPO_LABELS).unsorted(),
    pintor: f.text().title('Pintor').computed('p.nome').unsorted(),
    cpf: f.text().title('CPF').computed('p.cpf').unsorted(),
    pintorId: f.int().title('Nº do pintor').unsorted(),
    texto: f
      .text()
      .title('Texto')
      .computed(
        `CASE t.tipo WHEN 'avaliacao' THEN r.avaliacao WHEN 'texto' THEN p.sobre WHEN 'pagina' THEN p.sobre END`,
      )
      .optional()
      .unsorted(),
    nota: f.int().title('Nota').computed('r.nota').optional().unsorted(),
    cliente: f.text().title('Cliente').computed('r.cliente').optional().unsorted(),
    resposta: f.text().title('Resposta do pintor').computed('r.resposta').optional().unsorted(),
    imagens: f.json(z.array(renditionsSchema)).computed(`coalesce(CASE t.tipo
      WHEN 'foto' THEN (SELECT json_agg(a.imagens) FROM midia_pintor m JOIN arquivo a ON a.id = m.arquivo_id WHERE m.id = t.alvo_id)
      WHEN 'perfil' THEN (SELECT json_agg(a.imagens) FROM arquivo a WHERE a.id = p.foto_id)
      WHEN 'avaliacao' THEN (SELECT json_agg(a.imagens ORDER BY x.ordem) FROM avaliacao_pintor_foto x
                               JOIN arquivo a ON a.id = x.arquivo_id WHERE x.avaliacao_id = t.alvo_id) END, '[]')`),
    denuncias: f.int().title('Denúncias'),
    motivos: f.json(z.array(denuncia))
      .computed(`coalesce((SELECT json_agg(json_build_object('motivo', d.motivo, 'texto', d.texto, 'aberta', d.aberta)
      ORDER BY d.id DESC) FROM (SELECT * FROM denuncia d WHERE d.moderacao_id = t.id ORDER BY d.id DESC LIMIT 20) d), '[]')`),
    estado: f.oneOf(MODERACAO_ESTADOS).title('Situação').labels(MODERACAO_ESTADO_LABELS).unsorted(),
    motivo: f.text().title('Motivo').optional().unsorted(),
    versao: f.text().computed(VERSION).unsorted(),
    criadaEm: f.timestamp().title('Enviada em').unsorted(),
    decididaEm: f.timestamp().title('Decidida em').optional().unsorted(),
    decididaPor: f.text().title('Decidida por').computed('u.nome').optional().unsorted(),
    historico: f.json(z.array(decisao)).computed(`coalesce((SELECT json_agg(json_build_object('estado', d.estado,
      'motivo', d.motivo, 'nome', w.nome, 'em', to_char(d.decidida_em, ${MOMENT})) ORDER BY d.id DESC)
      FROM moderacao_decisao d JOIN usuario w ON w.id = d.decidida_por WHERE d.moderacao_id = t.id), '[]')`),
    recusadas: f.json(z.array(recusada))
      .computed(`coalesce((SELECT json_agg(json_build_object('motivo', d.motivo, 'nome', w.nome,
      'em', to_char(d.decidida_em, ${MOMENT}), 'mesma', EXISTS (SELECT 1 FROM arquivo a WHERE a.sha256 = d.sha256
      AND a.id = CASE t.tipo WHEN 'perfil' THEN p.foto_id ELSE (SELECT m.arquivo_id FROM midia_pintor m WHERE m.id = t.alvo_id) END)) ORDER BY d.id DESC) FROM (SELECT * FROM foto_recusada d
      WHERE t.tipo IN ('foto', 'perfil') AND d.pintor_id = t.pintor_id ORDER BY d.id DESC LIMIT 20) d JOIN usuario w ON w.id = d.decidida_por), '[]')`),
  },
  sort: '-denuncias',
  as: 'moderacao',
  params: {
    fila: param(z.enum(['0', '1']), value =>
      value === '1' ? `(t.estado = 'pendente' OR t.denuncias > 0)` : undefined,
    ),
  },
});
