import {NOTIFICACAO_STATES, NOTIFICACAO_STATE_LABELS} from '@clube/domain';
import {f} from '../../../kernel/entities/fields';
import {defineList} from '../../../kernel/lists/list';

/** Pushes to many painters with their figures, newest first. */
export const notificacoes = defineList({
  name: 'notificacoes',
  route: 'GET /api/notificacoes',
  from: 'notificacao t JOIN usuario u ON u.id = t.usuario_id',
  base: 'notificacao t',
  fields: {
    id: f.id().title('Nº'),
    titulo: f.text().title('Título').unsorted(),
    texto: f.text().title('Texto').unsorted(),
    publico: f.text().title('Público').unsorted(),
    autor: f.text().title('Enviado por').computed('u.nome').unsorted(),
    estado: f.oneOf(NOTIFICACAO_STATES).title('Situação').labels(NOTIFICACAO_STATE_LABELS).unsorted(),
    pintores: f.int().title('Pintores').unsorted(),
    entregues: f.int().title('Entregues').unsorted(),
    falhas: f.int().title('Falhas').unsorted(),
    abertas: f.int().title('Abertos').unsorted(),
    quando: f.timestamp().title('Quando').computed('coalesce(t.agendada_para, t.criada_em)').unsorted(),
    agendadaPara: f.timestamp().title('Agendado para').optional().unsorted(),
    criadaEm: f.timestamp().title('Criado em').unsorted(),
  },
  sort: '-id',
  as: 'notificacoes',
  search: "para_busca(t.titulo || ' ' || t.texto)",
  period: 'criadaEm',
});
